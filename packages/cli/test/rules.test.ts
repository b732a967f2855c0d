import { RULES } from "@sw/deckbuilder-core/rules";
import { RULES as LEGION_RULES } from "@sw/legion-core/rules";
import { RULES as REBELLION_RULES } from "@sw/rebellion-core/rules";
import { CONTRACT_RULES } from "@sw/tabletop";
import { expect, test } from "vitest";
import { fakeIo, isColoured, type Run, sw } from "./helpers/fake-io.ts";

const run = (args: string): Promise<Run> => sw(fakeIo("."), ["rules", ...args.split(" ")]);
const idsIn = (out: string): readonly string[] => JSON.parse(out).map(({ id }: { id: string }) => id);

test("The command sw rules finds a rule by its id and shows its section and open questions", async () => {
  const { code, out } = await run("dbg.turn-start.force-bonus");
  const { source, rule, ambiguity } = RULES["dbg.turn-start.force-bonus"];
  expect(code).toBe(0);
  const text = out.replace(/\s+/g, " ");
  for (const part of ["dbg.turn-start.force-bonus", source, rule, `The book leaves open: ${ambiguity}`, "1 rule"]) {
    expect(text).toContain(part);
  }
  expect(isColoured(out)).toBe(false);
});

test("The command sw rules finds rules that contain all words in statement or section, ignoring case and accents", async () => {
  const { out } = await run("--json TURNO Force bonus");
  expect(idsIn(out)).toContain("dbg.turn-start.order");
  const found = idsIn((await run("--json seccion")).out);
  expect(found).toEqual(idsIn((await run("--json SECCIÓN")).out));
  expect(JSON.parse((await run("--json force zebra")).out)).toEqual([]);
});

test("The command sw rules searches the rules of all games and of the contract, or of one game", async () => {
  const all = [RULES, REBELLION_RULES, LEGION_RULES, CONTRACT_RULES].flatMap((rules) => Object.keys(rules));
  expect(idsIn((await run("--json .")).out)).toEqual(all);
  expect(idsIn((await run("--json --game deckbuilder .")).out)).toEqual(Object.keys(RULES));
});

test("The command sw rules reports when nothing is found", async () => {
  expect(await run("zebra")).toEqual({ code: 0, out: "No rule contains all of these words: zebra\n", err: "" });
});

test("The option --lang es prints the text around the rules in Spanish, and says that statements are in English", async () => {
  const { code, out, err } = await run("--lang es bribe refill");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("El libro deja abierto:");
  expect(out).toMatch(/\n1 regla; los enunciados están en inglés\n$/);
  expect((await run("--lang es zebra")).out).toBe(
    "Ninguna regla contiene todas estas palabras: zebra (los enunciados están en inglés)\n",
  );
});

test("The ids of rules are highlighted at a terminal", async () => {
  const { out } = await sw(fakeIo(".", { tty: true }), "rules dbg.turn.no-duty");
  expect(isColoured(out)).toBe(true);
});
