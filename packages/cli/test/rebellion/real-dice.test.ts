import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expectOk, makeReplay, verifyReplay } from "@sw/tabletop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { soloKit } from "../../src/games/rebellion/solo-kit.ts";
import { DieWanted, Tray, withRealDice } from "../../src/playing/real-dice.ts";
import { fakeIo, freshFolder, type Run, sw } from "../helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const run = (args: string, lines: readonly string[] = []): Promise<Run> => sw(fakeIo(folder.path, { lines }), args);
const documentIn = (path: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(join(folder.path, path), "utf8"));

/** The dice of the set-up with seed 1: the fifth leader, three Star Destroyers, the AT-AT, the Death Star. */
const SET_UP = ["8", "1", "2", "3", "4", "5"];

describe("Real dice in a solo game", () => {
  test("The command sw solo --physical-dice asks for the automa's dice by their labels, rejects impossible results and saves them", async () => {
    const typed = ["9", "x", ...SET_UP, "q"];
    const { code, out, err } = await run("solo --physical-dice --seed 1 --save game.json", typed);
    expect([code, err]).toEqual([0, ""]);
    expect(out.match(/Roll \(d8: recruit\), 1-8:/g)).toHaveLength(3);
    expect(out.match(/Roll \(d6: star-destroyer\), 1-6:/g)).toHaveLength(3);
    expect(out).toContain('"9" is not a result of this die. Possible results: 1-8.');
    expect(out).toMatch(/Roll \(d6: at-at\), 1-6:[\s\S]*Roll \(d6: death-star\), 1-6:/);
    expect(documentIn("game.json").dice).toEqual({ which: "automa", rolled: [SET_UP] });
  });

  test("A game with physical dice continues from its save with the saved results, without asking for them again", async () => {
    await run("solo --physical-dice --seed 1 --save game.json", [...SET_UP, "q"]);
    const on = await run("solo --resume game.json", ["1", "1", "q"]);
    expect(on).toMatchObject({ code: 0, err: "" });
    expect(on.out).not.toContain("Roll (d6");
    const kept = documentIn("game.json");
    expect(kept.table.played).toHaveLength(2);
    expect(kept.dice.rolled).toEqual([SET_UP, [], []]);
    writeFileSync(
      join(folder.path, "other.json"),
      JSON.stringify({ ...kept, dice: { which: "automa", rolled: [["1", "7"]] } }),
    );
    const broken = await run("solo --resume other.json", ["q"]);
    expect(broken.code).toBe(2);
    expect(broken.err).toContain("a result of d6: star-destroyer is missing or wrong");
    expect((await run("solo --resume game.json --physical-dice")).err).toContain("cannot be used with option");
    expect((await run("solo --physical-dice some")).err).toContain("automa, all");
    expect((await run("play rebellion --physical-dice")).err).toContain("unknown option");
  });

  test("A player who leaves while a die roll is requested starts no game, and the question is asked in Spanish too", async () => {
    const { code, out } = await run("solo --physical-dice --lang es --seed 1 --save game.json", ["4", "7"]);
    expect(code).toBe(0);
    expect(out).toContain("Tira (d6: star-destroyer), 1-6:");
    expect(out).toContain('"7" no es un resultado de este dado. Resultados posibles: 1-6.');
    expect(() => documentIn("game.json")).toThrow();
  });

  /** Plays the first option at each question, with every real die showing its first face. */
  function played(which: "automa" | "all", steps: number) {
    const tray = new Tray();
    const asked: string[] = [];
    const game = withRealDice(soloKit.game, which, soloKit.automaDice ?? (() => false), tray);
    const rolling = <Done>(act: () => Done): Done => {
      for (;;) {
        try {
          return act();
        } catch (error) {
          if (!(error instanceof DieWanted)) throw error;
          const { label, faces } = error.die;
          const before = asked.filter((one) => one === label).length;
          asked.push(label);
          tray.add(faces[label.startsWith("d6") ? before % faces.length : 0] ?? "");
        }
      }
    };
    const config = expectOk(soloKit.game.parse.config(soloKit.config({})));
    let { state } = rolling(() => expectOk(game.setup(config, "real")));
    const actions: (typeof soloKit.game)["~types"] extends never ? never : Parameters<typeof game.apply>[1][] = [];
    for (let step = 0; step < steps; step++) {
      const [action] = game.legalActions(state);
      if (action === undefined) break;
      const before = state;
      ({ state } = rolling(() => expectOk(game.apply(before, action))));
      actions.push(action);
    }
    return { tray, asked, config, actions, state };
  }

  test("A replay of a game with physical dice holds every result of chance, and reaches the same end", () => {
    const { tray, asked, config, actions, state } = played("automa", 14);
    expect(asked.some((label) => label.startsWith("d8: "))).toBe(true);
    expect(asked.every((label) => /^d[68]: /.test(label))).toBe(true);
    const chance = { script: tray.script };
    const replay = expectOk(makeReplay(soloKit.game, { version: "0.0.0", config, chance, actions }));
    expect(expectOk(verifyReplay(soloKit.game, replay)).states.at(-1)).toEqual(state);
    expect(tray.rolled.flat()).toHaveLength(asked.length);
  });

  test("Dice of missions and combats are also asked for, by their faces, if all dice are physical", () => {
    const tray = new Tray();
    const game = withRealDice(soloKit.game, "all", () => false, tray);
    const chance = tray.begin("real", 0, (_label, isDie) => isDie);
    const faces = ["hit", "hit", "direct-hit", "special", "blank", "blank"];
    const roll = (): number => chance.die("attack:red", 6, (index) => faces[index] ?? "");
    expect(roll).toThrow(DieWanted);
    tray.add("special");
    expect(tray.begin("real", 0, (_label, isDie) => isDie).die("attack:red", 6, (index) => faces[index] ?? "")).toBe(3);
    expect(game.id).toBe("rebellion-solo");
  });
});
