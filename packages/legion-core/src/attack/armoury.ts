import { at, nearest } from "@sw/tabletop";
import type { Upgrade, Weapon } from "../catalogue/entries.ts";
import type { PoolWeaponUse } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { keptBy } from "../state/memo/memo.ts";
import { commandsInPlay } from "../units/commands-in-play.ts";
import type { Profile } from "../units/profiles.ts";
import { fitsAny } from "../units/ranks.ts";
import type { Sequence } from "./eligible.ts";

/**
 * The weapons of a unit in an attack: those of its miniatures, and of the command cards that arm it now; where a command card
 * with weapons lets it attack those of the card alone. The leader uses weapons of command cards (leg.cards.command-weapon).
 */
export function carried(look: Look, { attacker, reason = "" }: Sequence, profile: Profile): readonly Arm[] {
  if (profile.lent.length === 0) return armoury(profile);
  const weapons = look.box.cards.commands.get(reason)?.weapons;
  if (weapons !== undefined) return fromCards(look, attacker, profile, weapons);
  const lent = fromCards(look, attacker, profile, arming(look, attacker));
  return [...armoury(profile), ...lent].sort(compareUses);
}

/** Those of some weapons of command cards that the leader of a unit can use. */
function fromCards({ state }: Look, unit: number, { miniatures, lent }: Profile, weapons: readonly Weapon[]): Arm[] {
  const { leader } = at(state.units, unit);
  const own = at(miniatures, leader).weapons.length;
  return lent.flatMap((card, place): Arm[] =>
    weapons.includes(card) ? [{ miniature: leader, weapon: own + place, card, upgrade: NO_CARD }] : [],
  );
}

/** The weapons of command cards in play that a unit has as its own, which it does while it is activated. */
function arming(look: Look, unit: number): readonly Weapon[] {
  if (nearest(look.state, "activation")?.unit !== unit) return [];
  const cards = commandsInPlay(look, at(look.state.units, unit).owner);
  return cards.flatMap(({ id, arms }) =>
    arms !== undefined && fitsAny(look, unit, arms) ? (look.box.cards.commands.get(id)?.weapons ?? []) : [],
  );
}

/** Place of no upgrade card. */
export const NO_CARD = -1;

/** A weapon of a miniature. */
export interface Arm extends PoolWeaponUse {
  readonly card: Weapon;
  /** Place of the upgrade card that it is printed on; -1 for weapons of other cards. */
  readonly upgrade: number;
}

/** All weapons of all miniatures of a unit, in their order; by its profile. */
const armoury = keptBy((profile: Profile): readonly Arm[] =>
  profile.miniatures.flatMap(({ weapons }, miniature) =>
    weapons.map((card, weapon): Arm => ({ miniature, weapon, card, upgrade: cardPlace(profile, card) })),
  ),
);

/** Place of the upgrade card that a weapon is printed on among those of the unit; -1 for weapons of other cards. */
export function cardPlace({ upgrades }: Profile, weapon: Weapon): number {
  return upgrades.findIndex(({ weapons = [] }: Upgrade) => weapons.includes(weapon));
}

/** The order of weapons in a unit: by its miniatures, then by the weapons of each. */
export function compareUses(a: PoolWeaponUse, b: PoolWeaponUse): number {
  return a.miniature - b.miniature || a.weapon - b.weapon;
}
