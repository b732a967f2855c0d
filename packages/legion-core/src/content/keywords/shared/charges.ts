import { at } from "@sw/tabletop";
import type { Weapon } from "../../../catalogue/entries.ts";
import { commandOf } from "../../../state/box.ts";
import type { PoolWeaponUse } from "../../../state/frames.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { usesOf } from "../../../units/card-keywords.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";

/** A type of charge: the name of its tokens, and the weapon with which they attack. */
export interface Charge {
  readonly name: string;
  readonly weapon: Weapon;
  readonly use: PoolWeaponUse;
}

/**
 * Lists the charges that a keyword gives a unit. They come from its own cards with the keyword, and from command cards
 * in play that have the keyword and order the unit. Each charge is an area weapon of the card.
 */
export function chargesOf(look: Look, unit: UnitIndex, keyword: string): readonly Charge[] {
  const own = usesOf(look, unit, keyword).length > 0 ? ownCharges(look, unit) : [];
  return [...own, ...lentCharges(look, unit, keyword)];
}

function ownCharges(look: Look, unit: UnitIndex): readonly Charge[] {
  const { miniatures } = at(look.state.units, unit);
  return profileOf(look, unit).miniatures.flatMap(({ weapons }, miniature) =>
    at(miniatures, miniature).status === "standing"
      ? weapons.flatMap((weapon, place) => chargeOf(weapon, { miniature, weapon: place }))
      : [],
  );
}

/**
 * Lists the charges from command cards. Their weapons come after those of the leader, in the order of `Profile.lent`.
 */
function lentCharges({ box, state }: Look, unit: UnitIndex, keyword: string): readonly Charge[] {
  const { owner, leader } = at(state.units, unit);
  const { revealed, permanents } = state.sides[owner];
  let place = at(profileOf({ box, state }, unit).miniatures, leader).weapons.length;
  return (revealed === null ? permanents : [revealed, ...permanents]).flatMap((card) => {
    const { keywords = [], weapons = [], orders } = commandOf(box, card);
    const isFor =
      keywords.some(({ id }) => id === keyword) && orders.some(({ of }) => fitsAny({ box, state }, unit, of));
    return weapons.flatMap((weapon) => {
      const use = { miniature: leader, weapon: place++ };
      return isFor ? chargeOf(weapon, use) : [];
    });
  });
}

function chargeOf(weapon: Weapon, use: PoolWeaponUse): readonly Charge[] {
  if (weapon.range.area !== true) return [];
  const name = weapon.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return [{ name, weapon, use }];
}
