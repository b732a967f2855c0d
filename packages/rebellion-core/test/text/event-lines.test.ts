import type { Event } from "@sw/rebellion-core";
import { describe as describeText } from "@sw/rebellion-core/text";
import { HIDDEN } from "@sw/tabletop";
import { expect, test } from "vitest";
import { hidden, known } from "./seen-cards.ts";

const CAUSED = { rule: "reb.golden.card-over-rules", cause: null } as const;

const LINES: readonly (readonly [event: Event, en: string, es: string])[] = [
  [
    { ...CAUSED, type: "loyalty-changed", system: "naboo", from: "imperial", to: null, cause: "imperial-propaganda" },
    "Naboo is no longer loyal to the Empire: it is neutral (“Imperial Propaganda”).",
    "Naboo deja de ser leal al Imperio: es neutral («Propaganda imperial»).",
  ],
  [
    {
      ...CAUSED,
      type: "leaders-assigned",
      faction: "rebel",
      mission: 2,
      leaders: ["general-rieekan", "princess-leia"],
      card: { card: HIDDEN, seenBy: ["rebel"] },
      from: "hand",
    },
    "The Rebellion assigns General Rieekan and Princess Leia to mission 3, facedown.",
    "La Rebelión asigna al General Rieekan y a la Princesa Leia a la Misión 3, boca abajo.",
  ],
  [
    {
      ...CAUSED,
      type: "cards-drawn",
      faction: "rebel",
      deck: "objective",
      cards: [known("liberation"), hidden("II"), hidden("II"), hidden("III")],
      from: "deck",
      to: "hand",
      cause: "stolen-plans",
    },
    "The Rebellion draws 4 cards from the objective deck: “Liberation”, 2 hidden cards (II) and a hidden card (III) (“Stolen Plans”).",
    "La Rebelión roba 4 cartas del mazo de Objetivos: «Liberación», 2 cartas ocultas (II) y una carta oculta (III) («Planos robados»).",
  ],
  [
    {
      ...CAUSED,
      type: "cards-moved",
      faction: "imperial",
      deck: "probe",
      cards: [known("probe:hoth"), known("probe:endor"), hidden()],
      from: "aside",
      to: "hand",
    },
    "The Empire takes the probe cards of Hoth and Endor and a hidden card into its hand.",
    "El Imperio añade a su mano las cartas de Sonda de Hoth y Endor y una carta oculta.",
  ],
  [
    {
      ...CAUSED,
      type: "cards-moved",
      faction: "rebel",
      deck: "rebel-mission",
      cards: [known("hit-and-run")],
      from: "hand",
      to: "discard",
      cause: "hit-and-run",
    },
    "The Rebellion discards “Hit and Run”.",
    "La Rebelión descarta «Golpear y huir».",
  ],
  [
    {
      ...CAUSED,
      type: "mission-returned",
      faction: "rebel",
      card: known("sabotage"),
      mission: null,
      cause: "sabotage",
    },
    "“Sabotage” returns to the hand of the Rebellion.",
    "«Sabotaje» vuelve a la mano de la Rebelión.",
  ],
  [
    { ...CAUSED, type: "base-established", old: "hoth", base: { system: HIDDEN, seenBy: ["rebel"] } },
    "The Rebellion leaves its base in Hoth and secretly establishes a new one.",
    "La Rebelión abandona su Base de Hoth y establece una nueva en secreto.",
  ],
  [
    {
      ...CAUSED,
      type: "modifier-started",
      kind: "quarantine",
      system: "kessel",
      leader: null,
      cause: "boba-fett-where",
    },
    "Until the end of the Command Phase, leaders of the Rebellion cannot attempt missions or use action cards in Kessel (“Boba Fett? Where?”).",
    "Hasta el final de la fase de Mando, los Líderes de la Rebelión no pueden emprender Misiones ni usar cartas de Acción en Kessel («¿Boba Fett? ¿Dónde?»).",
  ],
  [
    { ...CAUSED, type: "modifier-started", kind: "unheard-of", system: null, leader: null, cause: "good-intel" },
    "A lasting effect begins (“Good Intel”).",
    "Comienza un efecto duradero («Información fiable»).",
  ],
  [
    { ...CAUSED, type: "option-chosen", seat: "imperial", option: 0, cause: "research-and-development" },
    "The Empire chooses: draw 2 projects, keep 1 and put the rest under the deck (“Research and Development”).",
    "El Imperio elige: roba 2 Proyectos, quédate con 1 y pon el resto debajo del mazo («Investigación y desarrollo»).",
  ],
  [
    {
      ...CAUSED,
      type: "dice-rolled",
      faction: "imperial",
      why: "attack",
      dice: [
        { die: "red", face: "hit" },
        { die: "red", face: "hit" },
        { die: "black", face: "blank" },
        { die: "black", face: "special" },
      ],
    },
    "The Empire rolls for its attack: 2 red hits, 1 black blank and 1 black special.",
    "El Imperio tira los dados de su ataque: 2 impactos rojos, 1 cara vacía negra y 1 icono especial negro.",
  ],
  [
    {
      ...CAUSED,
      type: "damage-assigned",
      faction: "imperial",
      unit: "at-st",
      amount: 1,
      source: { die: "red", face: "hit" },
      by: "rebel-admiral",
    },
    "The Rebel Admiral assigns 1 damage from a red hit to an AT-ST.",
    "El Almirante Rebelde asigna 1 punto de daño de un impacto rojo a un AT-ST.",
  ],
  [
    { ...CAUSED, type: "damage-blocked", faction: "rebel", unit: "x-wing", amount: 2, by: "rebel" },
    "The Rebellion blocks 2 damage of an X-wing.",
    "La Rebelión bloquea 2 puntos de daño de un Ala-X.",
  ],
  [
    { ...CAUSED, type: "die-spent", faction: "imperial", die: "black", by: "imperial-general" },
    "The Imperial General spends a black special.",
    "El General Imperial gasta un icono especial negro.",
  ],
  [
    {
      ...CAUSED,
      type: "units-moved",
      faction: "rebel",
      units: [{ unit: "x-wing", count: 2 }],
      from: "rebel-base",
      to: "hoth",
    },
    "The Rebellion moves 2 X-wings from the Rebel Base space to Hoth.",
    "La Rebelión mueve 2 Alas-X del espacio de la Base Rebelde a Hoth.",
  ],
];

test.each(LINES)("The text of an event is as reviewed: %j", (event, en, es) => {
  expect(describeText({ event }, { locale: "en" })).toBe(en);
  expect(describeText({ event }, { locale: "es" })).toBe(es);
});
