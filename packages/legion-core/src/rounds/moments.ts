import { at, nearest } from "@sw/tabletop";
import { weaponOf } from "../attack/eligible.ts";
import { keywordsOnTokens } from "../cards/commands/facedown.ts";
import { askToDivulge, handsAt, isDivulging } from "../cards/commands/hands.ts";
import { cardsInPlay } from "../mission/in-play.ts";
import type { Pending } from "../state/frames.ts";
import type { CardPart, MomentEffect } from "../state/hooks/keyword.ts";
import { MOMENTS, type Moment } from "../state/hooks/moments.ts";
import { allOf } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { carriedAt } from "../units/carried.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import { type Hung, hung } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";

/**
 * Puts the effects of a moment on the stack, one player's before the other's (leg.timing.priority-first,
 * leg.timing.blue-first-without-priority). Does nothing if there are none. Cards used from a hand are among the effects
 * of their player; cards are divulged before all effects. `about` is the unit that the moment concerns, `also` lists
 * effects of the rulebook itself.
 */
export function atMoment(work: GameWork, moment: Moment, about: number | null, also: readonly Pending[] = []): void {
  const own = [...also, ...handsAt(work, moment, about)];
  const pending = [...effectsAt(work, moment, about, own.length > 0), ...own];
  const first = firstAt(work.state, moment, about);
  const order = [first, opponentOf(first)];
  const effects = { kind: "effects", moment, about, order, pending } as const;
  if (isDivulging(work, moment)) {
    work.push({ ...effects, gathers: true });
    askToDivulge(work, moment, about, order);
  } else if (pending.length > 0) work.push(effects);
}

/**
 * Lists the effects at a moment: first keywords in the order of the units, then cards in play. Includes effects that
 * may start to apply through others. Empty if no effect applies and the rulebook has none itself (`anyway`).
 */
export function effectsAt(look: Look, moment: Moment, about: number | null, anyway: boolean): readonly Pending[] {
  const pending: Pending[] = [];
  let happens = anyway;
  const add = (unit: UnitIndex | null): void => {
    for (const { source, owner, may, applies } of effectsOf(look, unit, moment)) {
      pending.push({ source, unit, owner, may });
      happens ||= applies(look, about);
    }
  };
  for (const unit of unitsWith(look, moment)) add(unit);
  add(null);
  return happens ? pending : [];
}

/** Returns the effect behind a pending one, or undefined once its cards no longer count. */
export function effectBehind(look: Look, moment: Moment, { source, unit, owner }: Pending): Effect | undefined {
  return effectsOf(look, unit, moment).find((one) => one.source === source && one.owner === owner);
}

/** An effect at a moment, from a keyword of a unit or a card in play. */
export interface Effect extends Pick<Pending, "source" | "owner" | "may"> {
  applies(look: Look, about: number | null): boolean;
  run(work: GameWork, about: number | null): void;
}

const NONE: readonly Effect[] = [];
const NO_PARTS: readonly CardPart[] = [];

/**
 * Returns the effects of a unit at a moment, or without a unit those of the command and battle cards of both players.
 */
export function effectsOf(look: Look, unit: UnitIndex | null, moment: Moment): readonly Effect[] {
  if (unit === null) return [...effectsOfCards(look, 0, moment), ...effectsOfCards(look, 1, moment)];
  const own = at(look.state.units, unit);
  const ofUnit = hung(readUnit(look, unit), moment);
  const ofWeapons = moment === "after-attack" ? ofWeaponsUsed(look, unit, moment) : [];
  const carried = carriedAt(look, unit, moment);
  const all = ofWeapons.length + carried.length === 0 ? ofUnit : [...ofUnit, ...ofWeapons, ...carried];
  if (all.length === 0 || statusOf(own) === "defeated") return NONE;
  return all.map(
    ({ keyword, does, value }): Effect => ({
      source: keyword,
      owner: own.owner,
      may: does.may,
      applies: (at, about) => does.applies(at, { unit, value }, about),
      run: (work, about) => does.run(work, { unit, value }, about),
    }),
  );
}

/** Returns the effects of weapon keywords that were in the pools of the attack which the unit has just made. */
function ofWeaponsUsed(look: Look, unit: UnitIndex, moment: Moment): readonly Hung<MomentEffect>[] {
  const attack = nearest(look.state, "attack");
  if (attack?.attacker !== unit) return [];
  const profile = profileOf(look, unit);
  const weapons = attack.pools.flatMap((pool) => pool.weapons.map((use) => weaponOf(profile, use)));
  const ids = new Set(weapons.flatMap(({ keywords }) => keywords.map(({ id }) => id)));
  return [...ids].flatMap((keyword) =>
    allOf(look.box.keywords, keyword, moment).map((does) => ({ keyword, does, value: 1 })),
  );
}

function effectsOfCards(look: Look, owner: Side, moment: Moment): readonly Effect[] {
  const found: Effect[] = [];
  const add = (source: string, parts: readonly CardPart[] = NO_PARTS): void => {
    for (const { at: own, does } of parts) {
      if (own !== moment) continue;
      found.push({
        source,
        owner,
        may: does.may,
        applies: (now, about) => does.applies(now, owner, about),
        run: (work, about) => does.run(work, owner, about),
      });
    }
  };
  for (const { id, moments } of commandsInPlay(look, owner)) add(id, moments);
  for (const { id, steps } of keywordsOnTokens(look, owner)) add(id, steps["on-tokens"]);
  for (const { id, does, players } of cardsInPlay(look)) if (players.includes(owner)) add(id, does.moments);
  return found;
}

function firstAt({ units, priority, blue }: State, moment: Moment, about: number | null): Side {
  const { first } = MOMENTS[moment];
  if ((first === "attacker" || first === "defender") && about !== null) {
    const attacker = at(units, about).owner;
    return first === "attacker" ? attacker : opponentOf(attacker);
  }
  return first === "blue" ? (blue ?? 0) : (priority ?? blue ?? 0);
}
