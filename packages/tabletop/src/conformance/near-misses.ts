import type { Chance } from "../chance/chance.ts";
import { isUnpick } from "../engine/any-order.ts";
import { edited, isObject, oneOf, type Path, pathsOf, valueAt } from "./data.ts";
import type { Instant } from "./moment.ts";

/**
 * Number of legal actions that are changed at a moment. `TIMES` is how often each is changed, `FROM_BEFORE` how many
 * actions of the previous decision are sent again.
 */
const CHANGED = 4;
const TIMES = 2;
const FROM_BEFORE = 4;

/**
 * Lists actions from somebody who has almost understood the decision, none of them legal: a legal action with one thing
 * replaced by another in the state, and actions that were legal one decision ago.
 */
export function nearMissesAt(moment: Instant): readonly unknown[] {
  const { game } = moment.table;
  const listed = new Set(game.legalActions(moment.state, { picks: "all" }).map((action) => game.actionKey(action)));
  return [...exchanged(moment), ...past(moment)].filter((action) => !listed.has(game.actionKey(action)));
}

/**
 * Lists legal actions with one thing replaced: by one that an action of that type has named, or by one that its seat
 * sees.
 */
function exchanged(moment: Instant): readonly unknown[] {
  const { decision, table } = moment;
  if (decision === undefined) return [];
  const chance = moment.chance("near misses");
  const words = wordsIn(moment.view(decision.seat));
  const bases = moment.some(CHANGED, "nearly").filter((action) => !isUnpick(action));
  return bases.flatMap((base) => {
    const paths = pathsOf(base).filter((path) => isNamed(base, path));
    if (paths.length === 0) return [];
    const others = [...moment.legal, ...moment.met.values()].filter((other) => typeOf(other) === typeOf(base));
    return Array.from({ length: TIMES }, () => {
      const path = oneOf(paths, chance);
      return edited(base, path, (inner) => replaced(inner, path, others, words, chance));
    }).flatMap((changed) => {
      const read = table.game.parse.action(changed);
      return read.ok ? [read.value] : [];
    });
  });
}

/** Whether a place names a thing by a word or number, and is not the type of the action. */
function isNamed(action: unknown, path: Path): boolean {
  const inner = valueAt(action, path);
  return path.join() !== "type" && (typeof inner === "string" || typeof inner === "number");
}

function replaced(
  inner: unknown,
  path: Path,
  others: readonly unknown[],
  words: readonly string[],
  chance: Chance,
): unknown {
  const named = others.map((other) => valueAt(other, path)).filter((other) => other !== undefined && other !== inner);
  const seen = typeof inner === "string" ? words : [];
  const from = named.length === 0 || (seen.length > 0 && chance.pick("whence", 2, String) === 0) ? seen : named;
  return from.length === 0 ? inner : oneOf(from, chance);
}

/** Lists all words in a view, each once. */
function wordsIn(view: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === "string") found.add(part);
    else if (isObject(part)) for (const inner of Object.values(part)) visit(inner);
  };
  visit(view);
  return [...found];
}

/** Lists actions that were legal one decision ago. */
function past(moment: Instant): readonly unknown[] {
  if (moment.before === undefined) return [];
  const before = moment.table.game.legalActions(moment.before);
  if (before.length <= FROM_BEFORE) return before;
  const chance = moment.chance("a decision ago");
  return Array.from({ length: FROM_BEFORE }, () => oneOf(before, chance));
}

function typeOf(action: unknown): unknown {
  return isObject(action) ? action["type"] : undefined;
}
