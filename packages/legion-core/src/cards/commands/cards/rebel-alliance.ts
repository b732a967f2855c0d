import { at, nearest } from "@sw/tabletop";
import { activate } from "../../../rounds/activate.ts";
import { performingActions } from "../../../rounds/performing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { ChoiceHook } from "../../../state/hooks/keyword.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askUnits, following } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { alliesAt, friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny, rankOf } from "../../../units/ranks.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import {
  aboutOwn,
  byCard,
  give,
  giveAll,
  givenOnOrder,
  isLent,
  isOwn,
  lend,
  MARK,
  MAY_MOVE,
  MAY_RECOVER,
  onOrder,
  ownUnits,
  untimed,
  volley,
} from "./effects.ts";

const CHEWBACCA = { unit: "Chewbacca" } as const;
const LEIA = { unit: "Leia Organa" } as const;
const LUKE = { unit: "Luke Skywalker" } as const;
const CAUSE = "common-cause";
const COVERING = "covering-fire";
const HOLDING = "hold-at-any-cost";
const JEDI = "return-of-the-jedi";
const SCOUNDREL = "sorry-about-the-mess";
const SKINS = "somebody-has-to-save-our-skins";
const SON = "son-of-skywalker";
const TIDE = "turning-the-tide";

/** A choice of a unit that is activated at once, or of none. */
const ACTIVATING: Omit<ChoiceHook, "candidates"> = {
  rule: "leg.cards.command-use",
  most: 1,
  may: true,
  take(work, _bearer, chosen) {
    for (const unit of chosen) activate(work, unit, false);
  },
};

/** Command cards of the Rebel Alliance. */
export const REBELS: readonly CommandCard[] = [
  {
    id: SON,
    gift: MARK,
    moments: [
      {
        moment: "after-attack",
        may: false,
        applies: (look, player, about) =>
          isOwn(look, player, about) && fitsAny(look, about, [LUKE]) && !isLent(look, about, SON),
        run(work, _player, unit) {
          if (unit === null) return;
          // That the first attack is past stays with him; a free action needs his own Perform Actions step.
          lend(work, unit, SON, 1, SON);
          if (performingActions(work.state, unit) === undefined) return;
          work.push({ kind: "volley", unit, card: SON, left: 1, attacked: [] });
        },
      },
    ],
  },
  {
    id: SKINS,
    moments: [aboutOwn("after-activation", LEIA, (work, unit) => askUnits(work, SKINS, unit))],
    choice: { ...ACTIVATING, candidates: (look, { unit }) => withOrder(look, friendsAt(look, unit, 2)) },
  },
  { id: "coordinated-bombardment", moments: [volley("coordinated-bombardment", LEIA, 3)] },
  { id: "no-time-for-sorrows", moments: [MAY_MOVE] },
  {
    id: COVERING,
    moments: [
      {
        moment: "after-attack",
        may: false,
        applies(look, player, about) {
          if (!isOwn(look, player, about) || rankOf(look, about) !== "corps") return false;
          return hasShot(look, about) && friendsAt(look, about, 2).length > 0;
        },
        run(work, _player, unit) {
          if (unit !== null) askUnits(work, COVERING, unit);
        },
      },
    ],
    choice: {
      rule: "leg.cards.command-use",
      most: 1,
      may: true,
      candidates: (look, { unit }) => friendsAt(look, unit, 2),
      take(work, _bearer, chosen) {
        for (const unit of chosen) give(work, unit, "dodge", 1, COVERING);
      },
    },
  },
  { id: "my-ally-is-the-force", moments: [givenOnOrder("my-ally-is-the-force", { tokens: ["dodge"] })] },
  {
    id: SCOUNDREL,
    moments: [
      aboutOwn("order-issued", { unit: "Han Solo" }, (work, unit) =>
        giveAll(work, unit, { tokens: ["aim", "dodge"] }, SCOUNDREL),
      ),
    ],
  },
  {
    id: CAUSE,
    moments: [
      {
        moment: "after-activation",
        may: false,
        applies: (look, player, about) => isOwn(look, player, about) && partners(look, about).length > 0,
        run(work, _player, unit) {
          if (unit !== null) askUnits(work, CAUSE, unit);
        },
      },
    ],
    choice: { ...ACTIVATING, candidates: (look, { unit }) => partners(look, unit) },
  },
  {
    id: JEDI,
    moments: [
      aboutOwn("order-issued", LUKE, (work, unit) => give(work, unit, "dodge", 1, JEDI)),
      aboutOwn("activation-start", LUKE, (work, unit) => askUnits(work, JEDI, unit, calmable(work, unit).length)),
    ],
    choice: {
      rule: "leg.cards.command-use",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => following(calmable(look, unit), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) loseTokens(work, unit, "suppression", 1, byCard(JEDI));
      },
    },
  },
  { id: "diversionary-tactics", moments: [givenOnOrder("diversionary-tactics", { tokens: ["dodge", "observation"] })] },
  { id: "courage-of-the-rebellion", moments: [MAY_RECOVER] },
  {
    id: TIDE,
    moments: [
      untimed((work, player) => {
        const heavy = [...ownUnits(work, player, { rank: "support" }), ...ownUnits(work, player, { rank: "heavy" })];
        for (const unit of heavy) lend(work, unit, "inspire", 2, TIDE);
      }),
    ],
  },
  {
    id: HOLDING,
    moments: [
      onOrder((work, unit) => {
        if (isVehicle(profileOf(work, unit).type)) return;
        give(work, unit, "aim", 1, HOLDING);
        give(work, unit, "standby", 1, HOLDING);
      }),
    ],
  },
];

/** Whether the attack that is just past was a ranged one of a unit. */
function hasShot({ state }: Pick<Look, "state">, unit: number): boolean {
  const attack = nearest(state, "attack");
  return attack?.attacker === unit && attack.pools.some((pool) => pool.attack === "ranged");
}

/** Friendly troopers near enough to a unit that have suppression to remove. */
function calmable(look: Look, unit: number): readonly number[] {
  return alliesAt(look, unit, 3).filter(
    (other) => !isVehicle(profileOf(look, other).type) && unitTokens(look.state, other, "suppression") > 0,
  );
}

/** Those with a faceup order. */
function withOrder({ state }: Pick<Look, "state">, units: readonly number[]): readonly number[] {
  return units.filter((unit) => at(state.units, unit).order === "faceup");
}

/** Of Chewbacca and Luke the one that a unit is not, if it is either, with an order still to act on. */
function partners(look: Look, unit: number): readonly number[] {
  const [match, other] = fitsAny(look, unit, [LUKE]) ? [LUKE, CHEWBACCA] : [CHEWBACCA, LUKE];
  if (!fitsAny(look, unit, [match])) return [];
  return withOrder(look, ownUnits(look, at(look.state.units, unit).owner, other));
}
