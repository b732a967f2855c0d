import type { Game, GameTypes } from "../contract/contract.ts";
import { type Broken, broken, type Verdict } from "./law.ts";
import { LAWS } from "./laws/index.ts";
import { Instant, tableOf } from "./moment.ts";
import { type ConformanceOptions, settingsOf, type TestGame } from "./options.ts";
import { type Played, played } from "./played.ts";
import type { LawFailure } from "./report.ts";
import { guarded } from "./run.ts";

/**
 * Plays a failure's actions again and checks its law only at that place, with the options of the run. Returns the
 * failure with what was found now, or undefined if the law holds there because the game has been fixed.
 */
export function reproduce<G extends GameTypes>(
  game: Game<G>,
  options: ConformanceOptions<G>,
  failure: LawFailure,
): LawFailure | undefined {
  const found = find(game, options, failure);
  return found === undefined ? undefined : { ...failure, detail: found.broken };
}

function find(game: TestGame, options: ConformanceOptions<GameTypes>, failure: LawFailure): Broken | undefined {
  const { game: number, config, seed } = failure;
  const table = tableOf(game, settingsOf(options), { number, config, seed });
  const actions: unknown[] = [];
  const states: unknown[] = [];
  let moment: Instant | undefined;
  const way = guarded(() => {
    moment = Instant.start(table);
    states.push(moment.state);
    for (const index of failure.actions) {
      actions.push(moment.legal[index]);
      moment = moment.after(index);
      states.push(moment.state);
    }
    return "held";
  });
  if (typeof way === "object") return way;
  return moment === undefined ? undefined : checkAt(failure, moment, played(table, actions, states));
}

/** Runs all checks of the failure's law at one place and returns the first that is broken. */
function checkAt({ law }: LawFailure, moment: Instant, whole: Played): Broken | undefined {
  const { always, sometimes, afterwards, overall } = LAWS[law];
  const checks: readonly (() => Verdict)[] = [
    () => always?.(moment) ?? "not-due",
    () => sometimes?.(moment) ?? "not-due",
    () => (moment.last ? afterwards?.(whole) : undefined) ?? "not-due",
    () => {
      const missing = Object.entries(overall?.(moment) ?? {}).find(([, shown]) => !shown);
      return missing === undefined ? "held" : broken(`not shown here for ${missing[0]}`);
    },
  ];
  for (const check of checks) {
    const found = guarded(check);
    if (typeof found === "object") return found;
  }
  return undefined;
}
