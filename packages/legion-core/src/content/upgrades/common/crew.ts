import { moveBan, startMove } from "../../../moving/moves.ts";
import { cardAction, may, must, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed, askUnits, unchosen } from "../../../units/choosing.ts";
import { alliesAt, friendsAt, inSight } from "../../../units/near.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { freeAttack, mayAttackFreely } from "../../keywords/shared/free-attacks.ts";
import { isTreatable, startHealing } from "../../keywords/shared/healing.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, byUpgrade, spend } from "../effects.ts";

/** Crew upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "crew" }, () => ({
  "backworld-medic": {
    name: "Backworld Medic",
    cost: 12,
    restriction: { unit: "A-A5 Speeder Truck" },
    action: "card-action",
    en: "Card action: choose a friendly trooper unit at range 1 and in line of sight that is no droid. Remove 1 wound or poison token from it, or restore 1 of its miniatures that was defeated this round. Then roll 2 white defense dice: that unit gains 1 suppression token for each block or surge.",
    es: "Acción de carta: se elige una unidad aliada de infantería que no sea droide a alcance 1 y en línea de visión. Se le quita 1 ficha de Herida o Veneno, o se restaura 1 miniatura suya derrotada en esta ronda. Después se tiran 2 dados blancos de defensa: esa unidad gana 1 ficha de Acobardamiento por cada bloqueo o incremento.",
    does: (card) => [
      cardAction(
        card,
        (look, { unit }) => patients(look, unit).length > 0,
        (work, { unit }) => startHealing(work, card, unit, 1),
      ),
      on("heals", {
        rule: "leg.upgrade.static-by-default",
        effect: "leg.upgrade.static-by-default",
        tokens: ["wound", "poison"],
        restores: true,
        candidates: (look, { unit }) => patients(look, unit),
        healed(work, _bearer, patient) {
          const because = byStatic(card);
          const faces = rollUnitDice(work, patient, "white-defense", 2, because);
          gainTokens(work, patient, "suppression", successes(faces), because);
        },
      }),
    ],
  },
  "door-gunners": {
    name: "Door Gunners",
    cost: 12,
    restriction: { keyword: "transport" },
    incomplete: true,
    doubts: ["Weapon profile not found; wording from one summary."],
    en: "The weapon of the card is not recorded, and so the attack action with it is not played.",
    es: "El arma de la carta no consta, así que la acción de ataque con ella no se juega.",
    does: () => [],
  },
  "unorthodox-tactician": {
    name: "Unorthodox Tactician",
    cost: 16,
    restriction: { unit: "A-A5 Speeder Truck" },
    en: "When the unit activates, roll 3 red defense dice: for each block or surge a different friendly unit at range 3 gains 1 aim token.",
    es: "Cuando la unidad se activa, se tiran 3 dados rojos de defensa: por cada bloqueo o incremento, una unidad aliada distinta a alcance 3 gana 1 ficha de Ataque apuntado.",
    does: (card) => [
      ...(["activation-start", "undeployed-activation-start"] as const).map((moment) =>
        must(
          moment,
          (_look, { unit }, about) => about === unit,
          (work, { unit }) => {
            const faces = rollUnitDice(work, unit, "red-defense", 3, byStatic(card));
            const lucky = successes(faces);
            if (lucky > 0) askUnits(work, card, unit, lucky);
          },
        ),
      ),
      on("choice", {
        rule: "leg.upgrade.static-by-default",
        most: "value",
        may: false,
        candidates: (look, { unit }, chosen) => unchosen(alliesAt(look, unit, 3), chosen),
        take(work, _bearer, chosen) {
          for (const unit of chosen) gainTokens(work, unit, "aim", 1, byStatic(card));
        },
      }),
    ],
  },
  "unstable-astromech": {
    name: "Unstable Astromech",
    cost: 16,
    restriction: { any: [{ unit: "X-34 Landspeeder" }, { unit: "A-A5 Speeder Truck" }] },
    expend: true,
    doubts: ["Wording from one summary."],
    en: "At the end of its actions the unit may expend the card for a free attack or a free move action. Then roll 3 black attack dice: the unit suffers 1 wound for each hit or critical.",
    es: "Al final de sus acciones, la unidad puede consumir la carta para una acción gratuita de ataque o de movimiento. Después se tiran 3 dados de ataque negros: la unidad sufre 1 Herida por cada impacto o impacto crítico.",
    choices: {
      "free-attack": { en: "a free attack action", es: "una acción de ataque gratuita" },
      "free-move": { en: "a free move action", es: "una acción de movimiento gratuita" },
    },
    does: (card) => [
      may(
        "perform-actions-edge",
        (look, { unit }, about) => about === unit && isReadied(look, unit, card) && overloads(look, unit).length > 0,
        (work, { unit }) => {
          spend(work, unit, card, "expended");
          // The choice of nobody waits below the action: what comes of it is seen to once that is over.
          askUnits(work, card, unit);
          askNamed(work, card, "overload", unit);
        },
      ),
      on("choices", {
        overload: {
          kind: "named",
          rule: "leg.upgrade.action-exhaust-icons",
          candidates: (look, { about }) => (about === null ? [] : overloads(look, about)),
          take(work, { about }, chosen) {
            if (about === null) return;
            if (chosen === "free-move") startMove(work, about, "action");
            else freeAttack(work, about, card, "leg.upgrade.action-exhaust-icons", null, null);
          },
        },
      }),
      on("choice", {
        rule: "leg.upgrade.action-exhaust-icons",
        most: 1,
        may: false,
        candidates: () => [],
        take(work, { unit }) {
          const because = byUpgrade(card);
          const faces = rollUnitDice(work, unit, "black-attack", 3, because);
          dealWounds(work, unit, faces.filter((face) => face === "hit" || face === "critical").length, because);
        },
      }),
    ],
  },
}));

/** Lists the units that a medic can treat. */
function patients(look: Look, unit: UnitIndex): readonly number[] {
  const near = friendsAt(look, unit, 1).filter((friend) => isTreatable(look, friend));
  return inSight(look, unit, near);
}

/** Lists the additional free actions that a unit can perform now: attack, move or both. */
function overloads(look: Look, unit: UnitIndex): readonly string[] {
  return [
    ...(mayAttackFreely(look, unit, null, null) ? ["free-attack"] : []),
    ...(moveBan(look, unit, "action") === undefined ? ["free-move"] : []),
  ];
}
