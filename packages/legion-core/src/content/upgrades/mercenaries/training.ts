import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { UnitMatch, Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isReadied, placeOfCard, turnCard } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { touchingLeader } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { byUpgrade, exhaustingAction, spend } from "../effects.ts";

const CALL_TO_ARMS = (): Upgrade => ({
  id: "call-to-arms",
  name: { en: "Call To Arms" },
  type: "training",
  cost: 5,
  bullets: 2,
  restriction: {
    any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
  },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action, exhausting the card: the unit gains 1 suppression and has Charge until the end of the round.",
  verification: LIST,
});

const CALL_TO_ARMS_ENTRY = (): UpgradeCard => ({
  id: "call-to-arms",
  actions: [
    exhaustingAction("call-to-arms", (work, { unit }) => {
      gainTokens(work, unit, "suppression", 1, byUpgrade("call-to-arms"));
      beginOngoing(work, { unit, keyword: "charge", value: 1, until: "round" }, byUpgrade("call-to-arms"));
    }),
  ],
});

const CALL_TO_ARMS_TEXT: CardText = {
  id: "call-to-arms",
  does: {
    en: "Free action, exhausting the card: the unit gains 1 suppression token and has Charge until the end of the round.",
    es: "Acción gratuita que agota la carta: la unidad gana 1 ficha de Acobardamiento y tiene Acometida hasta el final de la ronda.",
  },
};

const FOREST_DWELLERS = (): Upgrade => ({
  id: "forest-dwellers",
  name: { en: "Forest Dwellers" },
  type: "training",
  cost: 3,
  restriction: {
    any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
  },
  keywords: [{ id: "scout", value: 1 }],
  summary: "The unit has Scout 1 and gains 1 dodge at the start of the first Activation Phase.",
  verification: LIST,
});

const HERBAL_MEDICINE = (): Upgrade => ({
  id: "herbal-medicine",
  name: { en: "Herbal Medicine" },
  type: "training",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Logray" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary:
    "Free action, exhausting the card: an Ewok trooper unit within 1 removes 1 wound or returns 1 defeated miniature.",
  verification: LIST,
});

const INSATIABLE_CURIOSITY = (): Upgrade => ({
  id: "insatiable-curiosity",
  name: { en: "Insatiable Curiosity" },
  type: "training",
  cost: 8,
  restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
  expend: true,
  action: "free-action",
  special: true,
  summary:
    "Free action, used once: choose an enemy unit in base contact with the leader and discard one of its heavy weapon, gear or armament upgrades that is not unique or limited; this unit suffers 1 wound.",
  verification: LIST,
});

const INSATIABLE_CURIOSITY_ENTRY = (): UpgradeCard => ({
  id: "insatiable-curiosity",
  actions: [
    {
      ...exhaustingAction("insatiable-curiosity", () => undefined),
      available: (look, { unit }) => isReadied(look, unit, "insatiable-curiosity") && loot(look, unit).length > 0,
      run(work, { unit }) {
        spend(work, unit, "insatiable-curiosity", "expended");
        askNamed(work, "insatiable-curiosity", "loot", unit);
      },
    },
  ],
  choices: {
    loot: {
      kind: "named",
      rule: "leg.upgrade.discard-loses-rules",
      candidates: (look, { about }) => (about === null ? [] : loot(look, about).map(({ name }) => name)),
      take(work, { about }, chosen) {
        const found = about === null ? undefined : loot(work, about).find(({ name }) => name === chosen);
        if (about === null || found === undefined) return;
        const because = byUpgrade("insatiable-curiosity");
        turnCard(work, found.unit, found.place, "discarded", because);
        dealWounds(work, about, 1, because);
      },
    },
  },
});

const INSATIABLE_CURIOSITY_TEXT: CardText = {
  id: "insatiable-curiosity",
  does: {
    en: "Free action, expending the card: choose an enemy unit in base contact with the leader and discard one of its heavy weapon, gear or armament upgrades that is neither unique nor limited. Then this unit suffers 1 wound.",
    es: "Acción gratuita que consume la carta: elige una unidad enemiga en contacto con la peana del líder y descarta una de sus mejoras de Arma pesada, Equipo o Armamento que no sea única ni limitada. Después esta unidad sufre 1 Herida.",
  },
};

const ONWARD_TO_VICTORY = (): Upgrade => ({
  id: "onward-to-victory",
  name: { en: "Onward to Victory" },
  type: "training",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Logray" },
  exhaust: true,
  special: true,
  summary:
    "Exhaust only at the start of the Activation Phase; while exhausted, each time an enemy unit is defeated a friendly Ewok trooper unit may move at speed 1. Discarded at the start of the End Phase.",
  verification: LIST,
});

const ONWARD_TO_VICTORY_ENTRY = (): UpgradeCard => ({
  id: "onward-to-victory",
  moments: [
    {
      moment: "activation-phase-start",
      may: true,
      applies: (look, { unit }) => isReadied(look, unit, "onward-to-victory"),
      run: (work, { unit }) => spend(work, unit, "onward-to-victory", "exhausted"),
    },
    {
      moment: "end-phase-start",
      may: false,
      applies: (look, { unit }) => isUnderWay(look, unit),
      run(work, { unit }) {
        const place = placeOfCard(work, unit, "onward-to-victory");
        turnCard(work, unit, place, "discarded", byUpgrade("onward-to-victory"));
      },
    },
  ],
  foeFalls(work, unit) {
    if (!isUnderWay(work, unit)) return;
    work.later({ kind: "choice", source: "onward-to-victory", unit, value: 1, chosen: [] });
  },
  choice: {
    rule: "leg.upgrade.action-exhaust-icons",
    most: 1,
    may: true,
    candidates: (look, { unit }) =>
      undefeated(look.state, at(look.state.units, unit).owner).filter(
        (one) =>
          fitsAny(look, one, [EWOKS]) &&
          statusOf(at(look.state.units, one)) === "deployed" &&
          moveBan(look, one, "effect", MARCH) === undefined,
      ),
    take(work, _bearer, [unit]) {
      if (unit !== undefined) startMove(work, unit, "effect", MARCH);
    },
  },
});

const ONWARD_TO_VICTORY_TEXT: CardText = {
  id: "onward-to-victory",
  does: {
    en: "At the start of the Activation Phase the card may be exhausted. While it is, a friendly Ewok trooper unit may perform a speed-1 move each time an enemy unit is defeated. The card is discarded at the start of the End Phase.",
    es: "Al comienzo de la fase de Activación se puede agotar la carta. Mientras lo esté, cada vez que una unidad enemiga sea eliminada, una unidad de infantería Ewok aliada puede efectuar un movimiento de Velocidad 1. La carta se descarta al comienzo de la fase Final.",
  },
};

const SECRET_INGREDIENTS = (): Upgrade => ({
  id: "secret-ingredients",
  name: { en: "Secret Ingredients" },
  type: "training",
  cost: 5,
  bullets: 1,
  restriction: { unit: "Logray" },
  special: true,
  summary:
    "Each round put 1 aim or dodge on the card; at the start of its activation the unit may take any of them. After using Aid it may remove 1 suppression.",
  verification: LIST,
});

/** Training upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  CALL_TO_ARMS,
  FOREST_DWELLERS,
  HERBAL_MEDICINE,
  INSATIABLE_CURIOSITY,
  ONWARD_TO_VICTORY,
  SECRET_INGREDIENTS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [CALL_TO_ARMS_ENTRY, INSATIABLE_CURIOSITY_ENTRY, ONWARD_TO_VICTORY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CALL_TO_ARMS_TEXT, INSATIABLE_CURIOSITY_TEXT, ONWARD_TO_VICTORY_TEXT];

/** Kinds of upgrades that can be taken away. */
const TAKEN: readonly string[] = ["heavy-weapon", "gear", "armament"];

/** What a unit could take away from enemies at its leader: upgrades of which an army may have any number. */
function loot(
  look: Look,
  unit: number,
): readonly { readonly name: string; readonly unit: number; readonly place: number }[] {
  return touchingLeader(look, unit).flatMap((enemy) => {
    const { cards } = at(look.state.units, enemy);
    return profileOf(look, enemy).upgrades.flatMap(({ id, type, bullets }, place) =>
      TAKEN.includes(type) && bullets === undefined && cards[place] !== "discarded"
        ? [{ name: `discard ${unitId(look.state, enemy)} ${id}`, unit: enemy, place }]
        : [],
    );
  });
}

const EWOKS: UnitMatch = { affiliation: "ewoks", type: "trooper" };

/** The move of those who press on. */
const MARCH = { speed: 1, optional: true } as const;

/** Whether the card of a unit has been exhausted. */
function isUnderWay(look: Look, unit: number): boolean {
  return at(look.state.units, unit).cards[placeOfCard(look, unit, "onward-to-victory")] === "exhausted";
}
