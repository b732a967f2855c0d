import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, violation } from "@sw/tabletop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playable } from "../src/commands/play.ts";
import { deckbuilderKit } from "../src/games/deckbuilder/kit.ts";
import { type Locale, sealed } from "../src/kit.ts";
import { commandNamed } from "../src/options.ts";
import { fakeIo, freshFolder, type Run, sw } from "./helpers/fake-io.ts";

const folder = freshFolder();
const path = join(folder.path, "game.json");
let older = "";

beforeAll(async () => {
  await sw(fakeIo(folder.path, { lines: ["1", "q"] }), "play deckbuilder --seat empire --seed 7 --save game.json");
  const save = JSON.parse(readFileSync(path, "utf8"));
  older = JSON.stringify({ ...save, catalogue: "older", table: { ...save.table, catalogue: "older" } });
});
afterAll(() => folder.remove());

/** Resumes the game of an older release in one whose invariants refuse its state. */
async function resumed(lang: Locale): Promise<Run> {
  writeFileSync(path, older);
  const { game } = deckbuilderKit;
  const { format, catalogue, table } = JSON.parse(older);
  const to = { format: table.state.format, catalogue: game.catalogueOf(table.config) };
  const state = () => fail(violation("dbg.components.cards", "not-conserved"));
  const migrations = [{ from: { format, catalogue }, to, changed: [] }];
  const later = { ...deckbuilderKit, game: { ...game, migrations, parse: { ...game.parse, state } } };
  const io = fakeIo(folder.path, { lines: ["q"] });
  const command = playable(io, commandNamed(io, "deckbuilder", ""), sealed([later]));
  await command.parseAsync(["--resume", "game.json", "--lang", lang], { from: "user" });
  return { code: 0, out: io.stdout.text, err: io.stderr.text };
}

test.each([
  ["en", "The saved state could not be read, so the game was played again from its seed and actions."],
  ["es", "El estado guardado no se pudo leer: la partida se ha jugado de nuevo a partir de su semilla y sus acciones."],
] as const)(
  "A save whose state is rejected is replayed from its actions, and the player is told so (%s)",
  async (lang, line) => {
    const { out } = await resumed(lang);
    expect(out.replace(/\s+/g, " ")).toContain(line);
    expect(out).toContain("dbg.components.cards");
    expect(JSON.parse(readFileSync(path, "utf8")).table.played).toHaveLength(1);
  },
);

test("A save whose state is accepted is continued without a message about replaying", async () => {
  await sw(fakeIo(folder.path, { lines: ["1", "q"] }), "play deckbuilder --seat empire --seed 7 --save new.json");
  const { out } = await sw(fakeIo(folder.path, { lines: ["q"] }), "play deckbuilder --resume new.json");
  expect(out).not.toContain("played again");
});
