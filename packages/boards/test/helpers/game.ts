import { type Game, type GameTypes, isUnpick, seeded } from "@sw/tabletop";
import type { Ui } from "@sw/tabletop/ui";
import type { Page } from "playwright-core";
import type { Opened } from "./opened.ts";

/** What a page with a board calls what the test hands it. */
type Board = { readonly opened: Opened<unknown, unknown, unknown> };
declare const window: Board;

/** Shows what a seat sees, with what happened since it was last shown something. */
export function shown(
  page: Page,
  view: unknown,
  options: readonly unknown[],
  events: readonly unknown[],
): Promise<void> {
  return page.evaluate(([one, some, told]) => window.opened.show(one, some, told), [view, options, events] as const);
}

/** An answer as people give it: by a button of that label, or by the pieces that it is about. */
export interface Way {
  readonly key: string;
  readonly label: string;
  readonly places: readonly string[];
}

/** How each option is given. */
export function waysOf<G extends GameTypes>(
  game: Game<G>,
  ui: Ui<G>,
  view: G["View"],
  options: readonly G["Action"][],
): readonly Way[] {
  return options.map((action) => ({
    key: game.actionKey(action),
    label: ui.label(action, view),
    places: ui.subjects(isUnpick(action) ? action.pick : action, view).map(({ at }) => at),
  }));
}

/** Gives each answer by the controls of the board; what comes of each. */
export function given(page: Page, ways: readonly Way[]): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(async (all) => {
    const chosen: (readonly unknown[])[] = [];
    for (const { label, places } of all) chosen.push(await window.opened.answer(label, places));
    return chosen;
  }, ways);
}

/** A game in which an answer that is liked best is wanted, each decision with what its seat sees; what `each` returns is played. */
export async function played<G extends GameTypes>(
  game: Game<G>,
  config: G["Config"],
  seed: string,
  { most, liking }: { readonly most: number; readonly liking: (action: G["Action"]) => number },
  each: (moment: Moment<G>) => Promise<G["Action"]>,
): Promise<number> {
  const begun = game.setup(config, seed);
  if (!begun.ok) throw new Error(begun.violation.rule);
  let { state, events }: { state: G["State"]; events: readonly G["Event"][] } = begun.value;
  const chance = seeded(`answers ${seed}`);
  for (let count = 0; count < most; count++) {
    const decision = game.decision(state);
    if (decision === undefined) return count;
    const view = game.view(state, decision.seat);
    const options = game.options(view, { picks: "all" });
    const forward = options.filter((action) => !isUnpick(action));
    const best = Math.max(...forward.map(liking));
    const liked = forward.filter((action) => liking(action) === best);
    const wanted = liked[chance.pick("answer", liked.length, String)];
    if (wanted === undefined) throw new Error(`nothing to answer to ${decision.kind}`);
    const { seat, kind } = decision;
    const told = events.map((event) => game.redact(event, seat));
    const action = await each({ state, view, options, events: told, seat, kind, wanted, count });
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(`the board chose what ${step.violation.rule} refuses`);
    ({ state, events } = step.value);
  }
  return most;
}

/** A decision of such a game. */
export interface Moment<G extends GameTypes> {
  readonly state: G["State"];
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  readonly events: readonly G["Event"][];
  readonly seat: G["Seat"];
  readonly kind: string;
  /** What the bot would like to do. */
  readonly wanted: G["Action"];
  readonly count: number;
}
