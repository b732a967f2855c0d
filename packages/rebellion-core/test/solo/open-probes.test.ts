import { game } from "@sw/rebellion-core";
import { begin } from "@sw/rebellion-core/testing";
import { isHidden, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { PUBLIC } from "../../src/state/seats.ts";
import { boxFor } from "../../src/testing/box.ts";
import { ALL, act, expectSound } from "./table.ts";

describe("probe cards that lie open", () => {
  it.each([
    ["hoth", true],
    ["naboo", false],
  ])(
    "[solo.refresh.probes] The Rebels see whether the probe card of %s goes face down under a card: %s",
    (held, isSeen) => {
      const begun = begin({
        config: ALL,
        active: "imperial",
        base: { system: "ilum" },
        probes: ["hoth", "naboo"],
        imperial: { actionsUsed: ["sweep-the-area"] },
        effect: { card: "sweep-the-area", by: "imperial" },
      });
      const { state, events } = act(begun.state, [{ type: "take-card", subject: `probe:${held}` }]);
      const seenBy = events.flatMap((one) =>
        one.type === "cards-moved" && one.to === "under-card"
          ? one.cards.map((card) => card.seenBy.includes("rebel"))
          : [],
      );
      expect(seenBy).toEqual([isSeen]);
      const under = (viewer: "rebel" | "spectator") =>
        game.view(state, viewer).held?.map(({ probe }) => isHidden(probe));
      expect([under("rebel"), under("spectator")]).toEqual([[!isSeen], [!isSeen]]);
      expectSound(state);
    },
  );

  it("[solo.refresh.probes] All hidden probe cards of the Empire, in its hand or under a card, are of populous systems", () => {
    const { state } = begin({
      config: ALL,
      active: "imperial",
      base: { system: "ilum" },
      probes: ["hoth", "naboo", "kashyyyk"],
      held: [{ card: "sweep-the-area", probe: "utapau" }],
      imperial: { actionsUsed: ["sweep-the-area"] },
    });
    const view = game.view(state, "rebel");
    const box = boxFor(state.config);
    const isRemote = (code: number): boolean => {
      const card = box.cards[code];
      return card?.type === "probe" && box.systems[card.system]?.populous === false;
    };
    for (let world = 0; world < 20; world++) {
      const { probes, held = [] } = game.determinize(view, seeded(`world ${world}`));
      const unseen = probes.filter(({ knownTo }) => knownTo !== PUBLIC).flatMap(({ cards }) => cards);
      expect([...unseen, ...held.map(({ probe }) => probe)].filter(isRemote)).toEqual([]);
      expect(unseen).toHaveLength(2);
    }
  });

  it("[solo.refresh.probes] All viewers are told which remote probe card the Empire draws, and the Empire alone which other one", () => {
    const { events } = begin({
      config: ALL,
      phase: "refresh",
      stage: "probes",
      base: { system: "ilum" },
      probeTop: ["hoth", "naboo"],
    });
    const drawn = events.flatMap((one) => (one.type === "cards-drawn" && one.deck === "probe" ? one.cards : []));
    expect(drawn.map(({ card, seenBy }) => [card, [...seenBy].sort()])).toEqual([
      ["probe:hoth", ["imperial", "rebel", "spectator"]],
      ["probe:naboo", ["imperial"]],
    ]);
  });

  it("[reb.faq.plant-false-lead-visibility] All viewers see the face-up cards that Plant False Lead takes, and both sides see all of them", () => {
    const { events } = begin({
      config: ALL,
      active: "rebel",
      base: { system: "ilum" },
      probes: ["hoth", "naboo", "kashyyyk"],
      effect: { card: "plant-false-lead", by: "rebel" },
    });
    const taken = events.flatMap((one) => (one.type === "cards-moved" && one.to === "aside" ? one.cards : []));
    expect(taken.map(({ card, seenBy }) => [card, [...seenBy].sort()]).sort()).toEqual([
      ["probe:hoth", ["imperial", "rebel", "spectator"]],
      ["probe:kashyyyk", ["imperial", "rebel"]],
      ["probe:naboo", ["imperial", "rebel"]],
    ]);
  });

  it("[solo.refresh.probes] A state with a card of another deck among the probe cards is rejected", () => {
    const { state } = begin({
      config: ALL,
      active: "imperial",
      base: { system: "ilum" },
      probes: ["naboo", "kashyyyk"],
    });
    const [own = 0] = state.sides[0].missionDeck.flatMap(({ cards }) => cards);
    const strange = { ...state, probes: [{ cards: [own], ordered: false, knownTo: 2 }] };
    expect(game.invariants(strange).map(({ code }) => code)).toContain("card-in-wrong-place");
    expect(game.parse.state(JSON.parse(JSON.stringify(strange))).ok).toBe(false);
  });
});
