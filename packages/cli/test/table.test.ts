import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawLayout } from "@sw/legion-core/draw";
import { type Layout, parseLayout } from "@sw/legion-core/table";
import { afterAll, expect, test } from "vitest";
import { fakeIo, freshFolder, type Run, sw } from "./helpers/fake-io.ts";

const folder = freshFolder();
afterAll(() => folder.remove());
cpSync(fileURLToPath(new URL("../examples", import.meta.url)), join(folder.path, "examples"), { recursive: true });
const FILE = "examples/legion-table.json";

const run = (args: string): Promise<Run> => sw(fakeIo(folder.path), `table ${args}`);
const textOf = (path: string): string => readFileSync(join(folder.path, path), "utf8");

function layout(): Layout {
  const read = parseLayout(JSON.parse(textOf(FILE)));
  if (!read.ok) throw new Error(read.violation.code);
  return read.value;
}

test("The drawing of sw table is written to standard output", async () => {
  const { code, out, err } = await run(FILE);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(drawLayout(layout()));
});

test("The command sw table describes its drawing if the drawing goes to a file", async () => {
  const asked = "--sight-from sergeant --attacker rebel-troopers --defender stormtroopers";
  const { code, out } = await run(`${FILE} ${asked} --out seen.svg`);
  expect(code).toBe(0);
  expect(out).toContain("sergeant sees captain.\n");
  expect(out).toContain("sergeant does not see scout: bunker.\n");
  expect(out).toContain("stormtroopers has heavy cover against rebel-troopers: 4 of 4 obscured.\n");
  expect(out).toContain("  storm-2 is obscured by barricade.\n");
  expect(out).toMatch(/Drawn in seen\.svg\.\n$/);
  const cover = { attacker: "rebel-troopers", defender: "stormtroopers" };
  expect(textOf("seen.svg")).toBe(drawLayout(layout(), { sightFrom: "sergeant", cover }));
});

test("The picture in the README of @sw/legion-core is the drawing of the example", async () => {
  const asked = "--sight-from sergeant --attacker rebel-troopers --defender stormtroopers --ranges sergeant";
  const picture = new URL("../../legion-core/table.svg", import.meta.url);
  expect((await run(`${FILE} ${asked}`)).out).toBe(readFileSync(picture, "utf8"));
});

test("The command sw table also describes a drawing in Spanish", async () => {
  const { out } = await run(`${FILE} --sight-from sergeant --out es.svg --lang es`);
  expect(out).toContain("sergeant no ve a scout: bunker.\n");
  expect(out).toMatch(/Dibujada en es\.svg\.\n$/);
});

test("The command sw table draws movement reach by speed, and ranges", async () => {
  const { out } = await run(`${FILE} --reach at-rt --speed 1 --ranges walker`);
  const drawing = { reach: { unit: "at-rt", allowance: { speed: 1 } }, ranges: { from: "walker", most: 4 } };
  expect(out).toBe(drawLayout(layout(), drawing));
  expect(out).not.toBe((await run(`${FILE} --reach at-rt --speed 2 --ranges walker`)).out);
});

test("The command sw table first reports the faults of the table", async () => {
  const { table, units, ...rest } = layout();
  const tokens = [{ id: "box", kind: "asset", x: 900_00, y: 700_00, z: 0 }, ...(rest.tokens ?? [])];
  writeFileSync(join(folder.path, "wrong.json"), JSON.stringify({ table, units, tokens }));
  const { code, out } = await run("wrong.json --out wrong.svg");
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, " ")).toMatch(
    /^- The point of interest “box” overlaps another token .* Drawn in wrong\.svg\. $/,
  );
});

test.each([
  ["none.json", "cannot read none.json: there is no such file"],
  [`${FILE} --sight-from nobody`, "no miniature nobody"],
  [`${FILE} --reach nobody`, "no unit nobody"],
  [`${FILE} --attacker rebel-troopers`, "cover needs --attacker and --defender"],
  [`${FILE} --out examples`, "cannot write examples: it is a folder"],
])("The command line 'sw table %s' is bad input", async (args, message) => {
  const { code, out, err } = await run(args);
  expect([code, out, err]).toEqual([2, "", `sw: ${message}\n`]);
});

test("A table file of the wrong shape is bad input, reported in one line", async () => {
  writeFileSync(join(folder.path, "shape.json"), '{"table": {"terrain": []}, "units": [{"id": "a"}]}');
  const { code, out, err } = await run("shape.json");
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^sw: shape\.json: The input has the wrong shape at “units\.0\..*\(tt\.input\.shape\)\.\n$/);
});
