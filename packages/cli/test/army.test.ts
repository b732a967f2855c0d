import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { army, parseArmyList } from "@sw/legion-core/army";
import { exchange } from "@sw/legion-core/army/exchange";
import { afterAll, expect, test } from "vitest";
import { readJson } from "../src/files.ts";
import { fakeIo, freshFolder, isColoured, type Run, sw } from "./helpers/fake-io.ts";

const folder = freshFolder();
afterAll(() => folder.remove());
cpSync(fileURLToPath(new URL("../examples", import.meta.url)), join(folder.path, "examples"), { recursive: true });
const LEGAL = "examples/legion-army.json";
const UNFINISHED = "examples/legion-army-unfinished.json";

const run = (args: string): Promise<Run> => sw(fakeIo(folder.path), `army ${args}`);

function written(name: string, text: string): string {
  writeFileSync(join(folder.path, name), text);
  return name;
}

async function listIn(path: string) {
  const read = parseArmyList(await readJson({ cwd: folder.path }, path));
  if (!read.ok) throw new Error(read.violation.code);
  return read.value;
}

test("The command sw army shows a legal army with its points and upgrades", async () => {
  const { code, out, err } = await run(`check ${LEGAL}`);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^988 points\n/);
  expect(out).toContain("\nStormtroopers: HH-12 Stormtrooper\n");
  expect(out).toMatch(/\n\nThe army is legal\.\n$/);
  expect(isColoured(out)).toBe(false);
});

test("The command sw army describes each fault of an illegal army by its rule, with exit code 2", async () => {
  const { code, out, err } = await run(`check ${UNFINISHED}`);
  const faults = army.check(await listIn(UNFINISHED));
  expect(code).toBe(2);
  expect(err).toBe(`sw: the army in ${UNFINISHED} is not legal: ${faults.length} faults\n`);
  const text = out.replace(/\s+/g, " ");
  expect(out.match(/^- /gm)).toHaveLength(faults.length);
  for (const { rule } of faults) expect(text).toContain(rule);
});

test("The command sw army also describes an army in Spanish", async () => {
  const { out, err } = await run(`check ${UNFINISHED} --lang es`);
  expect(out).toMatch(/^500 puntos\n/);
  expect(err).toMatch(/^sw: el ejército de .* no es legal: \d+ faltas\n$/);
});

test("The command sw army prints its report as JSON", async () => {
  const { code, out } = await run(`check ${UNFINISHED} --json`);
  const list = await listIn(UNFINISHED);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ points: army.points(list), faults: army.check(list) });
});

test("The command sw army lists the cards that can be added by rank, unit and deck, with points", async () => {
  const { code, out } = await run(`options ${UNFINISHED}`);
  expect(code).toBe(0);
  const text = out.replace(/\s+/g, " ");
  for (const part of ["Units Operative: ", " Corps: ", "Stormtroopers (42)", " Command cards Standing Orders "]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Battle deck nothing $/);
  const spanish = await run(`options ${UNFINISHED} --lang es`);
  expect(spanish.out).toMatch(/^Unidades\n/);
});

test("The command sw army prints the cards that can be added as JSON", async () => {
  const { out } = await run(`options ${LEGAL} --json`);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(army.options(await listIn(LEGAL)))));
});

test("Unknown cards of an army are called by their ids", async () => {
  const list = { ...(await listIn(LEGAL)), units: [{ unit: "jar-jar", upgrades: [] }] };
  const { code, out } = await run(`check ${written("unknown.json", JSON.stringify(list))}`);
  expect(code).toBe(2);
  expect(out).toMatch(/^0 points\njar-jar\n/);
});

test.each([
  ["check none.json", "sw: cannot read none.json: there is no such file\n"],
  ["options none.json", "sw: cannot read none.json: there is no such file\n"],
  ["", "sw: which of check, options, import, export?\n"],
])("The command line 'sw army %s' is bad input", async (args, expected) => {
  const { code, out, err } = await sw(fakeIo(folder.path), ["army", ...args.split(" ").filter((word) => word !== "")]);
  expect([code, out, err]).toEqual([2, "", expected]);
});

test("An army file of the wrong shape is bad input, reported in one line", async () => {
  const { code, out, err } = await run(`check ${written("shape.json", '{"faction": "gungans"}')}`);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^sw: shape\.json: The input has the wrong shape at “faction”\. .* \(tt\.input\.shape\)\.\n$/);
});

const LINK = "https://legionhq2.com/list/empire/1000:1at0dy00,2ay00000,bw";
const TEXT = `Saturday
304/1000 (4 activations)
Commanders:
 - Darth Vader (160): Force Choke (10) = 170
Corps:
 - 2x Stormtroopers (42) = 84
 - Gungan\u001b[2J Warriors = 50
`;

test("The command sw army import turns a link into an army that the other commands can read", async () => {
  const { code, out, err } = await run(`import ${LINK}`);
  expect([code, err]).toEqual([0, ""]);
  const file = written("imported.json", out);
  expect((await run(`check ${file}`)).out).toMatch(/^264 points\nDarth Vader, Dark Lord of the Sith: Force Choke\n/);
});

test("The command sw army import prints the parts it omits and differing points in addition to the army, with exit code 2", async () => {
  const { code, out, err } = await run(`import ${written("list.txt", TEXT)}`);
  expect(code).toBe(2);
  expect(JSON.parse(out).units).toHaveLength(3);
  const text = err.replace(/\s+/g, " ");
  expect(text).toContain("- Darth Vader, Dark Lord of the Sith: the list says 160 points, but the cost");
  expect(text).toContain("There is no card named “Gungan\\u001b[2J Warriors”");
  expect(text).toMatch(/ sw: cards of list\.txt that are skipped: 1 $/);
  const spanish = await run("import list.txt --lang es");
  expect(spanish.err).toMatch(/\nsw: cartas de list\.txt que se omiten: 1\n$/);
});

test("The option --out of sw army import writes the army to a file instead of printing it", async () => {
  const { code, out, err } = await run(`import ${LINK} --out armies/vader.json`);
  expect([code, out, err]).toEqual([0, "", ""]);
  expect((await run("check armies/vader.json")).out).toMatch(/^264 points\n/);
});

test("The command sw army import prints everything it read as JSON", async () => {
  const { out, err } = await run(`import ${LINK} --json`);
  const read = exchange.read(LINK);
  expect(err).toBe("");
  expect({ ok: true, value: JSON.parse(out) }).toEqual(read);
});

test("The command sw army export writes a list for another program, which import can read again", async () => {
  const { code, out, err } = await run(`export ${LEGAL} --as text-tournament --title Saturday`);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Saturday\n988\/1000 \(11 activations\)\nDarth Vader /);
  const again = await run(`import ${written("export.txt", out)}`);
  expect(JSON.parse(again.out).units).toHaveLength(11);
  expect(again.err).toMatch(
    /^- The list does not name its faction\. According to its cards, the faction is\s+Galactic\s+Empire/,
  );
});

test("The command sw army export reports what a format loses, in both languages or as JSON", async () => {
  const lost = await run(`export ${LEGAL} --as text-minimal`);
  expect(lost.err.replace(/\s+/g, " ")).toContain("- lost in this format: the battle deck (Shifting Priorities, ");
  const spanish = await run(`export ${LEGAL} --as text-minimal --lang es`);
  expect(spanish.err).toMatch(/^- se pierde en este formato: el mazo de Batalla /);
  const { out } = await run(`export ${LEGAL} --as text-minimal --json`);
  expect(JSON.parse(out).lost.map(({ part }: { part: string }) => part)).toEqual(["battle-deck"]);
});

test.each([
  [`import ${LEGAL}`, /^sw: examples\/legion-army\.json: .* \(tt\.input\.shape\)\.\n$/],
  [
    "import https://tabletopadmiral.com/listbuilder/Empire/1",
    /^sw: https:.* not public\. .* \(tt\.input\.shape\)\.\n$/,
  ],
  ["import none.txt", /^sw: cannot read none\.txt: there is no such file\n$/],
  [`export ${LEGAL}`, /^sw: required option '--as <format>' not specified\n$/],
  [`export ${LEGAL} --as papyrus`, /^sw: .*Allowed choices are legionhq-link, /],
])("The command line 'sw army %s' is bad input, reported in one line", async (args, expected) => {
  const { code, out, err } = await run(args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(expected);
});

test("The command sw army check --playable reports how many units can be played, and which cards only partly", async () => {
  const { code, out } = await run("check --playable");
  expect(code).toBe(0);
  expect(out).toMatch(/^All 144 units play\.\n/);
  expect(out).not.toContain("not played by now");
  expect(out).toContain("- Door Gunners: is supported only as far as its text is known.");
  expect((await run("check --playable --lang es")).out).toMatch(/^Se juegan las 144 unidades\.\n/);
  const data = await run("check --playable --json");
  expect(JSON.parse(data.out)).toEqual(army.playable());
});

test("The command sw army check --playable requires exactly one army", async () => {
  const { code, out } = await run(`check ${LEGAL} --playable --json`);
  expect([code, JSON.parse(out)]).toEqual([0, army.playable(await listIn(LEGAL))]);
  const none = await run("check");
  expect([none.code, none.err]).toEqual([2, "sw: which army? give the file\n"]);
});
