import { removeToken } from "../../../mission/assets.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { profileOf } from "../../../units/profiles.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";
import { unitsNearToken } from "../reach.ts";
import { calledAtCommandEnd, calledIn, callIn, rollFor } from "../support.ts";

/** The number of black attack dice of the card. */
const DICE = 3;

const REACH = 1;

/** The advantage card Ordnance. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  ordnance: {
    name: "Ordnance",
    summary:
      "Once per game, at the end of the Command Phase, place an Ordnance token. At the start of the End Phase roll 3 black attack dice: units within 1 that have Armor or are vehicles suffer 2 wounds per crit and 1 per hit, other units within 1 gain 1 suppression per crit or hit; then the token is removed.",
    en: "Once per game, at the end of a Command Phase, its player may place an ordnance token. As the End Phase starts, 3 black attack dice are rolled and the token is removed: vehicles and units with Armor at range 1 of it suffer 2 wounds per critical and 1 per hit, other units gain 1 suppression token per critical or hit.",
    es: "Una vez por partida, al final de una fase de Mando, su jugador puede colocar una ficha de Artillería. Al empezar la fase Final se lanzan 3 dados de ataque negros y se retira: los vehículos y unidades con Blindaje a alcance 1 de ella sufren 2 Heridas por impacto crítico y 1 por impacto; las demás unidades ganan 1 ficha de Acobardamiento por impacto o impacto crítico.",
    tokens: { ordnance: { en: "ordnance token", es: "ficha de Artillería" } },
    does: (card) => ({
      choices: { place: callIn(card) },
      moments: [
        calledAtCommandEnd(card),
        playerMust(
          "end-phase-start",
          (look, side) => calledIn(look, side, card) !== undefined,
          (work, side) => {
            const token = calledIn(work, side, card);
            if (token !== undefined) explode(work, token, card);
          },
        ),
      ],
    }),
  },
}));

/** Resolves the ordnance token: units nearby gain suppression or suffer wounds, in the order of the units. */
function explode(work: GameWork, token: number, card: string): void {
  const because = { rule: ADVANTAGE_RULE, cause: card } as const;
  const { hits, criticals } = rollFor(work, token, DICE, because);
  const near = unitsNearToken(work, token, REACH);
  removeToken(work, token, because);
  for (const unit of near) if (!isHard(work, unit)) gainTokens(work, unit, "suppression", hits + criticals, because);
  for (const unit of [...near].reverse()) if (isHard(work, unit)) dealWounds(work, unit, hits + 2 * criticals, because);
}

/** Whether a unit suffers wounds instead of suppression: a vehicle or a unit with Armor. */
function isHard(look: Look, unit: UnitIndex): boolean {
  return isVehicle(profileOf(look, unit).type) || keywordsOf(look, unit)["armor"] !== undefined;
}
