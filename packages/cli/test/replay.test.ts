import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { game } from "@sw/deckbuilder-core";
import { expectOk, makeReplay, recorded, seeded } from "@sw/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { versionOf } from "../src/versions.ts";
import { fakeIo, freshFolder, type Run, sw } from "./helpers/fake-io.ts";

const folder = freshFolder();
const run = (args: string): Promise<Run> => sw(fakeIo(folder.path), args);
let told = "";

beforeAll(async () => {
  told = (await run("demo --bases 2 --seed 3 --out game.json")).out;
});
afterAll(() => folder.remove());

test("A replay ends as its file states", async () => {
  const { code, out, err } = await run("replay game.json");
  const { final } = JSON.parse(readFileSync(join(folder.path, "game.json"), "utf8"));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(`The final hash matches: ${final}.`);
  expect(out).toMatch(/Won by the (Empire|Rebellion), \d bases? ahead/);
});

test("The option --narrate prints the same narration as when the game was played", async () => {
  const story = (text: string): readonly string[] => text.split("\n").filter((line) => /^(──|The) /.test(line));
  const { out } = await run("replay game.json --narrate");
  const lines = story(told).filter((line) => !line.startsWith("The same game"));
  expect(lines.length).toBeGreaterThan(100);
  expect(story(out)).toEqual(lines);
});

test("A replay whose chance is a script is played with that script", async () => {
  const chance = recorded(seeded(9));
  const config = { mode: "introductory", bases: 2, bribing: false } as const;
  let { state } = expectOk(game.setup(config, chance));
  const action = { type: "end-turn" } as const;
  for (let turn = 0; turn < 4; turn++) state = expectOk(game.apply(state, action, { chance })).state;
  const played = { version: versionOf("@sw/deckbuilder-core"), config, chance: { script: chance.log } };
  const replay = expectOk(makeReplay(game, { ...played, actions: [action, action, action, action] }));
  writeFileSync(join(folder.path, "script.json"), JSON.stringify(replay));
  const { code, out } = await run("replay script.json --narrate --lang es");
  expect(code).toBe(0);
  expect(out).toContain("── Turno 5, Imperio");
  expect(out).toContain("Sin decidir tras 4 decisiones.");
});
