import type { Event, SeenCard } from "@sw/rebellion-core";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import { HIDDEN } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { holesIn, idsIn } from "./holes.ts";

/** Events of some types, but for what made them happen. */
type Happening<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "rule" | "cause" | "type">;

/** One event of every type and of every way in which it reads; a type that is missing here does not compile. */
const SAMPLES: { readonly [Type in Event["type"]]: readonly Happening<Type>[] } = {
  "game-started": [
    { players: 2, setup: "advanced" },
    { players: 4, setup: "first-game" },
  ],
  "phase-started": [
    { phase: "setup", round: 0 },
    { phase: "refresh", round: 3 },
  ],
  "automa-decided": [
    { action: { type: "pass" }, reasons: [], secret: false },
    { action: HIDDEN, reasons: [], secret: true },
  ],
  "turn-started": [{ seat: "imperial-admiral" }],
  passed: [{ seat: "rebel" }],
  "loyalty-changed": [
    { system: "naboo", from: null, to: "rebel" },
    { system: "naboo", from: "imperial", to: null },
  ],
  "subjugation-placed": [{ system: "naboo" }],
  "subjugation-removed": [{ system: "naboo" }],
  "sabotage-placed": [{ system: "naboo" }],
  "sabotage-removed": [{ system: "naboo" }],
  "system-destroyed": [{ system: "alderaan" }],
  "target-placed": [{ target: "secure-the-plans", system: "hoth" }],
  "target-removed": [{ target: "secure-the-plans", system: "hoth" }],
  "objective-discarded": [{ card: "rebel-cell", from: "in-play" }],
  "units-placed": (["setup", "gained", "deployed", "replaced", "moved-with-base"] as const).map((how) => ({
    faction: "rebel",
    units: [{ unit: "x-wing", count: 2 }],
    at: "rebel-base",
    how,
  })),
  "units-queued": [{ faction: "imperial", units: [{ unit: "at-at", count: 1 }], space: 2 }],
  "queue-advanced": [{ faction: "imperial", unit: "death-star", from: 3 }],
  "queue-slid": [
    { faction: "imperial", ready: [] },
    { faction: "rebel", ready: [{ unit: "y-wing", count: 1 }] },
  ],
  "units-moved": [{ faction: "rebel", units: [{ unit: "airspeeder", count: 1 }], from: "rebel-base", to: "hoth" }],
  "units-returned": [{ faction: "imperial", units: [{ unit: "death-star-under-construction", count: 1 }], at: "hoth" }],
  "units-destroyed": [
    { faction: "rebel", units: [{ unit: "airspeeder", count: 3 }], at: "hoth" },
    { faction: "imperial", units: [{ unit: "stormtrooper", count: 1 }], at: "queue" },
  ],
  "leader-moved": [
    { leader: "princess-leia", from: "pool", to: "hoth" },
    { leader: "boba-fett", from: "hoth", to: "pool" },
    { leader: "boba-fett", from: "mission", to: "rebel-base" },
    { leader: "boba-fett", from: "supply", to: "eliminated" },
  ],
  "leader-recruited": [{ leader: "admiral-piett", to: "pool" }],
  "leader-eliminated": [{ leader: "obi-wan-kenobi" }],
  "leader-captured": [{ leader: "princess-leia", at: "hoth" }],
  "leader-rescued": [{ leader: "princess-leia", to: "rebel-base" }],
  "leader-replaced": [{ leader: "luke-skywalker", by: "luke-skywalker-jedi" }],
  "leader-detained": [{ leader: "general-madine" }],
  "leader-stayed": [{ leader: "general-madine" }],
  "leader-lured": [{ leader: "luke-skywalker" }],
  "ring-attached": [{ ring: "captured", leader: "han-solo" }],
  "ring-removed": [{ ring: "master-yoda", leader: "general-rieekan" }],
  "ring-used": [{ ring: "r2-d2", leader: "general-rieekan" }],
  "leaders-assigned": [
    { faction: "rebel", mission: 1, leaders: ["han-solo"], card: known("sabotage"), from: "hand" },
    { faction: "rebel", mission: 1, leaders: ["han-solo", "princess-leia"], card: hidden(), from: 1 },
  ],
  "assignment-vetoed": [{ faction: "imperial", mission: 0 }],
  "mission-returned": [
    { faction: "imperial", card: known("gather-intel"), mission: null },
    { faction: "imperial", card: hidden(), mission: 1 },
  ],
  "mission-revealed": [{ faction: "rebel", mission: 0, card: "sabotage", leaders: ["han-solo", "princess-leia"] }],
  "mission-placed": [
    { card: "sabotage", at: "kessel", target: null },
    { card: "detained", at: "rebel-base", target: "princess-leia" },
  ],
  "mission-opposed": [{ card: "sabotage", at: "kessel" }],
  "mission-ended": [
    { card: "sabotage", result: "success", successes: null },
    { card: "sabotage", result: "failure", successes: null },
    { card: "sabotage", result: "success", successes: [1, 0] },
    { card: "sabotage", result: "failure", successes: [2, 2] },
    { card: "seek-yoda", result: "resolved", successes: null },
  ],
  "dice-rolled": (["mission", "attack", "death-star-plans"] as const).map((why) => ({
    faction: "rebel",
    why,
    dice: why === "attack" ? [] : [{ die: "red", face: "special" } as const],
  })),
  "die-changed": (["set", "reroll", "blank", "recolored"] as const).map((how) => ({
    faction: "rebel",
    from: { die: "black", face: "blank" },
    to: { die: "red", face: "direct-hit" },
    how,
  })),
  "cards-drawn": [
    { faction: "rebel", deck: "objective", cards: [], from: "deck", to: "aside" },
    {
      faction: "rebel",
      deck: "objective",
      cards: [known("liberation"), hidden("II"), hidden("II"), hidden("III")],
      from: "deck",
      to: "hand",
    },
    { faction: "imperial", deck: "probe", cards: [hidden(), hidden()], from: "deck", to: "hand" },
    { faction: "imperial", deck: "imperial-action", cards: [known("boba-fett-where")], from: "box", to: "hand" },
    { faction: "imperial", deck: "imperial-action", cards: [hidden()], from: "box", to: "hand" },
  ],
  "cards-looked-at": [{ faction: "rebel", deck: "objective", cards: [hidden("I")] }],
  "cards-moved": (["hand", "deck-top", "deck-bottom", "deck", "discard", "box", "aside"] as const).map((to) => ({
    faction: "imperial",
    deck: "probe",
    cards: [known("probe:hoth"), known("probe:endor"), hidden()],
    from: "aside",
    to,
  })),
  "deck-shuffled": [{ deck: "rebel-action", discards: false }],
  "hand-shown": [{ faction: "rebel", deck: "objective", cards: [known("liberation")] }],
  "action-used": [
    { faction: "rebel", card: "its-a-trap", leader: "admiral-ackbar" },
    { faction: "rebel", card: "resourceful-astromech", leader: null },
  ],
  "option-chosen": [
    { seat: "rebel", option: 1 },
    { seat: "imperial-general", option: 0 },
  ],
  "objective-played": [{ card: "liberation", to: "discard" }],
  "reputation-changed": [
    { by: 1, to: 13 },
    { by: -1, to: 14 },
  ],
  "time-advanced": [{ to: 5 }],
  "base-chosen": [{ base: { system: "hoth", seenBy: ["rebel"] } }, { base: { system: HIDDEN, seenBy: ["rebel"] } }],
  "base-revealed": [{ system: "hoth" }],
  "base-established": [
    { old: "hoth", base: { system: "endor", seenBy: ["rebel"] } },
    { old: "hoth", base: { system: HIDDEN, seenBy: ["rebel"] } },
  ],
  "base-told": [
    { systems: ["hoth", "endor"], among: true },
    { systems: ["hoth"], among: false },
  ],
  "modifier-started": [{ kind: "no-retreat", system: "hoth", leader: null }],
  "combat-started": [{ system: "hoth", initiator: "imperial" }],
  "combat-round-started": [{ system: "hoth", round: 2 }],
  "battle-started": [{ system: "hoth", theater: "ground" }],
  "tactic-played": [
    { faction: "rebel", card: "ground-onslaught", die: "red" },
    { faction: "rebel", card: "ground-dig-in", die: null },
  ],
  "tactic-chosen": [
    { faction: "rebel", theater: "space", card: { card: "escort", seenBy: ["rebel"] } },
    { faction: "rebel", theater: "space", card: { card: HIDDEN, seenBy: ["rebel"] } },
  ],
  "tactic-half-used": (["upper", "lower", "neither"] as const).map((half) => ({
    faction: "imperial",
    card: "overrun",
    half,
  })),
  "tactic-canceled": [{ faction: "imperial", card: "overrun" }],
  "attacks-second": [{ faction: "rebel", theater: "ground" }],
  "tactics-barred": [{ faction: "rebel", theater: "ground" }],
  "specials-barred": [{ faction: "imperial", theater: "space" }],
  "hits-prevented": [
    {
      faction: "imperial",
      dice: [
        { die: "red", face: "hit" },
        { die: "green", face: "direct-hit" },
      ],
    },
  ],
  "damage-removed": [{ faction: "imperial", unit: "at-st", amount: 1 }],
  "leader-marked": [{ leader: "darth-vader" }],
  "die-spent": [{ faction: "rebel", die: "black", by: "rebel" }],
  "hits-lost": [{ faction: "rebel", dice: [{ die: "red", face: "hit" }] }],
  "attack-ended": [
    { faction: "rebel", theater: "space", dice: [] },
    { faction: "rebel", theater: "ground", dice: [{ die: "red", face: "blank" }] },
  ],
  "damage-assigned": [
    { faction: "imperial", unit: "at-st", amount: 1, source: { die: "red", face: "hit" }, by: null },
    { faction: "imperial", unit: "at-st", amount: 2, source: null, by: null },
    { faction: "imperial", unit: "at-st", amount: 2, source: null, by: "rebel" },
    { faction: "imperial", unit: "at-st", amount: 1, source: { die: "red", face: "hit" }, by: "rebel" },
  ],
  "damage-blocked": [
    { faction: "imperial", unit: "at-st", amount: 1, by: null },
    { faction: "imperial", unit: "at-st", amount: 1, by: "imperial" },
  ],
  "unit-doomed": [{ faction: "imperial", unit: "at-st", damage: 1 }],
  "damage-marked": [
    { faction: "imperial", unit: "at-st", markers: 1 },
    { faction: "imperial", unit: "at-st", markers: 0 },
  ],
  retreated: [{ faction: "rebel", leader: "general-rieekan", to: "hoth" }],
  "battle-won": [{ faction: "rebel", theater: "space", system: "hoth" }],
  "combat-ended": [{ system: "hoth" }],
  "game-ended": ["conquest", "reputation", "superlaser", "other"].map((reason) => ({
    outcome: {
      winners: reason === "reputation" ? ["rebel"] : reason === "other" ? [] : ["imperial-admiral", "imperial-general"],
      reason,
      rule: "reb.victory.imperial",
      margin: {
        rebel: 0,
        imperial: 0,
        "rebel-admiral": 0,
        "rebel-general": 0,
        "imperial-admiral": 0,
        "imperial-general": 0,
      },
    },
  })),
};

function known(card: string): SeenCard {
  return { card, seenBy: ["rebel", "imperial"] };
}

function hidden(back?: SeenCard["back"]): SeenCard {
  return back === undefined ? { card: HIDDEN, seenBy: [] } : { card: HIDDEN, back, seenBy: [] };
}

const EVENTS: readonly Event[] = Object.entries(SAMPLES).flatMap(([type, happenings]) =>
  happenings.map(
    (happening): Event => ({ rule: "reb.golden.card-over-rules", cause: null, type, ...happening }) as Event,
  ),
);

describe.each(LOCALES)("events in %s", (locale) => {
  test("Every type of event reads without holes, with a cause and without", () => {
    const lines = EVENTS.flatMap((event) => [event, { ...event, cause: "good-intel" }]).map((event) =>
      describeText({ event }, { locale }),
    );
    expect(lines.flatMap((text) => [...holesIn(text), ...idsIn(text)])).toEqual([]);
    expect(lines.filter((text) => !/^[“«]?\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  test("Different events read differently", () => {
    const lines = EVENTS.map((event) => describeText({ event }, { locale }));
    expect(lines.filter((text, index) => lines.indexOf(text) !== index)).toEqual([]);
  });
});

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
    "La Rebelión roba 4 cartas del mazo de Objetivos: «Liberation», 2 cartas ocultas (II) y una carta oculta (III) («Planos robados»).",
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
    "La Rebelión descarta «Hit and Run».",
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

test.each(LINES)("The line of an event reads as reviewed: %j", (event, en, es) => {
  expect(describeText({ event }, { locale: "en" })).toBe(en);
  expect(describeText({ event }, { locale: "es" })).toBe(es);
});
