import { attackedBy, survivors } from "../../../attack/declared.ts";
import { LENT } from "../../../attack/pools/offers.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { lentBy } from "../../../state/hooks/upgrade-card.ts";
import { mustChoose, on } from "../../../state/hooks/words.ts";
import { type UnitIndex, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { hasCard, isReadied } from "../../../units/cards.ts";
import { askNamed, askUnits } from "../../../units/choosing.ts";
import { isOfType, unitTokens } from "../../../units/conditions.ts";
import { alliesAt, friendsAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { afterAttackAction } from "../attack-effects.ts";
import { byStatic, byUpgrade, exhaustingAction, lendFor, readiesInEndPhase, spend } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

/** Pilot upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "pilot" }, () => ({
  "327th-star-corps-pilot": {
    name: "327th Star Corps Pilot",
    cost: 8,
    restriction: { unit: "Infantry Support Platform" },
    en: "After an attack action of the unit each defender gains 1 observation token.",
    es: "Tras una acción de ataque de la unidad, cada defensor gana 1 ficha de Observación.",
    does: (card) => [
      afterAttackAction(
        false,
        () => true,
        (work, unit) => {
          for (const defender of survivors(work, attackedBy(work.state, unit))) {
            gainTokens(work, defender, "observation", 1, byStatic(card));
          }
        },
      ),
    ],
  },
  "aayla-secura": {
    name: "Aayla Secura",
    cost: 5,
    bullets: 1,
    restriction: { unit: "Saber-Class Tank" },
    keywords: ["inspire 2", "field-commander"],
  },
  "clone-commander-fox": {
    name: "Clone Commander Fox",
    cost: 10,
    bullets: 1,
    restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
    action: "free-action",
    keywords: ["field-commander"],
    en: "Free action: another friendly trooper unit at range 2 gains 1 surge token and may remove 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Incremento y puede retirar 1 ficha de Acobardamiento.",
    choices: {
      "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
      "leave-it": { en: "leave it at that", es: "dejarlo así" },
    },
    does: (card) => [
      ...forTrooper(card, (work, trooper) => {
        gainTokens(work, trooper, "surge", 1, byStatic(card));
        askNamed(work, card, "calm", trooper);
      }),
      on("choices", {
        calm: {
          kind: "named",
          rule: "leg.actions.free-card-action-cost",
          candidates: ({ state }, { about }) =>
            about !== null && unitTokens(state, about, "suppression") > 0 ? ["remove-suppression", "leave-it"] : [],
          take(work, { about }, chosen) {
            if (about === null || chosen !== "remove-suppression") return;
            loseTokens(work, about, "suppression", 1, byStatic(card));
          },
        },
      }),
    ],
  },
  "clone-shock-trooper-pilot": {
    name: "Clone Shock Trooper Pilot",
    cost: 4,
    restriction: { faction: "galactic-republic", rank: "heavy" },
    en: "After an attack action of the unit, it or another friendly unit at range 1 gains 1 surge token.",
    es: "Tras una acción de ataque de la unidad, esta u otra unidad aliada a alcance 1 gana 1 ficha de Incremento.",
    does: (card) => [
      afterAttackAction(
        false,
        () => true,
        (work, unit) => askUnits(work, card, unit),
      ),
      on(
        "choice",
        mustChoose(
          "leg.upgrade.static-by-default",
          (look, unit) => alliesAt(look, unit, 1),
          (work, friend) => gainTokens(work, friend, "surge", 1, byStatic(card)),
        ),
      ),
    ],
  },
  "hound-and-grizzer": {
    name: "Hound & Grizzer",
    cost: 8,
    bullets: 1,
    restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
    action: "card-action",
    keywords: ["observe 4"],
  },
  "plo-koon-pilot": {
    name: "Plo Koon",
    cost: 9,
    bullets: 1,
    restriction: { unit: "Saber-Class Tank" },
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: the unit has Agile 2 until the end of its activation.",
    es: "Acción gratuita que agota la carta: la unidad tiene Paso ágil 2 hasta el final de su activación.",
    does: (card) => [
      exhaustingAction(card, (work, { unit }) =>
        beginOngoing(work, { unit, keyword: "agile", value: 2, until: "activation" }, byUpgrade(card)),
      ),
    ],
  },
  "veteran-clone-pilot": {
    name: "Veteran Clone Pilot",
    cost: 7,
    restriction: { faction: "galactic-republic", rank: "heavy" },
    exhaust: true,
    en: "Exhausted while the unit or a friendly clone trooper unit at range 1 and in its line of sight attacks or defends: in that attack the two may spend each other's aim, dodge and surge tokens. It readies in the End Phase.",
    es: "Se agota cuando la unidad o una unidad aliada de infantería clon a alcance 1 y en su línea de visión ataca o se defiende: en ese ataque, ambas pueden gastar las fichas de Ataque apuntado, Esquiva e Incremento de la otra. Se prepara en la fase Final.",
    does: (card) => [
      sharing((look, unit) => isReadied(look, unit, card)),
      on("borrowed", (work, { unit }) => {
        // Once the card is exhausted, the rest of the attack goes by what it lends.
        if (pilotsFor(work, unit, card).some((pilot) => isLending(work.state, pilot, card))) return;
        if (isReadied(work, unit, card)) share(work, unit, card);
        else askUnits(work, card, unit);
      }),
      on("lasting", [sharing(() => true)]),
      // Of several pilots who could have lent the token one has.
      on(
        "choice",
        mustChoose(
          "leg.upgrade.action-exhaust-icons",
          (look, unit) =>
            pilotsFor(look, unit, card).filter(
              (pilot) => (pilot !== unit || fallsOut(look, pilot, "unit-itself")) && isReadied(look, pilot, card),
            ),
          (work, pilot) => share(work, pilot, card),
        ),
      ),
      readiesInEndPhase(card),
    ],
  },
}));

/**
 * Creates the effect that a unit and the clone trooper units near it spend each other's green tokens while a condition
 * holds.
 */
function sharing(holds: (look: Look, unit: UnitIndex) => boolean): Part<"lends"> {
  return on("lends", {
    within: "anywhere",
    mutual: true,
    kinds: (look, { unit }, friend) => (holds(look, unit) && fliesBeside(look, unit, friend) ? LENT : []),
  });
}

/** Whether a friendly unit is a clone trooper unit at range 1 and in line of sight of a unit. */
function fliesBeside(look: Look, unit: UnitIndex, friend: UnitIndex): boolean {
  if (!isOfType(look, friend, "clone-trooper") || !friendsAt(look, unit, 1).includes(friend)) return false;
  return inSight(look, unit, [friend]).length > 0;
}

/**
 * Lists the units with the pilot that may lend tokens to a unit, including the unit itself, in the order of the state.
 */
function pilotsFor(look: Look, unit: UnitIndex, card: string): readonly number[] {
  return alliesAt(look, unit, 1).filter(
    (pilot) =>
      hasCard(look, pilot, card) &&
      (pilot === unit ||
        fliesBeside(look, pilot, unit) ||
        fallsOut(look, pilot, "unit-out-of-sight", { from: unitId(look.state, unit) })),
  );
}

function isLending({ ongoing }: State, unit: UnitIndex, card: string): boolean {
  return ongoing.some((one) => one.unit === unit && one.keyword === lentBy(card));
}

/** Exhausts the card. Its unit and the units near it share their tokens for the rest of the attack. */
function share(work: GameWork, unit: UnitIndex, card: string): void {
  spend(work, unit, card, "exhausted");
  lendFor(work, unit, card, "attack");
}
