import type { Event } from "@sw/rebellion-core";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import { HIDDEN } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { holesIn, idsIn } from "./holes.ts";
import { hidden, known } from "./seen-cards.ts";

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
    dice: [{ die: "red", face: "special" } as const],
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
  "attack-started": [{ faction: "rebel", theater: "ground" }],
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
  "attack-order-reversed": [{ faction: "rebel", theater: "ground" }],
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

const EVENTS: readonly Event[] = Object.entries(SAMPLES).flatMap(([type, happenings]) =>
  happenings.map(
    (happening): Event => ({ rule: "reb.golden.card-over-rules", cause: null, type, ...happening }) as Event,
  ),
);

describe.each(LOCALES)("events in %s", (locale) => {
  test("Every type of event has a text without unfilled slots, with and without a cause", () => {
    const lines = EVENTS.flatMap((event) => [event, { ...event, cause: "good-intel" }]).map((event) =>
      describeText({ event }, { locale }),
    );
    expect(lines.flatMap((text) => [...holesIn(text), ...idsIn(text)])).toEqual([]);
    expect(lines.filter((text) => !/^[“«]?\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  test("Different events have different texts", () => {
    const lines = EVENTS.map((event) => describeText({ event }, { locale }));
    expect(lines.filter((text, index) => lines.indexOf(text) !== index)).toEqual([]);
  });
});
