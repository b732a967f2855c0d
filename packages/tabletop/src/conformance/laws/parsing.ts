import type { Result } from "../../contract/result.ts";
import { difference, edited, pathsOf, short, throughJson, unplain, valueAt } from "../data.ts";
import { arbitraryValues, hostileValues, spoiled } from "../hostile.ts";
import { broken, firstOf, type Law, verdict } from "../law.ts";
import type { Instant, Table } from "../moment.ts";
import type { TestGame } from "../options.ts";

type Part = keyof TestGame["parse"];

const PARTS: readonly Part[] = ["config", "state", "action"];

/** Number of legal actions read back at one moment. */
const FEW = 10;

/** The law that `parse` accepts every config, state and action that the game itself makes, unchanged. */
export const parseAccepts: Law = {
  about: "parse accepts the JSON of every config, state and action the game plays with and gives equal data.",
  sometimes(moment) {
    const { game, config } = moment.table;
    const reads = (part: Part, value: unknown): string | undefined => {
      const read = game.parse[part](throughJson(value));
      if (!read.ok) return `parse.${part} refuses ${short(value)}: ${short(read.violation)}`;
      const apart = difference(read.value, value);
      return apart === undefined ? undefined : `parse.${part} gives other data: ${apart}`;
    };
    const found = reads("config", config) ?? reads("state", moment.state);
    return verdict(found ?? firstOf(moment.some(FEW, "read"), (action) => reads("action", action)));
  },
};

/** The law that a state of another catalogue is refused for that reason. */
export const parseCatalogue: Law = {
  about: "A state carries its catalogue's hash, and parse.state refuses another with tt.catalogue.hash.",
  sometimes({ table, state }) {
    const { game } = table;
    const own = game.catalogueOf(table.config);
    const path = pathsOf(state).find((way) => valueAt(state, way) === own);
    if (path === undefined) return broken("the catalogue's hash stands nowhere in the state");
    const other = own.replace(/./g, (digit) => (digit === "0" ? "1" : "0"));
    const read = game.parse.state(edited(throughJson(state), path, () => other));
    if (read.ok) return broken(`accepts a state of catalogue ${other}`);
    const { rule } = read.violation;
    return verdict(rule === "tt.catalogue.hash" ? undefined : `another catalogue is refused by ${rule}`);
  },
};

/** Number of damaged values tried at one moment, per parser. */
const SPOILED: Readonly<Record<Part, number>> = { config: 2, state: 6, action: 4 };

/** Number of arbitrary values tried after each game. */
const ARBITRARY = 20;

/** The law that `parse` never throws, and accepts only values that are as good as the game's own. */
export const parseHostile: Law = {
  about: "parse never throws: it gives a violation of a known rule, or a value that is as good as one the game made.",
  sometimes(moment) {
    const chance = moment.chance("spoiled");
    const good: Readonly<Record<Part, unknown>> = {
      config: moment.table.config,
      state: moment.state,
      action: moment.some(1, "spoiled")[0],
    };
    return verdict(
      firstOf(PARTS, (part) => {
        const tries = spoiled(throughJson(good[part]), SPOILED[part], chance);
        return firstOf(tries, ({ value, path }) => {
          const flaw = flawOf(moment.table, part, value, moment);
          return flaw === undefined
            ? undefined
            : `${part} with ${path.join(".")} = ${short(valueAt(value, path))}: ${flaw}`;
        });
      }),
    );
  },
  afterwards(played) {
    const seed = played.chance("arbitrary").pick("seed", 2 ** 31, String);
    // The hostile values are always the same: once in a run is enough.
    const values = [...(played.table.number === 0 ? hostileValues() : []), ...arbitraryValues(seed, ARBITRARY)];
    return verdict(
      firstOf(PARTS, (part) =>
        firstOf(values.entries(), ([index, value]) => {
          const flaw = flawOf(played.table, part, value, undefined);
          return flaw === undefined ? undefined : `${part} from hostile value ${index}: ${flaw}`;
        }),
      ),
    );
  },
};

/**
 * Describes what is wrong with how the game reads a value. Returns undefined if it refuses the value properly or the
 * value is valid.
 */
function flawOf(table: Table, part: Part, value: unknown, moment: Instant | undefined): string | undefined {
  const read = readSafely(table.game, part, value);
  if (typeof read === "string") return read;
  if (!read.ok) {
    const lost = unplain(read.violation);
    if (lost !== undefined) return `the violation is not plain data ${lost}`;
    return table.settings.rules.has(read.violation.rule)
      ? undefined
      : `an unknown rule refuses it: ${short(read.violation)}`;
  }
  const lost = unplain(read.value);
  if (lost !== undefined) return `accepted, but not plain data ${lost}`;
  try {
    return use(table, part, read.value, moment);
  } catch (error) {
    return `accepted, but the game then throws ${String(error)}`;
  }
}

function readSafely(game: TestGame, part: Part, value: unknown): Result<unknown> | string {
  try {
    return game.parse[part](value);
  } catch (error) {
    return `parse.${part} throws ${String(error)}`;
  }
}

/** Uses an accepted value as a server would. A game that accepted a bad value throws or breaks an invariant. */
function use(table: Table, part: Part, value: unknown, moment: Instant | undefined): string | undefined {
  const { game, seed, viewers } = table;
  if (part === "config") {
    const first = game.setup(value, seed);
    return first.ok || table.settings.rules.has(first.violation.rule)
      ? undefined
      : `an unknown rule refuses to set it up`;
  }
  if (part === "action") {
    const result = moment === undefined ? undefined : game.apply(moment.state, value);
    return result === undefined || result.ok || table.settings.rules.has(result.violation.rule)
      ? undefined
      : `an unknown rule forbids it`;
  }
  const [invariant] = game.invariants(value);
  if (invariant !== undefined) return `accepted, though it breaks ${short(invariant)}`;
  for (const viewer of viewers) game.view(value, viewer);
  const [action] = game.legalActions(value);
  const result = action === undefined ? undefined : game.apply(value, action);
  return result === undefined || result.ok ? undefined : `accepted, but ${short(action)} is legal and refused there`;
}
