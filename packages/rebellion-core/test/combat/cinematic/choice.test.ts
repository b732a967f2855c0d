import { HIDDEN } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { game } from "../../../src/index.ts";
import {
  asked,
  BLANKS,
  battle,
  card,
  combatOf,
  dice,
  discards,
  fought,
  LOWER,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
} from "./table.ts";

const SHIPS = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 } };
const TROOPS = { rebel: { "rebel-trooper": 1 }, imperial: { stormtrooper: 1 } };

describe("choosing advanced tactic cards", () => {
  test("[rote.cinematic.one-battle-of-each] A combat round has a space battle and then a ground battle, each only if both sides have units in the theater", () => {
    const spec = { rebel: { ...SHIPS.rebel, ...TROOPS.rebel }, imperial: { ...SHIPS.imperial, ...TROOPS.imperial } };
    const space = combatOf(spec);
    expect(asked(space)).toMatchObject({ kind: "choose-tactic", context: { theater: "space" } });
    const { state: ground, events } = line(space, [card("escort"), card("swarm-tactics"), PASS, PASS], BLANKS);
    expect(asked(ground)).toMatchObject({ kind: "choose-tactic", context: { theater: "ground" } });
    expect(events.filter(({ type }) => type === "battle-started")).toMatchObject([
      { theater: "ground", rule: "reb.combat.ground-battle-condition" },
    ]);
    expect(asked(combatOf(TROOPS))).toMatchObject({ context: { theater: "ground" } });
    const alone = { rebel: { ...SHIPS.rebel, ...TROOPS.rebel }, imperial: SHIPS.imperial };
    const next = line(combatOf(alone), [card("escort"), card("swarm-tactics"), PASS, PASS], BLANKS).state;
    expect(asked(next)).toMatchObject({ kind: "choose-tactic", context: { theater: "space" } });
  });

  test("[rote.cinematic.base-rules-hold] A cinematic combat starts as any combat does, with leaders added and action cards used", () => {
    const state = combatOf({ ...SHIPS, at: "add-leader", leaders: { "jan-dodonna": "pool" } });
    expect(question(state)).toBe("rebel add-leader");
    const spec = { ...SHIPS, at: "cards-first", actions: { rebel: ["point-blank-assault"] } } as const;
    expect(question(combatOf({ ...spec, there: ["admiral-ackbar"] }))).toBe("rebel action-card");
  });

  test("[rote.cinematic.own-decks] Each side holds eight cards of the theater, all from its own deck", () => {
    const state = combatOf(SHIPS);
    expect(legal(state)).toHaveLength(8);
    refused(state, card("swarm-tactics"), "rote.cinematic.own-decks");
    refused(state, card("overrun"), "rote.cinematic.own-decks");
    refused(state, card("rescue-mission"), "rote.cinematic.choose-one");
    expect(legal(line(state, [card("escort")]).state)).toHaveLength(8);
  });

  test("[rote.cinematic.never-shuffled] A cinematic combat never draws or shuffles tactic cards", () => {
    const begun = line(combatOf({ ...SHIPS, at: "draw" }), []);
    const { events } = line(
      begun.state,
      [card("escort"), card("swarm-tactics"), PASS, PASS],
      [...dice("", "h"), ...dice("", "-")],
    );
    const told = [...begun.events, ...events].map(({ type }) => type);
    expect(told).toContain("combat-ended");
    expect(told).not.toContain("cards-drawn");
    expect(told).not.toContain("deck-shuffled");
  });

  test("[rote.cinematic.choose-one] A side must choose a card, and only one of the battle's theater", () => {
    const state = combatOf(SHIPS);
    refused(state, PASS, "rote.cinematic.choose-one");
    refused(state, card("take-cover"), "rote.cinematic.choose-one");
    expect(legal(state)).toContain("play-tactic escort null");
  });

  test("[rote.cinematic.choose-one] A side's only card is played face up without a question, unless the other side chooses in secret at the same time", () => {
    const others = legal(combatOf(SHIPS)).flatMap((key) => key.split(" ")[1] ?? []);
    const spec = { ...SHIPS, advancedTactics: { discards: others.filter((id) => id !== "escort") } };
    const together = combatOf(spec);
    expect(question(together)).toBe("rebel choose-tactic");
    expect(legal(together)).toEqual(["play-tactic escort null"]);
    const by = { card: "its-a-trap", until: "end-of-combat", system: "sullust" } as const;
    const barred = { ...by, effect: { kind: "no-tactics", faction: "imperial", theater: "space" } } as const;
    const alone = combatOf({ ...spec, modifiers: [barred] });
    expect(question(alone)).toBe("rebel tactic-half");
    expect(JSON.stringify(game.view(alone, "imperial").frames)).toContain("escort");
  });

  test("[rote.cinematic.choice-secret] Both sides choose in secret: neither sees the other's card before both have chosen", () => {
    const state = combatOf(SHIPS);
    expect(asked(state).simultaneous).toEqual(["rebel", "imperial"]);
    const { state: chosen, events } = line(state, [card("escort")]);
    expect(asked(chosen).simultaneous).toEqual(["rebel", "imperial"]);
    const [put] = events.filter(({ type }) => type === "tactic-chosen");
    if (put === undefined) throw new Error("nothing was put down");
    expect(game.redact(put, "imperial")).toMatchObject({ card: { card: HIDDEN } });
    expect(game.redact(put, "rebel")).toMatchObject({ card: { card: "escort" } });
    const other = line(state, [card("bombing-run")]).state;
    expect(game.view(chosen, "imperial")).toEqual(game.view(other, "imperial"));
    expect(game.view(chosen, "spectator")).toEqual(game.view(other, "spectator"));
    expect(game.view(chosen, "rebel")).not.toEqual(game.view(other, "rebel"));
    expect(game.legalActions(chosen)).toEqual(game.legalActions(other));
  });

  test("[rote.cinematic.revealed-together] Both cards are revealed at once, and the current player's is reported first", () => {
    const { state, events, revealed } = line(combatOf(SHIPS), [card("escort"), card("swarm-tactics")]);
    expect([question(state), revealed]).toEqual(["rebel tactic-half", true]);
    const played = events.flatMap((event) => (event.type === "tactic-played" ? [event.card] : []));
    expect(played).toEqual(["escort", "swarm-tactics"]);
    expect(JSON.stringify(game.view(state, "imperial").frames)).not.toContain(`"${HIDDEN}"`);
  });

  test.each([
    { kind: "sees-card-first", faction: "imperial" },
    { kind: "open-tactics", faction: "rebel" },
  ] as const)(
    "[rote.cinematic.good-intel] The Empire under Good Intel with the effect $kind chooses after the Rebel card is revealed",
    (effect) => {
      const modifiers = [{ effect, card: "good-intel-rote", until: "end-of-combat", system: "sullust" }] as const;
      const state = combatOf({ ...SHIPS, by: "imperial", modifiers });
      expect(question(state)).toBe("rebel choose-tactic");
      expect(asked(state).simultaneous).toEqual([]);
      const { state: shown } = line(state, [card("escort")]);
      expect(question(shown)).toBe("imperial choose-tactic");
      expect(asked(shown).simultaneous).toEqual([]);
      expect(JSON.stringify(game.view(shown, "imperial").frames)).toContain("escort");
      const next = line(shown, [card("swarm-tactics"), PASS, PASS], BLANKS).state;
      expect(question(next)).toBe("rebel choose-tactic");
      expect(asked(next).simultaneous).toEqual([]);
    },
  );

  test("[rote.cinematic.good-intel] A Rebel card chosen face up reveals nothing new when resolved, and the Empire's secret choice does", () => {
    const by = { card: "good-intel-rote", until: "end-of-combat", system: "sullust" } as const;
    const open = { ...by, effect: { kind: "open-tactics", faction: "rebel" } } as const;
    const barred = { ...by, effect: { kind: "no-tactics", faction: "imperial", theater: "space" } } as const;
    const alone = line(combatOf({ ...SHIPS, modifiers: [open, barred] }), [card("escort")]);
    expect([question(alone.state), alone.revealed]).toEqual(["rebel tactic-half", false]);
    const first = line(combatOf({ ...SHIPS, modifiers: [open] }), [card("escort")]);
    expect(first.revealed).toBe(false);
    expect(line(first.state, [card("swarm-tactics")]).revealed).toBe(true);
  });

  test("[rote.cinematic.barred-card] A side that may play no card in the next round is not asked for one, but is asked again in the round after", () => {
    const barring = { ...SHIPS, cards: { rebel: "outrun-them" } };
    const { state } = fought(barring, [LOWER], BLANKS);
    expect(question(state)).toBe("rebel choose-tactic");
    expect(asked(state).simultaneous).toEqual([]);
    const { state: third } = line(state, [card("escort"), PASS], BLANKS);
    expect(asked(third).simultaneous).toEqual(["rebel", "imperial"]);
  });

  test("[rote.cinematic.barred-card] A card bars only the next card of its own theater, and cards of the other theater may be played", () => {
    const both = { rebel: { ...SHIPS.rebel, ...TROOPS.rebel }, imperial: { ...SHIPS.imperial, ...TROOPS.imperial } };
    const space = line(
      battle({ ...both, cards: { rebel: "outrun-them" } }).state,
      [LOWER, card("take-cover"), card("overrun"), PASS, PASS],
      [...BLANKS, ...BLANKS],
    ).state;
    expect(asked(space)).toMatchObject({ context: { theater: "space" }, simultaneous: [] });
    const ground = line(space, [card("escort"), PASS], BLANKS).state;
    expect(asked(ground)).toMatchObject({ context: { theater: "ground" }, simultaneous: ["rebel", "imperial"] });
    const troops = battle({ ...both, theater: "ground", cards: { rebel: "escape-plan" } });
    const second = line(troops.state, [LOWER], BLANKS).state;
    expect(asked(second)).toMatchObject({ context: { theater: "space" }, simultaneous: ["rebel", "imperial"] });
    const later = line(second, [card("escort"), card("swarm-tactics"), PASS, PASS], BLANKS).state;
    expect(asked(later)).toMatchObject({ context: { theater: "ground" }, simultaneous: [] });
  });

  test("[rote.cinematic.barred-card] It's a Trap prevents the Empire from playing space cards in the first round, but not ground cards", () => {
    const modifiers = [
      {
        effect: { kind: "no-tactics", faction: "imperial", theater: "space" },
        card: "its-a-trap",
        until: "end-of-combat",
        system: "sullust",
      },
    ] as const;
    const both = { rebel: { ...SHIPS.rebel, ...TROOPS.rebel }, imperial: { ...SHIPS.imperial, ...TROOPS.imperial } };
    const space = combatOf({ ...both, modifiers });
    expect(asked(space).simultaneous).toEqual([]);
    const ground = line(space, [card("escort"), PASS], BLANKS).state;
    expect(asked(ground).simultaneous).toEqual(["rebel", "imperial"]);
  });

  test("[rote.cinematic.generator-takes-back] Each Shield Generator returns one chosen ground card from the discards before cards are chosen", () => {
    const spec = {
      rebel: { "rebel-trooper": 1, "shield-generator": 2 },
      imperial: { stormtrooper: 1 },
      advancedTactics: { discards: ["take-cover", "escape-plan", "tow-cables", "overrun", "escort"] },
    };
    const state = combatOf(spec);
    expect(asked(state)).toMatchObject({
      kind: "take-back-tactic",
      context: { cause: null, theater: "ground", left: 2 },
    });
    expect(legal(state)).toEqual(["take-card take-cover", "take-card escape-plan", "take-card tow-cables"]);
    const { state: next } = line(state, [
      { type: "take-card", subject: "tow-cables" },
      { type: "take-card", subject: "take-cover" },
    ]);
    expect(discards(next).discards).toEqual(["escort", "escape-plan", "overrun"]);
    expect(legal(next)).toContain("play-tactic tow-cables null");
    refused(next, card("escape-plan"), "rote.cinematic.discards-persist");
  });

  test("[rote.cinematic.generator-takes-back] All discards return without a question if there is a Shield Generator for each, but none return in space", () => {
    const spec = { rebel: { "rebel-trooper": 1, "shield-generator": 2 }, imperial: { stormtrooper: 1 } };
    const state = combatOf({ ...spec, advancedTactics: { discards: ["take-cover"] } });
    expect(question(state)).toBe("rebel choose-tactic");
    expect(discards(state).discards).toEqual([]);
    const both = combatOf({ ...spec, advancedTactics: { discards: ["take-cover", "escape-plan"] } });
    expect(question(both)).toBe("rebel choose-tactic");
    expect(discards(both).discards).toEqual([]);
    const ships = { rebel: { "x-wing": 1, "shield-generator": 1 }, imperial: { "tie-fighter": 1 } };
    const space = combatOf({ ...ships, advancedTactics: { discards: ["escort", "take-cover"] } });
    expect(discards(space).discards).toEqual(["escort", "take-cover"]);
  });

  test("[rote.cinematic.draws-take-back] More Dangerous Than You Realize returns three discards of one deck instead of drawing cards", () => {
    const gone = ["energy-shield", "intercept", "swarm-tactics", "tractor-beam", "overrun"];
    const state = combatOf({
      ...SHIPS,
      by: "imperial",
      at: "cards-first",
      there: ["general-tagge"],
      actions: { imperial: ["more-dangerous-than-you-realize"] },
      advancedTactics: { discards: gone },
    });
    const use = { type: "use-action", subject: "more-dangerous-than-you-realize", leader: "general-tagge" } as const;
    const { state: asking } = line(state, [use, { type: "choose-option", subject: 0 }]);
    expect(asked(asking)).toMatchObject({
      seat: "imperial",
      kind: "take-back-tactic",
      context: { cause: "more-dangerous-than-you-realize", theater: "space", left: 3 },
    });
    const back = ["energy-shield", "intercept", "tractor-beam"].map(
      (id) => ({ type: "take-card", subject: id }) as const,
    );
    expect(discards(line(asking, back).state).discards).toEqual(["swarm-tactics", "overrun"]);
    const ground = line(state, [use, { type: "choose-option", subject: 1 }]).state;
    expect(discards(ground).discards).toEqual(gone.slice(0, 4));
  });
});

describe("used cards", () => {
  test("[rote.cinematic.discard-face-up] Used cards go face up beside their decks, including additional ones", () => {
    const spec = { ...TROOPS, theater: "ground", cards: { rebel: "confrontation", imperial: "overrun" } } as const;
    const { state } = fought(spec, [LOWER, card("take-cover"), PASS, PASS], BLANKS);
    expect(discards(state).discards).toEqual(["confrontation", "take-cover", "overrun"]);
    expect(game.view(state, "imperial").advancedTactics?.discards[0][1]).toEqual(["confrontation", "take-cover"]);
  });

  test("[rote.cinematic.last-card-returns] When the last card of a deck is used, its other discards return to the deck", () => {
    const rest = ["bombing-run", "deployment-tactic", "draw-their-fire", "fleet-logistics", "ion-blast", "outrun-them"];
    const last = [...rest, "rogue-squadron-support", "swarm-tactics"];
    const { state } = fought(
      { ...SHIPS, cards: { rebel: "escort" }, advancedTactics: { discards: last } },
      [PASS],
      BLANKS,
    );
    expect(discards(state).discards).toEqual(["escort", "swarm-tactics"]);
    const { state: before } = fought(
      { ...SHIPS, cards: { rebel: "escort" }, advancedTactics: { discards: rest } },
      [PASS],
      BLANKS,
    );
    expect(discards(before).discards).toEqual([...rest, "escort"]);
  });

  test("[rote.cinematic.last-card-returns] An additional card that empties the deck stays in the discards with the card that granted it", () => {
    const gone = ["take-cover", "escape-plan", "hold-them-back", "planetary-shield", "rogue-one", "take-it-down"];
    const spec = { ...TROOPS, theater: "ground", cards: { rebel: "confrontation" } } as const;
    const { state } = fought(
      { ...spec, advancedTactics: { discards: gone } },
      [LOWER, card("tow-cables"), PASS],
      BLANKS,
    );
    expect(discards(state).discards).toEqual(["confrontation", "tow-cables"]);
  });

  test("[rote.cinematic.discards-persist] Discards stay discarded when the combat ends, and a discarded card cannot be chosen", () => {
    const { state, events } = fought(
      { ...SHIPS, cards: { rebel: "escort", imperial: "swarm-tactics" } },
      [PASS, PASS],
      [...dice("", "h"), ...dice("", "-")],
    );
    expect(events.map(({ type }) => type)).toContain("combat-ended");
    expect(discards(state).discards).toEqual(["escort", "swarm-tactics"]);
    const later = combatOf({ ...SHIPS, advancedTactics: { discards: ["escort"] } });
    refused(later, card("escort"), "rote.cinematic.discards-persist");
  });

  test("A card that has left the game is no longer offered", () => {
    const state = combatOf({ ...TROOPS, advancedTactics: { removed: ["confrontation"] } });
    expect(legal(state)).toHaveLength(7);
    refused(state, card("confrontation"), "rote.cinematic.discards-persist");
  });
});

describe("the choice in a team", () => {
  test("In a team game the Admiral chooses cards in space and the General on the ground", () => {
    const config = { players: 4 } as const;
    expect(question(combatOf({ ...SHIPS, config }))).toBe("rebel-admiral choose-tactic");
    const ground = combatOf({ ...TROOPS, config });
    expect(asked(ground).simultaneous).toEqual(["rebel-general", "imperial-general"]);
  });
});

test("A game without the expansion uses all 32 advanced tactic cards, but halves that show expansion units are never available", () => {
  const state = battle({ ...SHIPS, cards: { imperial: "entrapment" }, config: { expansion: "none" } }).state;
  expect(legal(state)).toEqual(["choose-option 1", "pass"]);
  refused(state, UPPER, "rote.cinematic.unit-icon");
  expect(tale(line(state, [LOWER], BLANKS).events)).toContain("rebel barred in space");
});
