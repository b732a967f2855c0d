import type { Chance } from "../../chance/chance.ts";
import { isUnpick } from "../../engine/any-order.ts";
import { difference, oneOf, short } from "../data.ts";
import { type Law, verdict } from "../law.ts";
import type { Instant } from "../moment.ts";
import type { TestGame } from "../options.ts";

/** Number of picks tried at one place. `DEEP` is how many picks of a run are made one after the other. */
const TRIED = 4;
const DEEP = 4;

/** A pick in a run: the state after it, and the actions possible there. */
interface Picked {
  readonly action: unknown;
  readonly state: unknown;
  readonly listed: ReadonlyMap<string, unknown>;
}

/** A place in a run of picks, reached by picks in any order. */
interface Place {
  readonly state: unknown;
  readonly listed: ReadonlyMap<string, unknown>;
  readonly picks: readonly Picked[];
}

/** The law that the order of picks that can be taken back has no effect. */
export const picksAnyOrder: Law = {
  about:
    "A pick that can be taken back can be made before or after any other, with the same end; apply accepts what is listed in any order, and no order of picks leads to a dead end.",
  sometimes(moment) {
    return judged(moment, flawOfOrder);
  },
};

/** The law that taking back a pick restores the state before it. */
export const picksTakenBack: Law = {
  about: "A pick that is taken back leaves the state as it was before it.",
  sometimes(moment) {
    return judged(moment, ({ game }, { state, picks }) => {
      for (const { action, state: after } of picks) {
        const back = game.apply(after, unpick(action));
        if (!back.ok) return `${short(action)} is not taken back: ${short(back.violation)}`;
        const apart = difference(back.value.state, state);
        if (apart !== undefined) return `${short(action)} taken back is another state: ${apart}`;
      }
      return undefined;
    });
  },
};

type Judge = (where: { readonly game: TestGame }, place: Place) => string | undefined;

/** Returns what a judge finds at the moment and at places reached by further random picks. Not due outside a run. */
function judged(moment: Instant, judge: Judge): ReturnType<NonNullable<Law["sometimes"]>> {
  const places = moment.once("places of a run", () => placesOf(moment));
  if (places.every(({ picks, listed }) => picks.length === 0 && listed.size > 0)) return "not-due";
  for (const place of places) {
    const found = judge(moment.table, place);
    if (found !== undefined) return verdict(found);
  }
  return "held";
}

function placesOf(moment: Instant): readonly Place[] {
  const { game } = moment.table;
  const chance = moment.chance("picks in any order");
  const places: Place[] = [];
  let state = moment.state;
  while (moment.legal.length > 0 && places.length < DEEP) {
    const place = placeAt(game, state, chance);
    places.push(place);
    if (place.picks.length === 0) break;
    state = oneOf(place.picks, chance).state;
  }
  return places;
}

function placeAt(game: TestGame, state: unknown, chance: Chance): Place {
  const listed = listedIn(game, state);
  const others = [...listed.values()].filter((action) => !isUnpick(action));
  const tried = chance
    .order("picks", others.length, String)
    .slice(0, TRIED)
    .sort((a, b) => a - b);
  const picks = tried.flatMap((index): Picked[] => {
    const action = others[index];
    const result = game.apply(state, action);
    if (!result.ok) throw new Error(`${short(action)} is listed and refused: ${short(result.violation)}`);
    const after = result.value.state;
    const then = listedIn(game, after);
    return then.has(game.actionKey(unpick(action))) ? [{ action, state: after, listed: then }] : [];
  });
  return { state, listed, picks };
}

function flawOfOrder({ game }: { readonly game: TestGame }, { state, listed, picks }: Place): string | undefined {
  const canonical = game.legalActions(state);
  if (canonical.length === 0) return "picks have led to where nothing is legal in order";
  const unlisted = canonical.find((action) => !listed.has(game.actionKey(action)));
  if (unlisted !== undefined) return `${short(unlisted)} is not among the picks in any order`;
  for (const one of picks) {
    for (const other of picks) {
      const found = one === other ? undefined : flawOfPair(game, one, other);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Describes what is wrong with making two picks one after the other, or returns undefined. The picks may exclude each
 * other.
 */
function flawOfPair(game: TestGame, one: Picked, other: Picked): string | undefined {
  const keyOf = (pick: Picked): string => game.actionKey(pick.action);
  if (!one.listed.has(keyOf(other))) return undefined;
  const told = `${short(one.action)} and ${short(other.action)}`;
  if (!other.listed.has(keyOf(one))) return `${told} can be picked in that order alone`;
  const there = game.apply(one.state, other.action);
  const back = game.apply(other.state, one.action);
  if (!there.ok || !back.ok) return `${told} are listed one after the other, and refused`;
  const apart = difference(there.value.state, back.value.state);
  return apart === undefined ? undefined : `${told} end elsewhere the other way round: ${apart}`;
}

/** Returns all legal actions of a state by key, including picks in any order. */
function listedIn(game: TestGame, state: unknown): ReadonlyMap<string, unknown> {
  return new Map(game.legalActions(state, { picks: "all" }).map((action) => [game.actionKey(action), action]));
}

function unpick(pick: unknown): unknown {
  return { type: "unpick", pick };
}
