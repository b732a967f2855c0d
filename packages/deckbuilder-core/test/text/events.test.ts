import { type Event, game, type View, type Viewer } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { describe as describeText, LOCALES, type Locale, nameOf } from "@sw/deckbuilder-core/text";
import { HIDDEN } from "@sw/tabletop";
import { expect, test } from "vitest";
import { randomGame } from "./games.ts";
import { holesIn } from "./holes.ts";

const VIEWERS = ["empire", "rebel", "spectator"] as const;
const GAMES = process.env["SW_LONG"] === undefined ? 15 : 600;

/** Every type of event; a type that is missing here does not compile. */
const TYPES: Readonly<Record<Event["type"], true>> = {
  "game-started": true,
  "secret-base-chosen": true,
  "secret-base-taken-back": true,
  "turn-started": true,
  "base-revealed": true,
  "resources-gained": true,
  "resources-spent": true,
  "force-moved": true,
  "attack-gained": true,
  "card-played": true,
  "card-purchased": true,
  "card-bribed": true,
  "row-filled": true,
  "deck-shuffled": true,
  "cards-drawn": true,
  "ability-used": true,
  "ability-triggered": true,
  "effect-delayed": true,
  "option-chosen": true,
  "card-committed": true,
  "attack-resolved": true,
  "card-defeated": true,
  "reward-taken": true,
  "reward-declined": true,
  "damage-prevented": true,
  "damage-dealt": true,
  "damage-lost": true,
  "damage-repaired": true,
  "ship-destroyed": true,
  "row-card-destroyed": true,
  "base-destroyed": true,
  "card-discarded": true,
  "card-exiled": true,
  "card-moved": true,
  "cards-swapped": true,
  "cards-looked-at": true,
  "cards-revealed": true,
  "turn-ended": true,
  "game-ended": true,
};

test("All types of events in random games have texts without unfilled slots for every viewer, and name no hidden card", () => {
  const read: Read = { types: new Set(), lines: new Set(), leaks: [], hidden: 0 };
  let count = 0;
  for (let index = 0; index < GAMES; index++) {
    for (const { state, events } of randomGame(index)) {
      count += 1;
      for (const viewer of readersOf(events, count)) readEvents(events, game.view(state, viewer), read);
    }
  }
  const faults = [...read.lines].flatMap((text) => [
    ...holesIn(text),
    ...(isSentence(text) ? [] : [`no sentence: ${text}`]),
  ]);
  expect([...faults, ...read.leaks]).toEqual([]);
  expect([...read.types].sort()).toEqual(Object.keys(TYPES).sort());
  expect(read.lines.size).toBeGreaterThan(10_000);
  expect(read.hidden).toBeGreaterThan(1000);
});

/** What has been read so far. */
interface Read {
  readonly types: Set<string>;
  readonly lines: Set<string>;
  readonly leaks: string[];
  hidden: number;
}

/** Everyone reads events that hide something from someone; of the others, each viewer reads every third position. */
function readersOf(events: readonly Event[], count: number): readonly Viewer[] {
  const isPublic = events.every((event) => VIEWERS.every((viewer) => game.redact(event, viewer) === event));
  return isPublic ? VIEWERS.filter((_, index) => index === count % VIEWERS.length) : VIEWERS;
}

function readEvents(events: readonly Event[], view: View, read: Read): void {
  for (const event of events) {
    const redacted = game.redact(event, view.viewer) ?? event;
    const isSecret = redacted !== event && JSON.stringify(redacted) !== JSON.stringify(event);
    read.types.add(event.type);
    if (isSecret) read.hidden += 1;
    for (const locale of LOCALES) {
      read.lines.add(describeText({ event: redacted }, { locale, view }));
      if (isSecret) read.leaks.push(...leaksOf(event, redacted, view, locale));
    }
  }
}

function isSentence(text: string): boolean {
  return /^[\p{Lu}#].*\.$/su.test(text);
}

/** What a line tells of hidden cards, told of the redacted event or, by mistake, of the whole one. */
function leaksOf(event: Event, redacted: Event, view: View, locale: Locale): readonly string[] {
  const text = describeText({ event: redacted }, { locale, view });
  const untold = describeText({ event }, { locale, view });
  return [
    ...secretNames(event, redacted, locale)
      .filter((name) => text.includes(name))
      .map((name) => `names ${name}: ${text}`),
    ...(untold === text ? [] : [`tells more of the whole event: ${untold}`]),
  ];
}

/** Names of cards that were in the event before it was redacted and are not any more. */
function secretNames(event: Event, redacted: Event, locale: Locale): readonly string[] {
  const before = JSON.stringify(event);
  const after = JSON.stringify(redacted);
  return IDS.filter((id) => before.includes(`"${id}"`) && !after.includes(`"${id}"`)).map((id) =>
    nameOf({ card: id }, { locale }),
  );
}

const IDS: readonly string[] = [...defaultCatalogue.cards, ...defaultCatalogue.bases].map(({ id }) => id);

const CAUSED = { rule: "dbg.ability.announce", cause: null } as const;

const LINES: readonly (readonly [event: Event, en: string, es: string])[] = [
  [
    { ...CAUSED, type: "force-moved", seat: "empire", by: 1, to: -3, cause: "outer-rim-pilot" },
    "The Empire gains 1 Force; the Force marker is now on space 3 of the dark side (Outer Rim Pilot).",
    "El Imperio gana 1 punto de Fuerza; el indicador de la Fuerza queda en la casilla 3 del Lado Oscuro (Piloto del Borde Exterior).",
  ],
  [
    { ...CAUSED, type: "resources-gained", seat: "rebel", amount: 1, rule: "dbg.turn-start.force-bonus" },
    "The Rebellion gains 1 resource: the Force marker is on its last space.",
    "La Rebelión gana 1 recurso: el indicador de la Fuerza está en su última casilla.",
  ],
  [
    {
      ...CAUSED,
      type: "cards-drawn",
      seat: "rebel",
      cards: [
        { card: "x-wing", seenBy: ["rebel", "empire", "spectator"] },
        { card: HIDDEN, seenBy: ["rebel"] },
        { card: HIDDEN, seenBy: ["rebel"] },
      ],
    },
    "The Rebellion draws 3 cards: X-Wing and 2 hidden cards.",
    "La Rebelión roba 3 cartas: Ala-X y 2 cartas ocultas.",
  ],
  [
    { ...CAUSED, type: "secret-base-chosen", seat: "empire", base: { card: HIDDEN, seenBy: ["empire"] } },
    "The Empire secretly chooses a hidden base.",
    "El Imperio elige en secreto una base oculta.",
  ],
  [
    {
      ...CAUSED,
      type: "card-moved",
      seat: "rebel",
      card: { card: HIDDEN, seenBy: ["rebel", "empire"] },
      from: "opp-hand",
      slot: null,
      to: "opp-deck-top",
      cause: "jyn-erso",
    },
    "The Rebellion moves a hidden card from the Empire's hand to the top of the Empire's deck (Jyn Erso).",
    "La Rebelión mueve una carta oculta de la mano del Imperio a la parte superior del mazo del Imperio (Jyn Erso).",
  ],
  [
    {
      ...CAUSED,
      type: "card-discarded",
      seat: "empire",
      card: "lobot",
      from: "opp-hand",
      piece: null,
      slot: null,
      cause: "snowspeeder",
    },
    "The Empire discards Lobot from its hand (Snowspeeder).",
    "El Imperio descarta Lobot de su mano (Deslizador de nieve).",
  ],
  [
    {
      ...CAUSED,
      type: "card-discarded",
      seat: "galaxy",
      card: "lobot",
      from: "galaxy-row",
      piece: null,
      slot: 5,
      cause: "at-st",
    },
    "Lobot is discarded from the galaxy row (AT-ST).",
    "Se descarta Lobot de la fila de la galaxia (AT-ST).",
  ],
  [
    {
      ...CAUSED,
      type: "card-exiled",
      seat: "rebel",
      card: "y-wing",
      from: "own-play",
      piece: 7,
      slot: null,
      cause: "y-wing",
    },
    "The Rebellion exiles Y-Wing (#7).",
    "La Rebelión exilia Ala-Y (#7).",
  ],
  [
    {
      ...CAUSED,
      type: "cards-swapped",
      seat: "empire",
      from: "galaxy-deck-top",
      card: "lobot",
      slot: 0,
      rowCard: "bossk",
      cause: "moff-jerjerrod",
    },
    "The Empire swaps Lobot from the top of the galaxy deck with Bossk in slot 1 of the galaxy row (Moff Jerjerrod).",
    "El Imperio intercambia Lobot de la parte superior del mazo de la galaxia por Bossk en la posición 1 de la fila de la galaxia (Moff Jerjerrod).",
  ],
  [
    {
      ...CAUSED,
      type: "cards-looked-at",
      seat: "empire",
      zone: "galaxy-deck-top",
      cards: [
        { card: HIDDEN, seenBy: ["empire"] },
        { card: HIDDEN, seenBy: ["empire"] },
      ],
      cause: "coruscant",
    },
    "The Empire looks at the top 2 cards of the galaxy deck: 2 hidden cards (Coruscant).",
    "El Imperio mira las 2 primeras cartas del mazo de la galaxia: 2 cartas ocultas (Coruscant).",
  ],
  [
    { ...CAUSED, type: "option-chosen", seat: "empire", option: "force", cause: "duros-spy" },
    "The Empire chooses: the Rebellion gains 1 Force (Duros Spy).",
    "El Imperio elige: la Rebelión gana 1 punto de Fuerza (Espía duros).",
  ],
  [
    { ...CAUSED, type: "attack-resolved", seat: "rebel", target: "base", pieces: [3, 4], attack: 5 },
    "The Rebellion attacks the Empire's base with piece #3 and piece #4: 5 attack.",
    "La Rebelión ataca la base del Imperio con la pieza #3 y la pieza #4: 5 puntos de Ataque.",
  ],
  [
    {
      ...CAUSED,
      type: "turn-ended",
      seat: "empire",
      discarded: ["stormtrooper", "imperial-shuttle", "imperial-shuttle"],
      pieces: [3],
    },
    "The Empire ends the turn and discards Stormtrooper and Imperial Shuttle ×2.",
    "El Imperio finaliza su turno y descarta Soldado de asalto y Lanzadera imperial ×2.",
  ],
  [
    { ...CAUSED, type: "damage-lost", seat: "empire", amount: 2, rule: "dbg.faq.attack-without-base" },
    "The Empire has no base: 2 damage lost.",
    "El Imperio no tiene base: se pierde el daño (2 puntos de daño).",
  ],
];

test.each(LINES)("The text of an event is as reviewed: %j", (event, en, es) => {
  expect(describeText({ event }, { locale: "en" })).toBe(en);
  expect(describeText({ event }, { locale: "es" })).toBe(es);
});
