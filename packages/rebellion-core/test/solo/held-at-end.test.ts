import { game } from "@sw/rebellion-core";
import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { expectOk, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import { ALL } from "./table.ts";

/** The Empire, alone in turn, passes: the Command Phase is over. Sweep the Area holds the probe card of Utapau. */
const HOLDING: Scenario = {
  config: ALL,
  active: "imperial",
  base: { system: "ilum" },
  held: [{ card: "sweep-the-area", probe: "utapau" }],
  imperial: { actionsUsed: ["sweep-the-area"] },
  rebel: { passed: true },
};

it("[rote.card.held-probe] If Sweep the Area is not used by the end of the phase, the Rebels can rule out systems for its probe card", () => {
  const passes = (spec: Scenario) => expectOk(game.apply(begin(spec).state, { type: "pass" }));
  const unused = passes(HOLDING);
  expect(unused.events.some(({ type }) => type === "action-used")).toBe(false);
  expect(unused.revealed).toBe(true);
});

it("[solo.decision.sweep-the-area] When the held probe card returns unseen, the Rebels learn only that the card revealed next is a different one", () => {
  const state = begin({ ...HOLDING, probes: ["rodia"], leaders: { "han-solo": "rodia" } }).state;
  const { events } = expectOk(game.apply(state, { type: "pass" }));
  const seenByRebels = events.flatMap((event) => {
    const told = game.redact(event, "rebel");
    return told?.type === "cards-moved" && told.deck === "probe" ? [[told.cards[0]?.card, told.from, told.to]] : [];
  });
  expect(seenByRebels).toEqual([
    [HIDDEN, "under-card", "hand"],
    ["probe:rodia", "hand", "under-card"],
    ["probe:rodia", "under-card", "hand"],
  ]);
});
