import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import type { ActionHook } from "../../../state/hooks/keyword.ts";
import { oneOf } from "../../../state/hooks/played.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { asksAt } from "../choice-effects.ts";
import { givenTo, ownUnits } from "../effects.ts";

const SUN_FAC = { unit: "Sun Fac" } as const;

/** Command cards of Sun Fac. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: SUN_FAC },
  () => ({
    "brutal-enforcer": {
      name: "Brutal Enforcer",
      pips: 1,
      orders: SUN_FAC,
      keywords: ["agile 1", "jump 3", "demoralize 1"],
      en: "Sun Fac has Agile 1 and Demoralize 1 this round. At the start of the Activation Phase up to 2 friendly Geonosian Warriors units at range 2 of him may perform Jump 3 each.",
      es: "Sun Fac tiene Paso ágil 1 y Desmoralizar 1 esta ronda. Al comienzo de la fase de Activación, hasta 2 unidades de Geonosian Warriors aliadas a alcance 2 de él pueden realizar Salto 3 cada una.",
      does: (card) => ({
        moments: [
          givenTo(card, SUN_FAC, { keywords: { agile: 1, demoralize: 1 } }),
          asksAt("activation-phase-start", card, "jumping", JUMPING),
        ],
        choices: { jumping: JUMPING },
      }),
    },
  }),
);

/** A choice of Geonosian Warriors units near Sun Fac that jump one after the other. */
const JUMPING: UnitChoice = {
  kind: "units",
  rule: "leg.cards.command-use",
  count: 2,
  may: true,
  candidates(look, { side }) {
    const near = ownUnits(look, side, SUN_FAC).flatMap((unit) => friendsAt(look, unit, 2));
    return near.filter(
      (unit) =>
        fitsAny(look, unit, [{ unit: "Geonosian Warriors" }]) && jump(look)?.available(look, jumper(unit)) === true,
    );
  },
  take(work, _asked, chosen) {
    for (const unit of [...chosen].reverse()) jump(work)?.run(work, jumper(unit));
  },
};

/** Returns the action of the Jump keyword. */
function jump({ box }: Look): ActionHook | undefined {
  return oneOf(box.keywords, "jump", "action");
}

/** Returns the unit as the bearer of Jump 3, which the card grants. */
function jumper(unit: UnitIndex) {
  return { unit, value: 3 };
}
