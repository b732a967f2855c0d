import type { CardWords } from "../../catalogue/cards.ts";
import type { Weapon } from "../../catalogue/entries.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { may, on } from "../../state/hooks/words.ts";
import { keptBy } from "../../state/memo/memo.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { byStatic, lendFor } from "./effects.ts";

/**
 * Creates the effects of a twin weapon, one half of which can be used twice. For an activation the weapon has half its
 * dice and keyword values, and the unit has Gunslinger.
 */
export function twin(card: string): readonly Part[] {
  return [
    ...(["activation-start", "undeployed-activation-start"] as const).map((moment) =>
      may(
        moment,
        (_look, { unit }, about) => about === unit,
        (work, { unit }) => {
          lendFor(work, unit, card, "activation");
          beginOngoing(work, { unit, keyword: "gunslinger", value: 1, until: "activation" }, byStatic(card));
        },
      ),
    ),
    on("lasting", [on("rearms", { card, weapon: halved })]),
  ];
}

/** Returns a weapon with half its dice and half the values of its keywords. All of those on twin weapons are even. */
const halved: (weapon: Weapon) => Weapon = /* @__PURE__ */ keptBy((weapon: Weapon): Weapon => {
  const { white, black, red } = weapon.dice;
  return {
    ...weapon,
    dice: { white: white / 2, black: black / 2, red: red / 2 },
    keywords: weapon.keywords.map((use) => (typeof use.value === "number" ? { ...use, value: use.value / 2 } : use)),
  };
});

/** The rules text of twin weapons in English and Spanish. */
export const TWIN_DOES: NonNullable<CardWords["does"]> = {
  en: "When the unit activates, it may halve the dice of the weapon and the figures of its keywords for the activation; it then has Gunslinger.",
  es: "Cuando la unidad se activa, puede reducir a la mitad los dados del arma y los valores de sus cualidades durante la activación; entonces tiene Pistolero.",
};
