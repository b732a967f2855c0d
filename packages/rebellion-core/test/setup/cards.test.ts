import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { BOX } from "../../src/testing/box.ts";
import { act, asked, cards, eventsOf, legal, refused, setUpGame, side, systems } from "../looks.ts";

import { DRAWS, dealt, IMPERIAL, QUIET, withRebel } from "./steps.ts";

describe("step 8: starting action cards", () => {
  it("[reb.setup.s8-starting-actions] [reb.action.starting-two] [reb.action.starting-definition] Each side receives two random starting action cards, which have no recruit icon", () => {
    const state = dealt(QUIET);
    expect(cards(side(state, "rebel").actions[0])).toEqual(["our-most-desperate-hour", "rebel-planning"]);
    expect(cards(side(state, "imperial").actions[0])).toEqual(["brilliant-administrator", "it-is-your-destiny"]);
  });

  it("[reb.action.starting-facedown] [reb.action.no-look-opponent] Only their owner sees a side's starting action cards", () => {
    const state = dealt(QUIET);
    expect(side(state, "rebel").actions[0].map(({ knownTo }) => knownTo)).toEqual([1]);
    expect(side(state, "imperial").actions[0].map(({ knownTo }) => knownTo)).toEqual([2]);
  });

  it("[reb.setup.s8-starting-actions-box] [reb.action.starting-rest-to-box] The other starting action cards return to the box unseen", () => {
    const { actionsBoxed } = side(dealt(QUIET), "rebel");
    expect(actionsBoxed.map(({ knownTo }) => knownTo)).toEqual([0]);
    expect(cards(actionsBoxed)).toEqual([
      "human-cyborg-relations",
      "resourceful-astromech",
      "start-the-evacuation",
      "temporary-alliance",
    ]);
  });

  it("[reb.action.timing-immediate] An immediate starting action card is revealed and resolved at once", () => {
    const state = dealt(withRebel("human-cyborg-relations", "rebel-planning"));
    expect(side(state, "rebel").actionsUsed.map((code) => BOX.cards[code]?.id)).toEqual(["human-cyborg-relations"]);
    expect(asked(state)).toMatchObject({ seat: "rebel" });
    expect(legal(state)).toContain("choose-leader mon-mothma");
  });

  it("[reb.faq.setup-immediate-order] [reb.faq.simultaneous-own-order] Immediate starting cards are resolved before the base is chosen, and the owner of two chooses their order", () => {
    const state = dealt(withRebel("human-cyborg-relations", "resourceful-astromech"));
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "immediate" });
    expect(legal(state)).toEqual(["use-action human-cyborg-relations null", "use-action resourceful-astromech null"]);
    expect(side(state, "rebel").actions[0].map(({ knownTo }) => knownTo)).toEqual([7]);
    refused(state, { type: "use-action", subject: "rebel-planning", leader: null }, "reb.action.timing-immediate");
    refused(state, { type: "pass" }, "reb.action.timing-immediate");
  });
});

describe("steps 9 and 10: base and hands", () => {
  const HANDS = ["hit-and-run", "hidden-fleet", "display-of-power", "long-range-probe"];

  it("[reb.setup.s9-base] [reb.setup.s9-base-after-units] The Rebels secretly choose a probe card for their base after all units are placed", () => {
    const before = dealt(QUIET);
    expect(asked(before)).toMatchObject({ seat: "rebel", kind: "base", rule: "reb.setup.s9-base" });
    expect(before.base.system).toBeNull();
    const { state, events } = act(before, { type: "choose-system", subject: "hoth" });
    expect(systems([state.base.system ?? -1])).toEqual(["hoth"]);
    expect(state.base.revealed).toBe(false);
    const [chosen] = eventsOf(events, "base-chosen");
    expect(chosen?.base).toEqual({ system: "hoth", seenBy: ["rebel"] });
    expect(cards(state.probeDeck)).not.toContain("probe:hoth");
  });

  it("[reb.setup.s9-base-not-imperial-start] The base cannot be in a system that starts Imperial, or on Coruscant", () => {
    const state = dealt(QUIET);
    expect(legal(state)).toHaveLength(31 - 5);
    for (const system of IMPERIAL) {
      refused(state, { type: "choose-system", subject: system }, "reb.setup.s9-base-not-imperial-start");
    }
    refused(state, { type: "choose-system", subject: "rebel-base" }, "reb.setup.s9-base");
  });

  it("[reb.setup.s9-shuffle] The probe deck is shuffled after the base is chosen, so no player knows its order", () => {
    const { probeDeck, base, baseCandidates } = act(dealt(QUIET), { type: "choose-system", subject: "hoth" }).state;
    expect(probeDeck.map(({ ordered, knownTo }) => [ordered, knownTo])).toEqual([[false, 0]]);
    expect(pileSize(probeDeck)).toBe(25);
    expect(base.publicCandidates).toHaveLength(26);
    expect(baseCandidates).toEqual(base.publicCandidates);
  });

  it("[reb.setup.s10-hand] [reb.setup.s10-secret] Each side has four starting missions and two drawn ones, which only their owner sees", () => {
    const { state } = act(dealt(QUIET), { type: "choose-system", subject: "hoth" }, HANDS);
    expect(cards(side(state, "rebel").missions)).toEqual(
      ["build-alliance", "hidden-fleet", "hit-and-run", "infiltration", "rapid-mobilization", "sabotage"].sort(),
    );
    expect(cards(side(state, "imperial").missions)).toHaveLength(6);
    expect(side(state, "rebel").missions.map(({ knownTo }) => knownTo)).toEqual([1]);
    expect(side(state, "imperial").missions.map(({ knownTo }) => knownTo)).toEqual([2]);
  });

  it("[reb.setup.step-order] Set-up has markers and decks, units, action cards, base and hands in this order, and then the first game round begins", () => {
    const { state, events } = act(dealt(QUIET), { type: "choose-system", subject: "hoth" }, HANDS);
    expect(events.map(({ type }) => type)).toEqual([
      "base-chosen",
      "deck-shuffled",
      "cards-drawn",
      "cards-drawn",
      "phase-started",
    ]);
    expect(state).toMatchObject({ phase: "assignment", round: 1 });
    const types = setUpGame({}, DRAWS).events.map(({ rule }) => rule);
    expect(types[0]).toBe("reb.setup.advanced-is-standard");
    expect(types.indexOf("reb.setup.s4-draw")).toBeLessThan(types.indexOf("reb.setup.s8-reveal-probes"));
  });
});
