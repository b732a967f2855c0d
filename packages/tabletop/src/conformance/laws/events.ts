import type { Chance } from "../../chance/chance.ts";
import type { GameTypes } from "../../contract/contract.ts";
import { difference, short, unordered } from "../data.ts";
import { broken, firstOf, type Law, type Verdict, verdict } from "../law.ts";
import { mirrored, observed } from "../mirror.ts";
import { type Arrival, type Instant, stepOf } from "../moment.ts";
import type { StepLink } from "../options.ts";

/** Number of actions carried out in several possible states at one moment. */
const FEW = 3;

/** Number of legal actions tried in another possible state to find one that looks the same. */
const MANY = 30;

/**
 * The law that a step marked as revealing nothing asks no chance and looks the same to each seat in every state that
 * the seat held possible. Undo relies on it.
 */
export const revealedFlag: Law = {
  about:
    "A step marked as revealing nothing asks no chance and is the same to each seat in every state it held possible.",
  sometimes(moment) {
    const quiet = quietSteps(moment);
    if (quiet.length === 0) return "not-due";
    return verdict(firstOf(quiet, (step) => asksChance(moment, step) ?? tellsWorlds(moment, step)));
  },
};

interface QuietStep {
  readonly action: unknown;
  readonly step: Arrival;
}

/** Lists some actions whose steps say that they reveal nothing. */
function quietSteps(moment: Instant): readonly QuietStep[] {
  const { game } = moment.table;
  return moment
    .some(MANY, "quiet")
    .flatMap((action) => {
      const step = stepOf(game.apply(moment.state, action));
      return step === undefined || step.revealed ? [] : [{ action, step }];
    })
    .slice(0, FEW);
}

function asksChance(moment: Instant, { action, step }: QuietStep): string | undefined {
  const other = stepOf(moment.table.game.apply(moment.state, action, { chance: moment.chance("other chance") }));
  const apart = difference(other, step);
  return apart === undefined ? undefined : `${short(action)} reveals nothing, yet depends on chance: ${apart}`;
}

function tellsWorlds(moment: Instant, { action, step }: QuietStep): string | undefined {
  const { game, viewers } = moment.table;
  return firstOf(viewers, (viewer) => {
    const twin = moment.twin(viewer);
    const legal = moment.legalIn(twin).get(game.actionKey(action));
    const other = legal === undefined ? undefined : stepOf(game.apply(twin, legal));
    if (other === undefined) return undefined;
    const apart = difference(seen(moment, other, viewer), seen(moment, step, viewer));
    return apart === undefined
      ? undefined
      : `${short(action)} reveals nothing, yet tells ${viewer} something: ${apart}`;
  });
}

/** What a viewer has after a step: its view, the events it was told, and those events that still hold. */
interface Seen {
  readonly view: unknown;
  readonly told: readonly unknown[];
  readonly lasting: readonly unknown[];
}

function seen(moment: Instant, step: Arrival, viewer: string): Seen {
  const { game, settings } = moment.table;
  const lasting = step.events.filter((event) => settings.fleeting?.(event, step.events) !== true);
  return {
    view: game.view(step.state, viewer),
    told: moment.told(step.events, viewer),
    lasting: moment.told(lasting, viewer),
  };
}

/** The law that a step marked as revealing nothing rules out no state that a waiting seat held possible. */
export const revealedKnowledge: Law = {
  about:
    "A step marked as revealing nothing could have looked the same to each waiting seat in every state it held possible.",
  sometimes(moment) {
    const quiet = quietSteps(moment);
    if (quiet.length === 0) return "not-due";
    const waiting = moment.table.viewers.filter((viewer) => viewer !== moment.decision?.seat);
    return verdict(firstOf(quiet, (step) => firstOf(waiting, (viewer) => rulesOut(moment, step, viewer))));
  },
};

function rulesOut(moment: Instant, { action, step }: QuietStep, viewer: string): string | undefined {
  const { game } = moment.table;
  const twin = moment.twin(viewer);
  const legal = moment.legalIn(twin);
  const same = legal.get(game.actionKey(action));
  if (same !== undefined || legal.size > MANY) return undefined;
  const told = moment.told(step.events, viewer);
  const alike = [...legal.values()].some((other) => {
    const events = stepOf(game.apply(twin, other))?.events;
    return events !== undefined && difference(moment.told(events, viewer), told) === undefined;
  });
  return alike
    ? undefined
    : `${short(action)} reveals nothing, yet ${viewer} sees that it was possible, which it did not know`;
}

/** The law that an event tells a seat nothing that its view does not keep. */
export const eventsHide: Law = {
  about: "Two steps between equal views of a seat tell it equal events: no event tells more than the view keeps.",
  sometimes(moment) {
    return compareLikelySteps(moment, (one, two) => {
      if (difference(one.view, two.view) !== undefined) return undefined;
      if (difference(one.lasting, two.lasting) === undefined) return undefined;
      // The order in which things came to light is history, which views do not keep.
      const apart = difference(unordered(one.lasting), unordered(two.lasting));
      return apart === undefined ? undefined : `events tell what the view does not keep: ${apart}`;
    });
  },
};

/** The law that every change in a seat's view was told to the seat by an event. */
export const viewFollowsEvents: Law = {
  about:
    "Two steps from equal views that tell a seat equal events leave it with equal views: no view knows more than was told.",
  sometimes(moment) {
    return compareLikelySteps(moment, (one, two) => {
      if (difference(one.told, two.told) !== undefined) return undefined;
      const apart = difference(one.view, two.view);
      return apart === undefined ? undefined : `the view holds what no event told: ${apart}`;
    });
  },
};

/** A link of a step as a viewer sees it: the action's key and the result. */
interface SeenLink {
  readonly key: string;
  readonly seen: Seen;
}

/** Compares, with `compare`, what each viewer has after steps that began with the same view and the same action. */
function compareLikelySteps(moment: Instant, compare: (one: Seen, two: Seen) => string | undefined): Verdict {
  if (moment.legal.length === 0) return "not-due";
  const { game } = moment.table;
  return verdict(
    firstOf(moment.some(FEW, "likely"), (action) =>
      firstOf(moment.table.viewers, (viewer) => {
        const [first, ...others] = moment.once(`${viewer} after ${game.actionKey(action)}`, () => {
          return likelySteps(moment, action, viewer).map((links) =>
            links.map(
              ({ action: done, step }): SeenLink => ({
                key: game.actionKey(done),
                seen: seen(moment, step, viewer),
              }),
            ),
          );
        });
        const apart = first === undefined ? undefined : firstOf(others, (other) => compareLinks(first, other, compare));
        return apart === undefined ? undefined : `${viewer} after ${short(action)}: ${apart}`;
      }),
    ),
  );
}

/** Compares two steps link by link, as long as both do the same from equal views. */
function compareLinks(
  one: readonly SeenLink[],
  two: readonly SeenLink[],
  compare: (one: Seen, two: Seen) => string | undefined,
): string | undefined {
  for (const [place, link] of one.entries()) {
    const other = two[place];
    if (other === undefined || other.key !== link.key) return undefined;
    const apart = compare(link.seen, other.seen);
    if (apart !== undefined || difference(link.seen.view, other.seen.view) !== undefined) return apart;
  }
  return undefined;
}

/**
 * Carries out the action in this state, in this state with other cards drawn and the same dice, and in another state
 * with the same view.
 */
function likelySteps(moment: Instant, action: unknown, viewer: string): readonly (readonly StepLink<GameTypes>[])[] {
  const { game } = moment.table;
  const chance = observed(moment.chance("likely"));
  const here = linksOf(moment, moment.state, action, chance);
  const dice = mirrored(chance.dice, moment.chance("likely otherwise"));
  const otherwise = linksOf(moment, moment.state, action, dice);
  const twin = moment.twin(viewer);
  const legal = moment.legalIn(twin).get(game.actionKey(action));
  const all = mirrored(chance.all, moment.chance("likely elsewhere"));
  const elsewhere = legal === undefined ? [] : linksOf(moment, twin, legal, all);
  return [here, otherwise, elsewhere].filter((links) => links.length > 0);
}

/** Returns the links of an action, or none if the game refuses it. */
function linksOf({ table }: Instant, state: unknown, action: unknown, chance: Chance): readonly StepLink<GameTypes>[] {
  const { game, settings } = table;
  if (settings.links !== undefined) return settings.links(state, action, chance);
  const step = stepOf(game.apply(state, action, { chance }));
  return step === undefined ? [] : [{ action, step }];
}

/** The law that simultaneous secret choices stay secret until the last of them is made. */
export const secretChoice: Law = {
  about: "While simultaneous choices are still to come, the others see the same whatever was chosen.",
  sometimes(moment) {
    const { decision, table } = moment;
    if (decision === undefined || decision.simultaneous.length < 2 || moment.legal.length < 2) return "not-due";
    const steps = moment.some(FEW, "secret").flatMap((action) => {
      const step = stepOf(table.game.apply(moment.state, action, { chance: moment.chance("secret choice") }));
      return step !== undefined && stillSecret(moment, step) ? [step] : [];
    });
    const [one, ...others] = steps;
    if (one === undefined || others.length === 0) return "not-due";
    const knows = (viewer: string): boolean =>
      viewer === decision.seat || table.settings.allied?.(viewer, decision.seat) === true;
    for (const viewer of table.viewers.filter((seat) => !knows(seat))) {
      const apart = firstOf(others, (other) => difference(seen(moment, other, viewer), seen(moment, one, viewer)));
      if (apart !== undefined) return broken(`the choice of ${decision.seat} shows to ${viewer}: ${apart}`);
    }
    return "held";
  },
};

/** Whether the same round of secret choices continues after this step. */
function stillSecret({ decision, table }: Instant, step: Arrival): boolean {
  const next = table.game.decision(step.state);
  if (decision === undefined || next === undefined) return false;
  const { simultaneous, seat } = decision;
  if (difference(next.simultaneous, simultaneous) !== undefined) return false;
  return simultaneous.indexOf(next.seat) >= simultaneous.indexOf(seat);
}
