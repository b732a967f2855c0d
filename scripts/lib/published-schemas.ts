import { readFileSync } from "node:fs";
import {
  at,
  type Chance,
  expectOk,
  type Game,
  type GameTypes,
  type Result,
  seeded,
  type Violation,
} from "@sw/tabletop";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

// Holds the JSON Schemas of a game against the documents of random games, and against its readers.

/** Documents of each kind that are looked at. */
const DOCUMENTS = process.env["SW_LONG"] === "1" ? 10_000 : 300;
const SEED = process.env["SW_SEED"] ?? "20260109";

const KINDS = ["config", "action", "event", "view", "decision"] as const;
type Kind = (typeof KINDS)[number];
type Documents = Readonly<Record<Kind, unknown[]>>;

/** Tests the schemas in a folder against a game, played at random with each of the configurations in turn. */
export function testSchemas<G extends GameTypes>(
  folder: URL,
  games: readonly { readonly game: Game<G>; readonly config: G["Config"] }[],
): void {
  const schemas = Object.fromEntries(KINDS.map((kind) => [kind, validatorAt(folder, kind)]));
  const isValid = (kind: Kind, document: unknown): boolean => schemas[kind]?.(jsonOf(document)) === true;
  const documents = documentsOf(games);
  const { game } = at(games, 0);
  // Readers of the same game for more people read the same shapes.

  describe("the published schemas", () => {
    test.each(KINDS)("Every %s of random games is valid by its schema", { timeout: 600_000 }, (kind) => {
      expect(documents[kind].length).toBeGreaterThanOrEqual(kind === "config" ? games.length : DOCUMENTS);
      for (const document of documents[kind]) {
        if (!isValid(kind, document)) expect({ document, errors: schemas[kind]?.errors }).toEqual("valid");
      }
    });

    test.each(["config", "action"] as const)(
      "A changed %s that its schema refuses is refused by the reader, and the reader alone knows which figures and names there are",
      { timeout: 600_000 },
      (kind) => {
        const read: (input: unknown) => Result<unknown> = game.parse[kind];
        const chance = seeded(`changed ${kind} ${SEED}`);
        const seen = { accepted: 0, refused: 0 };
        for (let count = 0; count < DOCUMENTS; count++) {
          const [one, other] = [drawn(documents[kind], chance), drawn(documents[kind], chance)];
          const document = changed(jsonOf(one), jsonOf(other), chance);
          const result = read(document);
          const valid = isValid(kind, document);
          seen[valid ? "accepted" : "refused"] += 1;
          if (!valid && result.ok) expect({ document, errors: schemas[kind]?.errors }).toEqual("refused by the reader");
          if (valid && !result.ok && !isOfFigures(result.violation))
            expect({ document, violation: result.violation }).toEqual("refused by the schema");
        }
        expect(seen.refused).toBeGreaterThan(DOCUMENTS / 10);
        if (kind === "action") expect(seen.accepted).toBeGreaterThan(DOCUMENTS / 20);
      },
    );

    test.each(["event", "view", "decision"] as const)(
      "Every %s with an unknown key, and nearly every one from which a key is taken away, is refused by its schema",
      (kind) => {
        const chance = seeded(`cut ${kind} ${SEED}`);
        for (let count = 0; count < DOCUMENTS / 10; count++) {
          const document = Object(jsonOf(drawn(documents[kind], chance)));
          const key = drawn(Object.keys(document), chance);
          const { [key]: _, ...rest } = document;
          expect(isValid(kind, { ...document, "no-such-key": 1 })).toBe(false);
          if (isValid(kind, rest)) OPTIONAL.add(`${kind}.${key}`);
        }
        // Few keys of documents are optional: a schema in which nothing is required would pass all else.
        expect([...OPTIONAL].filter((one) => one.startsWith(`${kind}.`)).length).toBeLessThan(10);
      },
    );
  });
}

/** Keys that were found to be optional. */
const OPTIONAL = new Set<string>();

function validatorAt(folder: URL, kind: Kind): ValidateFunction {
  const ajv = new Ajv2020({ allowUnionTypes: true, strictTypes: false });
  return ajv.compile(JSON.parse(readFileSync(new URL(`${kind}.json`, folder), "utf8")));
}

function jsonOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function drawn<T>(list: readonly T[], chance: Chance): T {
  return at(list, chance.pick("drawn", list.length, String));
}

/** Documents of random games, until there are enough of each kind. */
function documentsOf<G extends GameTypes>(
  games: readonly { readonly game: Game<G>; readonly config: G["Config"] }[],
): Documents {
  const chance = seeded(`documents ${SEED}`);
  const documents: Documents = {
    config: games.map(({ config }) => config),
    action: [],
    event: [],
    view: [],
    decision: [],
  };
  const isEnough = (): boolean => documents.action.length >= DOCUMENTS && documents.event.length >= DOCUMENTS;
  for (let round = 0; !isEnough(); round++) {
    const { game, config } = at(games, round % games.length);
    const first = expectOk(game.setup(config, `${SEED} ${round}`));
    documents.event.push(...first.events);
    let { state } = first;
    const share = DOCUMENTS / Math.min(games.length, DOCUMENTS);
    const most = documents.action.length + Math.max(share, 50);
    for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
      if (documents.action.length >= most) break;
      const viewer = drawn([...game.seats, "spectator" as const], chance);
      const view = game.view(state, viewer);
      documents.view.push(view);
      documents.decision.push(Object(view).decision);
      const options = game.legalActions(state, { picks: "all" });
      const action = drawn(options, chance);
      documents.action.push(action);
      const step = expectOk(game.apply(state, action));
      documents.event.push(...step.events.flatMap((event) => [event, game.redact(event, viewer) ?? event]));
      state = step.state;
    }
  }
  return documents;
}

/** Values that stand for what may come from anywhere. */
const STRANGE: readonly unknown[] = [null, true, -1, 0.5, 99, "", "nobody", [], {}];

/** Figures and names that may stand where others do. */
const FIGURES: readonly number[] = [-1, 0, 1, 2, 3, 6, 1_000, 1.5];

/** A copy of a document with one change somewhere: a key gone or new, or a value of elsewhere in its place. */
function changed(document: unknown, other: unknown, chance: Chance): unknown {
  if (typeof document === "number" && chance.pick("figure", 2, String) === 0) return drawn(FIGURES, chance);
  if (typeof document !== "object" || document === null || chance.pick("here", 6, String) === 0)
    return drawn([...STRANGE, ...partsOf(other)], chance);
  const keys = Object.keys(document);
  const key = drawn([...keys, "more"], chance);
  const part = Object(document)[key];
  if (Array.isArray(document))
    return document.map((one, index) => (String(index) === key ? changed(one, other, chance) : one));
  if (key !== "more" && chance.pick("gone", 4, String) === 0) {
    const { [key]: _, ...rest } = Object(document);
    return rest;
  }
  return { ...document, [key]: changed(part, other, chance) };
}

function partsOf(document: unknown): readonly unknown[] {
  if (typeof document !== "object" || document === null) return [document];
  return [document, ...Object.values(document).flatMap(partsOf)];
}

/** Whether a reader refuses a figure that is out of range, or a name that nothing has, and not a shape. */
function isOfFigures({ code, params }: Violation): boolean {
  if (code === "unknown-key") return false;
  return code !== "wrong-shape" || /^(-?\d|")/.test(String(params["received"]));
}
