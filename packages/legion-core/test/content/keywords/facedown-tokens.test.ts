import { expectOk, HIDDEN, scripted, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { ARMIES, BATTLEFIELD } from "../../../src/examples/index.ts";
import { game } from "../../../src/index.ts";
import type { Config } from "../../../src/state/config.ts";
import type { State, TableToken } from "../../../src/state/state.ts";
import { play, scenario, truth } from "../../../src/testing/index.ts";
import { chooseCard, put } from "../../helpers/actions.ts";
import { LOST } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";
import { BANE, BYSTANDERS, baited, baneToken, CARD, FACES, facedown, HUNTER, lying, moves } from "./bane.ts";

/** A battle in which the first player has Cad Bane. */
const WITH_BANE: Config = { table: BATTLEFIELD, armies: [ARMIES["poggle-the-lesser"], ARMIES["rebel-officer"]] };

describe("what facedown tokens tell", () => {
  const three = (order: readonly number[]): State =>
    baited(
      order.map((face, place) => facedown(FACES[face] ?? "", 500 + 200 * place, 200)),
      HUNTER,
      { mission: { counts: { [`divulged ${CARD} player-1`]: 1 } } },
    );

  it("[leg.kw.bane-tokens.placing] Only its player sees which Bane token is facedown until it is revealed to all", () => {
    const state = three([0, 1, 2]);
    const shown = (viewer: "player-1" | "player-2" | "spectator", now: State = state): readonly unknown[] =>
      game.view(now, viewer).tokens.map(({ face }) => face?.shows);
    expect(shown("player-1")).toEqual(FACES);
    for (const viewer of ["player-2", "spectator"] as const) {
      expect(shown(viewer)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(game.view(three([2, 0, 1]), viewer)).toEqual(game.view(state, viewer));
    }
    const { state: seen } = moves(baited([facedown("smoke-and-mirrors", 1000, 300)]), 1000, 440);
    expect(shown("player-2", seen)).toEqual(["smoke-and-mirrors"]);
  });

  it("[leg.kw.bane-tokens.placing] When a Bane token is placed, the opponent sees only its position", () => {
    const asked = (shows: string): ReturnType<typeof play> => {
      const phase = scenario({
        phase: "command",
        "player-1": { units: [{ unit: BANE, at: [600, 300] }], faction: "galactic-empire", hand: [CARD] },
        "player-2": { units: [BYSTANDERS], hand: [] },
      });
      return play(phase, [chooseCard(CARD), put(shows, 600, 200)]);
    };
    const [one, other] = [asked("kablamo"), asked("here-i-am")];
    expect(one.events.map((event) => game.redact(event, "player-2"))).toEqual(
      other.events.map((event) => game.redact(event, "player-2")),
    );
    expect(game.view(one.state, "player-2")).toEqual(game.view(other.state, "player-2"));
  });

  it("[leg.kw.bane-tokens.here-i-am-voluntary] The question whether to reveal Here I Am does not show the opponent that this token is there", () => {
    const asked = (shows: string): State =>
      scenario({
        phase: "command",
        tokens: [facedown(shows, 600, 300)],
        "player-1": { units: [{ unit: BANE }, LOST], faction: "galactic-empire", hand: ["push"] },
        "player-2": { units: [BYSTANDERS], hand: ["push"] },
        frames: [{ kind: "mission", card: "here-i-am", choice: "reveal", side: 0, about: null, chosen: [] }],
      });
    const [real, bluff] = [asked("here-i-am"), asked("kablamo")];
    expect([offered(real).length, offered(bluff).length]).toEqual([2, 1]);
    expect(game.view(bluff, "player-2")).toEqual(game.view(real, "player-2"));
    expect(game.view(bluff, "spectator")).toEqual(game.view(real, "spectator"));
  });

  /** A game in which the first player has Cad Bane, with tokens of his as if they had been put down. */
  const { state: begun } = expectOk(game.setup(WITH_BANE, "bane"));
  const dealt = (tokens: readonly TableToken[], counts: State["mission"]["counts"] = {}): State => {
    return { ...begun, tokens, mission: { ...begun.mission, counts } };
  };
  const DIVULGED = { [`divulged ${CARD} player-1`]: 1 };

  it("[leg.kw.bane-tokens.placing] A determinized state has each kind of Bane token once, and the true state is among the possible ones", () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const state = dealt(order.map((face, place) => baneToken(FACES[face] ?? "", 500 + 200 * place, 200)));
      for (const viewer of ["player-1", "player-2", "spectator"] as const) {
        const view = game.view(state, viewer);
        expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
      }
    }
  });

  it("[leg.kw.bane-tokens.placing] Bane tokens divulged together are all different, but tokens placed at other times can repeat a kind", () => {
    const [first, second, third] = FACES.map((shows, place) => baneToken(shows, 500 + 200 * place, 200));
    if (first === undefined || second === undefined || third === undefined) throw new RangeError("three tokens");
    const gone = { ...first, removed: true, face: { card: CARD, shows: "here-i-am", turned: true } };
    const guesses = (counts: State["mission"]["counts"]): readonly string[] => {
      const view = game.view(dealt([gone, second, third], counts), "player-2");
      const worlds = Array.from({ length: 12 }, (_, number) => game.determinize(view, seeded(number)));
      for (const world of worlds) expect(game.view(world, "player-2")).toEqual(view);
      return [...new Set(worlds.map((world) => lying(world).join()))].sort();
    };
    expect(guesses(DIVULGED)).toEqual([
      "here-i-am up, gone,kablamo down,smoke-and-mirrors down",
      "here-i-am up, gone,smoke-and-mirrors down,kablamo down",
    ]);
    expect(guesses({}).some((world) => world.includes("here-i-am down"))).toBe(true);
  });

  it("[leg.kw.bane-tokens.placing] A save is refused if two facedown Bane tokens of a player are the same kind or one is of an unknown kind", () => {
    const read = (...tokens: readonly TableToken[]): boolean =>
      game.parse.state(JSON.parse(JSON.stringify(dealt(tokens)))).ok;
    const [one, other] = [baneToken("kablamo", 600, 300), baneToken("here-i-am", 900, 300)];
    expect(read(one, other)).toBe(true);
    expect(read(one, baneToken("kablamo", 900, 300, { owner: 1 }))).toBe(true);
    expect(read(one, baneToken("kablamo", 900, 300))).toBe(false);
    expect(read(one, baneToken("jump", 900, 300))).toBe(false);
    expect(read({ ...one, owner: null })).toBe(false);
    expect(read({ ...one, removed: true })).toBe(false);
    expect(read({ ...one, kind: "charge" })).toBe(false);
  });
});
