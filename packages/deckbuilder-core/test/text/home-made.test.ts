import type { Ability, EffectStep, Faction } from "@sw/deckbuilder-core/catalogue";
import { LOCALES, type Locale } from "@sw/deckbuilder-core/text";
import { componentText } from "@sw/deckbuilder-core/text/cards";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holesIn } from "./holes.ts";
import { anyAbility, stepTo, unitThat, unitWith } from "./home-made.ts";

function told(effect: EffectStep, locale: Locale, faction?: Faction): string | undefined {
  return componentText({ card: unitThat(effect, faction) }, { locale })?.rules[0];
}

function toldAbility(ability: Ability, locale: Locale): string | undefined {
  return componentText({ card: unitWith(ability) }, { locale })?.rules[0];
}

const DRAW: EffectStep = { op: "draw", amount: 1 };
const REPAIR: EffectStep = { op: "repair", amount: 2 };
const FORCE: EffectStep = { op: "gain", stat: "force", amount: 1 };

test("Every ability of the effect language has a text without unfilled slots that ends its sentences", () => {
  fc.assert(
    fc.property(anyAbility, fc.constantFrom<Faction>("empire", "rebel", "neutral"), (ability, faction) => {
      for (const locale of LOCALES) {
        const text = componentText({ card: unitWith(ability, faction) }, { locale })?.rules[0] ?? "";
        expect(holesIn(text)).toEqual([]);
        expect(text).toMatch(/^\p{Lu}.*\.$/su);
      }
    }),
    { numRuns: 2000 },
  );
});

test("Every reward of the effect language has a text without unfilled slots", () => {
  fc.assert(
    fc.property(stepTo(2), (reward) => {
      for (const locale of LOCALES) {
        const card = { ...unitThat(DRAW, "empire"), target: 1, reward };
        expect(holesIn(componentText({ card }, { locale })?.rules.join("") ?? "")).toEqual([]);
      }
    }),
  );
});

const EFFECTS: readonly (readonly [effect: EffectStep, en: string, es: string])[] = [
  [
    { op: "exile", cards: { zones: ["own-hand"], count: 2 } },
    "Exile 2 cards from your hand.",
    "Exilia 2 cartas de tu mano.",
  ],
  [
    { op: "exile", cards: { zones: ["own-hand", "own-discard"] } },
    "Exile all cards from your hand and your discard pile.",
    "Exilia todas las cartas de tu mano y de tu pila de descartes.",
  ],
  [
    { op: "discard", cards: { zones: ["own-hand"], count: 2, by: "random" } },
    "Discard 2 random cards from your hand.",
    "Descarta 2 cartas al azar de tu mano.",
  ],
  [
    { op: "discard", cards: { zones: ["opp-hand"], count: 1 } },
    "Discard a card from your opponent's hand.",
    "Descarta una carta de la mano de tu adversario.",
  ],
  [
    { op: "exile", cards: { zones: ["own-play"], filter: { trait: ["officer"], other: true }, count: { upTo: 2 } } },
    "Exile up to 2 other Officers you have in play.",
    "Exilia hasta otros 2 Oficiales que tengas en juego.",
  ],
  [
    { op: "exile", cards: { zones: ["own-discard"], filter: { trait: ["fighter", "officer"] }, count: 1 } },
    "Exile a Fighter or Officer from your discard pile.",
    "Exilia un Caza u Oficial de tu pila de descartes.",
  ],
  [
    { op: "exile", cards: { zones: ["own-discard"], filter: { trait: ["moisture-farmer"], unique: true }, count: 1 } },
    "Exile a unique Moisture Farmer from your discard pile.",
    "Exilia una carta única con el rasgo Moisture Farmer de tu pila de descartes.",
  ],
  [
    { op: "exile", cards: { zones: ["galaxy-discard"], filter: { id: "x-wing" }, count: 2 } },
    "Exile 2 copies of X-Wing from the galaxy discard pile.",
    "Exilia 2 copias de Ala-X de la pila de descartes de la galaxia.",
  ],
  [
    {
      op: "destroy",
      cards: {
        anyOf: [
          { zones: ["opp-play"], filter: { type: "capital-ship" } },
          { zones: ["galaxy-row"], filter: { type: "capital-ship", faction: ["enemy", "neutral"] } },
        ],
        count: 2,
      },
    },
    "Destroy 2 cards from among the following: capital ships your opponent has in play or Empire or neutral capital ships in the galaxy row.",
    "Destruye 2 cartas de entre las siguientes: naves de línea que tu adversario tenga en juego o naves de línea Imperiales o neutrales de la fila de la galaxia.",
  ],
  [
    {
      op: "deal-damage",
      amount: { count: { zones: ["own-play"], filter: { type: "unit" } } },
      cards: { zones: ["opp-base"] },
    },
    "Deal 1 damage to your opponent's base for each unit you have in play.",
    "Inflige 1 punto de daño a la base de tu adversario por cada unidad que tengas en juego.",
  ],
  [
    {
      op: "seq",
      steps: [
        { op: "purchase", cards: { zones: ["galaxy-row"], count: { upTo: 2 } }, price: "cost", bind: "bought" },
        { op: "move", cards: { ref: "bought" }, to: "own-deck-top" },
      ],
    },
    "Purchase up to 2 cards from the galaxy row, paying their cost. Put those cards on top of your deck.",
    "Adquiere hasta 2 cartas de la fila de la galaxia pagando su coste. Pon esas cartas en la parte superior de tu mazo.",
  ],
  [
    {
      op: "seq",
      steps: [
        { op: "reveal", cards: { zones: ["galaxy-deck-top"], count: 1 }, bind: "top" },
        { op: "purchase", cards: { zones: ["galaxy-row"], count: 1 }, price: "free", bind: "bought" },
        {
          op: "if",
          cond: { is: "matches", cards: { ref: "top" }, filter: { type: "unit" } },
          then: { op: "draw", amount: { costOf: { ref: "bought" } } },
        },
      ],
    },
    "Reveal the top card of the galaxy deck. Purchase a card from the galaxy row for free. If the card revealed is a unit, draw cards equal to the cost of the card purchased.",
    "Muestra la primera carta del mazo de la galaxia. Adquiere gratis una carta de la fila de la galaxia. Si la carta mostrada es una unidad, roba tantas cartas como el coste de la carta adquirida.",
  ],
  [
    {
      op: "seq",
      steps: [
        { op: "discard", cards: { zones: ["galaxy-row"], count: 1 }, bind: "one" },
        { op: "discard", cards: { zones: ["galaxy-row"], count: 1 }, bind: "two" },
        { op: "exile", cards: { ref: "two" } },
      ],
    },
    "Discard a card from the galaxy row. Discard a card from the galaxy row. Exile the card discarded (2).",
    "Descarta una carta de la fila de la galaxia. Descarta una carta de la fila de la galaxia. Exilia la carta descartada (2).",
  ],
  [{ op: "may", step: DRAW }, "You may draw 1 card.", "Puedes robar 1 carta."],
  [
    { op: "may", step: { op: "seq", steps: [DRAW, REPAIR] } },
    "If you wish, draw 1 card, then repair 2 damage from your base.",
    "Si lo deseas, roba 1 carta y luego repara 2 puntos de daño de tu base.",
  ],
  [
    { op: "may", step: { op: "discard", cards: { zones: ["opp-hand"], count: 1, by: "opponent" } } },
    "If you wish, your opponent discards a card from their hand.",
    "Si lo deseas, tu adversario descarta una carta de su mano.",
  ],
  [
    {
      op: "if",
      cond: { is: "force-with-you" },
      then: { op: "if", cond: { is: "force-with-you" }, then: DRAW },
      else: REPAIR,
    },
    "If the Force is with you, (if the Force is with you, draw 1 card); otherwise, repair 2 damage from your base.",
    "Si la Fuerza te acompaña, (si la Fuerza te acompaña, roba 1 carta); si no, repara 2 puntos de daño de tu base.",
  ],
  [
    {
      op: "if",
      cond: { is: "force-with-you" },
      then: { op: "if", cond: { is: "force-with-you" }, then: DRAW, else: REPAIR },
    },
    "If the Force is with you: if the Force is with you, draw 1 card; otherwise, repair 2 damage from your base.",
    "Si la Fuerza te acompaña: si la Fuerza te acompaña, roba 1 carta; si no, repara 2 puntos de daño de tu base.",
  ],
  [
    {
      op: "choose",
      options: [
        { id: "both", step: { op: "seq", steps: [FORCE, { op: "gain", stat: "resources", amount: 1 }] } },
        { id: "chain", step: { op: "seq", steps: [DRAW, FORCE] } },
      ],
    },
    "Choose one: gain 1 Force and 1 resource; or (draw 1 card, then gain 1 Force).",
    "Elige una opción: gana 1 punto de Fuerza y 1 recurso; o (roba 1 carta y luego gana 1 punto de Fuerza).",
  ],
  [
    {
      op: "choose",
      by: "opponent",
      options: [
        { id: "draw", step: DRAW },
        { id: "repair", step: REPAIR },
      ],
    },
    "Your opponent chooses one: you draw 1 card; or you repair 2 damage from your base.",
    "Tu adversario elige una opción: robas 1 carta; o reparas 2 puntos de daño de tu base.",
  ],
  [
    {
      op: "choose",
      options: [
        { id: "pay", step: { op: "pay", cost: { op: "spend", amount: 1 }, then: DRAW } },
        { id: "repair", step: REPAIR },
      ],
    },
    "Choose one: (spend 1 resource; if you do, draw 1 card); or repair 2 damage from your base.",
    "Elige una opción: (gasta 1 recurso; si lo haces, roba 1 carta); o repara 2 puntos de daño de tu base.",
  ],
  [
    { op: "pay", cost: { op: "discard", cards: { zones: ["opp-hand"], count: 1, by: "opponent" } }, then: DRAW },
    "Your opponent discards a card from their hand. If they do, draw 1 card.",
    "Tu adversario descarta una carta de su mano. Si lo hace, roba 1 carta.",
  ],
  [
    {
      op: "if",
      cond: { is: "exists", cards: { zones: ["galaxy-row"], filter: { faction: ["own"], type: "unit" } } },
      then: DRAW,
    },
    "If there is a Rebel unit in the galaxy row, draw 1 card.",
    "Si hay una unidad Rebelde en la fila de la galaxia, roba 1 carta.",
  ],
  [
    { op: "if", cond: { is: "exists", cards: { zones: ["opp-base"] } }, then: DRAW },
    "If your opponent has a base, draw 1 card.",
    "Si tu adversario tiene una base, roba 1 carta.",
  ],
  [
    { op: "look", cards: { zones: ["opp-deck-top"], count: 3 } },
    "Look at the top 3 cards of your opponent's deck.",
    "Mira las 3 primeras cartas del mazo de tu adversario.",
  ],
  [{ op: "reveal", cards: { zones: ["own-hand"] } }, "Reveal your hand.", "Muestra tu mano."],
];

test.each(EFFECTS)("The text of a home-made effect is as reviewed: %j", (effect, en, es) => {
  expect(told(effect, "en")).toBe(en);
  expect(told(effect, "es")).toBe(es);
});

const ABILITIES: readonly (readonly [ability: Ability, en: string, es: string])[] = [
  [
    { timing: { kind: "triggered", on: "play", card: { trait: ["trooper"], other: true } }, effect: DRAW },
    "When you play another Trooper, draw 1 card.",
    "Cuando juegues otro Soldado, roba 1 carta.",
  ],
  [
    {
      timing: { kind: "triggered", on: "purchase", card: { trait: ["trooper"] }, limit: "first-each-own-turn" },
      effect: DRAW,
    },
    "When you purchase the first Trooper of your turn, draw 1 card.",
    "Cuando adquieras el primer Soldado de tu turno, roba 1 carta.",
  ],
  [
    {
      timing: { kind: "activated" },
      condition: { is: "force-with-you" },
      effect: { op: "seq", steps: [DRAW, REPAIR] },
    },
    "If the Force is with you, draw 1 card, then repair 2 damage from your base.",
    "Si la Fuerza te acompaña, roba 1 carta y luego repara 2 puntos de daño de tu base.",
  ],
  [
    {
      timing: { kind: "constant" },
      condition: { is: "exists", cards: { zones: ["own-play"], filter: { type: "capital-ship" } } },
      effect: { op: "modify-attack", amount: 1, cards: { zones: ["own-play"], filter: { type: "unit", other: true } } },
    },
    "While you have a capital ship in play, each of your other units has +1 attack.",
    "Mientras tengas una nave de línea en juego, cada una de tus otras unidades tiene +1 de Ataque.",
  ],
  [
    { timing: { kind: "constant" }, effect: { op: "modify-attack", amount: 2, cards: { zones: ["own-play"] } } },
    "While this unit is in play, each card you have in play has +2 attack.",
    "Mientras esta unidad esté en juego, cada carta que tengas en juego tiene +2 de Ataque.",
  ],
];

test.each(ABILITIES)("The text of a home-made ability is as reviewed: %j", (ability, en, es) => {
  expect(toldAbility(ability, "en")).toBe(en);
  expect(toldAbility(ability, "es")).toBe(es);
});

test("A neutral card's text names factions from its owner's side", () => {
  const effect: EffectStep = {
    op: "exile",
    cards: { zones: ["galaxy-row"], filter: { faction: ["enemy"] }, count: 1 },
  };
  const own: EffectStep = {
    op: "purchase",
    cards: { zones: ["galaxy-row"], filter: { faction: ["own"] }, count: 1 },
    price: "free",
  };
  expect(told(effect, "en", "neutral")).toBe("Exile an enemy card from the galaxy row.");
  expect(told(effect, "es", "neutral")).toBe("Exilia una carta enemiga de la fila de la galaxia.");
  expect(told(own, "en", "neutral")).toBe("Purchase a card of your faction from the galaxy row for free.");
  expect(told(own, "es", "neutral")).toBe("Adquiere gratis una carta de tu facción de la fila de la galaxia.");
  expect(told(own, "en", "empire")).toBe("Purchase an Empire card from the galaxy row for free.");
  expect(told(own, "es", "empire")).toBe("Adquiere gratis una carta Imperial de la fila de la galaxia.");
});
