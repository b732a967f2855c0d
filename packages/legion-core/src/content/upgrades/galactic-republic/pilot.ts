import { attackedBy, survivors } from "../../../attack/declared.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { lentBy, type UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { unitId } from "../../../state/ids.ts";
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
import { afterAttackAction } from "../attack-effects.ts";
import { byStatic, byUpgrade, exhaustingAction, lendFor, readiesInEndPhase, spend } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

const STAR_CORPS_PILOT_327TH = (): Upgrade => ({
  id: "327th-star-corps-pilot",
  name: { en: "327th Star Corps Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { unit: "Infantry Support Platform" },
  special: true,
});

const STAR_CORPS_PILOT_327TH_ENTRY = (): UpgradeCard => ({
  id: "327th-star-corps-pilot",
  moments: [
    afterAttackAction(
      false,
      () => true,
      (work, unit) => {
        for (const defender of survivors(work, attackedBy(work.state, unit))) {
          gainTokens(work, defender, "observation", 1, byStatic("327th-star-corps-pilot"));
        }
      },
    ),
  ],
});

const STAR_CORPS_PILOT_327TH_TEXT: CardText = {
  id: "327th-star-corps-pilot",
  does: {
    en: "After an attack action of the unit each defender gains 1 observation token.",
    es: "Tras una acción de ataque de la unidad, cada defensor gana 1 ficha de Observación.",
  },
};

const AAYLA_SECURA = (): Upgrade => ({
  id: "aayla-secura",
  name: { en: "Aayla Secura" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Saber-Class Tank" },
  keywords: [{ id: "inspire", value: 2 }, { id: "field-commander" }],
});

const CLONE_COMMANDER_FOX = (): Upgrade => ({
  id: "clone-commander-fox",
  name: { en: "Clone Commander Fox" },
  type: "pilot",
  cost: 10,
  bullets: 1,
  restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
});

const CLONE_COMMANDER_FOX_ENTRY = (): UpgradeCard => ({
  ...forTrooper("clone-commander-fox", (work, trooper) => {
    gainTokens(work, trooper, "surge", 1, byStatic("clone-commander-fox"));
    askNamed(work, "clone-commander-fox", "calm", trooper);
  }),
  choices: {
    calm: {
      kind: "named",
      rule: "leg.actions.free-card-action-cost",
      candidates: ({ state }, { about }) =>
        about !== null && unitTokens(state, about, "suppression") > 0 ? ["remove-suppression", "leave-it"] : [],
      take(work, { about }, chosen) {
        if (about === null || chosen !== "remove-suppression") return;
        loseTokens(work, about, "suppression", 1, byStatic("clone-commander-fox"));
      },
    },
  },
});

const CLONE_COMMANDER_FOX_TEXT: CardText = {
  id: "clone-commander-fox",
  does: {
    en: "Free action: another friendly trooper unit at range 2 gains 1 surge token and may remove 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Incremento y puede retirar 1 ficha de Acobardamiento.",
  },
  choices: {
    "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
    "leave-it": { en: "leave it at that", es: "dejarlo así" },
  },
};

const CLONE_SHOCK_TROOPER_PILOT = (): Upgrade => ({
  id: "clone-shock-trooper-pilot",
  name: { en: "Clone Shock Trooper Pilot" },
  type: "pilot",
  cost: 4,
  restriction: { faction: "galactic-republic", rank: "heavy" },
  special: true,
});

const CLONE_SHOCK_TROOPER_PILOT_ENTRY = (): UpgradeCard => ({
  id: "clone-shock-trooper-pilot",
  moments: [
    afterAttackAction(
      false,
      () => true,
      (work, unit) => askUnits(work, "clone-shock-trooper-pilot", unit),
    ),
  ],
  choice: {
    rule: "leg.upgrade.static-by-default",
    most: 1,
    may: false,
    candidates: (look, { unit }) => alliesAt(look, unit, 1),
    take(work, _bearer, [friend]) {
      if (friend !== undefined) gainTokens(work, friend, "surge", 1, byStatic("clone-shock-trooper-pilot"));
    },
  },
});

const CLONE_SHOCK_TROOPER_PILOT_TEXT: CardText = {
  id: "clone-shock-trooper-pilot",
  does: {
    en: "After an attack action of the unit, it or another friendly unit at range 1 gains 1 surge token.",
    es: "Tras una acción de ataque de la unidad, esta u otra unidad aliada a alcance 1 gana 1 ficha de Incremento.",
  },
};

const HOUND_AND_GRIZZER = (): Upgrade => ({
  id: "hound-and-grizzer",
  name: { en: "Hound & Grizzer" },
  type: "pilot",
  cost: 8,
  bullets: 1,
  restriction: { unit: "LAAT/le Patrol Transport", faction: "galactic-republic" },
  action: "card-action",
  keywords: [{ id: "observe", value: 4 }],
});

const PLO_KOON_PILOT = (): Upgrade => ({
  id: "plo-koon-pilot",
  name: { en: "Plo Koon" },
  type: "pilot",
  cost: 9,
  bullets: 1,
  restriction: { unit: "Saber-Class Tank" },
  exhaust: true,
  action: "free-action",
  special: true,
});

const PLO_KOON_PILOT_ENTRY = (): UpgradeCard => ({
  id: "plo-koon-pilot",
  actions: [
    exhaustingAction("plo-koon-pilot", (work, { unit }) =>
      beginOngoing(work, { unit, keyword: "agile", value: 2, until: "activation" }, byUpgrade("plo-koon-pilot")),
    ),
  ],
});

const PLO_KOON_PILOT_TEXT: CardText = {
  id: "plo-koon-pilot",
  does: {
    en: "Free action, exhausting the card: the unit has Agile 2 until the end of its activation.",
    es: "Acción gratuita que agota la carta: la unidad tiene Paso ágil 2 hasta el final de su activación.",
  },
};

const VETERAN_CLONE_PILOT = (): Upgrade => ({
  id: "veteran-clone-pilot",
  name: { en: "Veteran Clone Pilot" },
  type: "pilot",
  cost: 7,
  restriction: { faction: "galactic-republic", rank: "heavy" },
  exhaust: true,
  special: true,
});

const VETERAN_CLONE_PILOT_ID = "veteran-clone-pilot";

const VETERAN_CLONE_PILOT_ENTRY = (): UpgradeCard => ({
  id: VETERAN_CLONE_PILOT_ID,
  pairs: (look, unit, friend) => isReadied(look, unit, VETERAN_CLONE_PILOT_ID) && fliesBeside(look, unit, friend),
  borrowed(work, unit) {
    // Once the card is exhausted, the rest of the attack goes by what it lends.
    if (pilotsFor(work, unit).some((pilot) => isLending(work.state, pilot))) return;
    if (isReadied(work, unit, VETERAN_CLONE_PILOT_ID)) share(work, unit);
    else askUnits(work, VETERAN_CLONE_PILOT_ID, unit);
  },
  lasting: { pairs: fliesBeside },
  // Of several pilots who could have lent the token one has.
  choice: {
    rule: "leg.upgrade.action-exhaust-icons",
    most: 1,
    may: false,
    candidates: (look, { unit }) =>
      pilotsFor(look, unit).filter(
        (pilot) =>
          (pilot !== unit || fallsOut(look, pilot, "unit-itself")) && isReadied(look, pilot, VETERAN_CLONE_PILOT_ID),
      ),
    take(work, _bearer, [pilot]) {
      if (pilot !== undefined) share(work, pilot);
    },
  },
  moments: [readiesInEndPhase(VETERAN_CLONE_PILOT_ID)],
});

const VETERAN_CLONE_PILOT_TEXT: CardText = {
  id: VETERAN_CLONE_PILOT_ID,
  does: {
    en: "Exhausted while the unit or a friendly clone trooper unit at range 1 and in its line of sight attacks or defends: in that attack the two may spend each other's aim, dodge and surge tokens. It readies in the End Phase.",
    es: "Se agota cuando la unidad o una unidad aliada de infantería clon a alcance 1 y en su línea de visión ataca o se defiende: en ese ataque, ambas pueden gastar las fichas de Ataque apuntado, Esquiva e Incremento de la otra. Se prepara en la fase Final.",
  },
};

/** Pilot upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  STAR_CORPS_PILOT_327TH,
  AAYLA_SECURA,
  CLONE_COMMANDER_FOX,
  CLONE_SHOCK_TROOPER_PILOT,
  HOUND_AND_GRIZZER,
  PLO_KOON_PILOT,
  VETERAN_CLONE_PILOT,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  STAR_CORPS_PILOT_327TH_ENTRY,
  CLONE_COMMANDER_FOX_ENTRY,
  CLONE_SHOCK_TROOPER_PILOT_ENTRY,
  PLO_KOON_PILOT_ENTRY,
  VETERAN_CLONE_PILOT_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  STAR_CORPS_PILOT_327TH_TEXT,
  CLONE_COMMANDER_FOX_TEXT,
  CLONE_SHOCK_TROOPER_PILOT_TEXT,
  PLO_KOON_PILOT_TEXT,
  VETERAN_CLONE_PILOT_TEXT,
];

/** Whether a friend is a clone trooper unit at range 1 and in line of sight of a unit. */
function fliesBeside(look: Look, unit: number, friend: number): boolean {
  if (!isOfType(look, friend, "clone-trooper") || !friendsAt(look, unit, 1).includes(friend)) return false;
  return inSight(look, unit, [friend]).length > 0;
}

/** The units with a pilot who may lend a unit tokens, itself among them, in the order of the state. */
function pilotsFor(look: Look, unit: number): readonly number[] {
  return alliesAt(look, unit, 1).filter(
    (pilot) =>
      hasCard(look, pilot, VETERAN_CLONE_PILOT_ID) &&
      (pilot === unit ||
        fliesBeside(look, pilot, unit) ||
        fallsOut(look, pilot, "unit-out-of-sight", { from: unitId(look.state, unit) })),
  );
}

function isLending({ ongoing }: State, unit: number): boolean {
  return ongoing.some((one) => one.unit === unit && one.keyword === lentBy(VETERAN_CLONE_PILOT_ID));
}

/** The card is exhausted, and its unit and those beside it share their tokens for the rest of the attack. */
function share(work: GameWork, unit: number): void {
  spend(work, unit, VETERAN_CLONE_PILOT_ID, "exhausted");
  lendFor(work, unit, VETERAN_CLONE_PILOT_ID, "attack");
}
