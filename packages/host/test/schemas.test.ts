import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Chance, type Json, seeded } from "@sw/tabletop";
import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect, test } from "vitest";
import { seatMessageSchema } from "../src/desk/messages.ts";
import { requestSchema } from "../src/desk/opening.ts";
import { claimSchema, keyedSchema } from "../src/host/door.ts";
import { authSchema } from "../src/host/sockets.ts";

// The JSON Schemas of what clients send are made from the readers that the host judges with. `vitest -u` writes them anew.

const CODE = "x".repeat(32);
/** The reader of each kind, and documents that it accepts. */
const KINDS: Readonly<Record<string, readonly [reader: v.GenericSchema, ...documents: readonly Json[]]>> = {
  "table-request": [
    requestSchema,
    {},
    { game: "legion", config: { any: [1] }, title: "Come in", access: "open", absence: null },
    { seats: { empire: "invited", rebel: { bot: "random" } }, time: { type: "move", ms: 60_000 } },
    { time: { type: "game", ms: 60_000, increment: 500 }, watching: { isAllowed: true, delay: 1000 }, absence: 0 },
  ],
  claim: [
    claimSchema,
    { seat: "empire" },
    { seat: "empire", invitation: CODE, token: CODE, name: "Ann", word: "luck" },
  ],
  connect: [authSchema, { table: "0123-abc" }, { table: "0123-abc", token: CODE }],
  send: [keyedSchema, { key: "1", message: { type: "act", seat: "empire", seq: 3, action: { type: "end-turn" } } }],
  "seat-message": [
    seatMessageSchema,
    { type: "chat", text: "hello" },
    { type: "pause" },
    { type: "rematch" },
    { type: "hand-over", seat: "empire", to: { type: "bot", bot: "random" } },
    { type: "hand-over", seat: "empire", to: { type: "person", invitation: CODE } },
  ],
};

const file = (kind: string): string => fileURLToPath(new URL(`../schemas/${kind}.json`, import.meta.url));

/** What a part of a document is replaced by. */
const OTHERS: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  "",
  "x",
  "A/b",
  "\u0000",
  "x".repeat(81),
  "x".repeat(500),
  [],
  {},
  { type: "move" },
  "open",
  "chat",
];

/** A document with one part replaced, left out or added, anywhere. */
function changed(document: Json, chance: Chance): Json {
  const pick = <T>(list: readonly T[]): T | undefined => {
    return list.length === 0 ? undefined : list[chance.pick("change", list.length, String)];
  };
  if (typeof document !== "object" || document === null || Array.isArray(document)) return pick(OTHERS) ?? null;
  const entries = Object.entries(document);
  const [key, part] = pick(entries) ?? [];
  switch (pick(["replace", "leave out", "add", "within", "within"])) {
    case "leave out":
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case "add":
      return { ...document, [pick(["unknown", "seat", "type", "token", "ms"]) ?? ""]: pick(OTHERS) ?? null };
    case "within":
      return key === undefined || part === undefined ? {} : { ...document, [key]: changed(part, chance) };
    default:
      return key === undefined ? {} : { ...document, [key]: pick(OTHERS) ?? null };
  }
}

/** The pattern of a text. */
function patternOf(action: object): string {
  if ("requirement" in action && action.requirement instanceof RegExp) return action.requirement.source;
  throw new Error("an action without its pattern");
}

test.each(Object.entries(KINDS))(
  "The published schema of %s matches the one generated from its reader",
  async (kind, [reader]) => {
    const made = toJsonSchema(reader, {
      target: "draft-2020-12",
      typeMode: "input",
      ignoreActions: ["trim"],
      // patterns of JSON Schema are those with the flag u
      overrideAction: ({ valibotAction, jsonSchema }) => {
        return valibotAction.type === "regex" ? { ...jsonSchema, pattern: patternOf(valibotAction) } : undefined;
      },
    });
    await expect(`${JSON.stringify({ title: kind, ...made }, null, 2)}\n`).toMatchFileSnapshot(file(kind));
  },
);

test.each(Object.entries(KINDS))(
  "The reader and the published schema accept exactly the same changed documents of %s",
  (kind, [reader, ...documents]) => {
    const isValid = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file(kind), "utf8")));
    for (const document of documents) expect([isValid(document), v.is(reader, document)]).toEqual([true, true]);
    const chance = seeded(`${kind} ${process.env["SW_SEED"] ?? "1"}`);
    let accepted = 0;
    const count = process.env["SW_LONG"] === "1" ? 20_000 : 2000;
    for (let run = 0; run < count; run++) {
      let document = documents[run % documents.length] ?? null;
      for (let changes = 0; changes <= run % 3; changes++) document = changed(document, chance);
      const isRead = v.is(reader, document);
      if (isValid(document) !== isRead) expect({ document, errors: isValid.errors }).toEqual({ isRead });
      if (isRead) accepted += 1;
    }
    expect(accepted).toBeGreaterThan(count / 100);
    expect(accepted).toBeLessThan(count * 0.9);
  },
);
