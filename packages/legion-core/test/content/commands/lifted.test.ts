import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { dice, play, scenario } from "../../../src/testing/index.ts";
import { answers, FAR, offered, perform } from "./helpers.ts";

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] } as const;
const VETERANS = "rebel-veterans";
const STORM = "stormtroopers";
const DARK = "imperial-dark-troopers";
const place = (subject: string, x: number, y: number) =>
  ({ type: "place", subject, to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } }) as const;

describe("Vader's Might", () => {
  const scene = (card: string | undefined): State =>
    scenario({
      activating: "p1.0",
      "player-1": {
        units: [VADER, { unit: STORM, at: [260, 300], defeated: 3 }, { unit: "at-st", at: [400, 420] }],
        hand: [],
        ...(card === undefined ? {} : { revealed: card }),
      },
      "player-2": {
        units: [
          { unit: VETERANS, at: [540, 300], defeated: 2 },
          { unit: VETERANS, at: [700, 300], defeated: 3 },
        ],
        hand: [],
      },
    });
  const lifted = (unit: string): State => answers(scene("vaders-might"), "perform vaders-might", `choose-unit ${unit}`);

  it("[leg.actions.free-card-action-cost] Vader's Might is a free action that lifts another unit at range 1 but a heavy", () => {
    expect(offered(scene(undefined))).not.toContain("perform vaders-might");
    const asked = play(scene("vaders-might"), [perform("vaders-might")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    expect(game.decision(lifted("p1.1"))).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p1.1" } });
  });

  it("[leg.wounds.outside-attack-no-defense] An enemy unit lifted by Vader's Might comes down at half range of where it stood, and falls: a white die for each miniature", () => {
    const state = lifted("p2.0");
    expect(game.decision(state)).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p2.0" } });
    for (const action of game.legalActions(state)) expect(game.apply(state, action).ok).toBe(true);
    const [leader = ""] = [state.units[3]?.leader].map((one) => `p2.0.${one}`);
    // Bases of 27 mm, 76 mm apart.
    const refused = game.apply(state, place(leader, 540, 406));
    expect(refused.ok ? undefined : refused.violation).toMatchObject({ code: "not-set-down-there" });
    const down = play(state, [place(leader, 540, 400)]).state;
    expect(game.decision(down)).toMatchObject({ kind: "place" });
    const [spot] = game.legalActions(down);
    const { state: over, events } = play(down, spot === undefined ? [] : [spot], { draws: dice(["block", "blank"]) });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "dice-rolled", dice: ["white-defense", "white-defense"] }),
    );
    const wounds = over.units[3]?.miniatures.filter(({ status }) => status === "defeated").length;
    expect(wounds).toBe(3);
    expect(game.decision(over)).toMatchObject({ kind: "action", context: { actions: 2 } });
    expect(offered(over)).not.toContain("perform vaders-might");
  });

  it("[leg.move.no-end-overlap] Vader's Might sets no leader down on comrades who have not been set down yet", () => {
    const state = answers(
      scenario({
        activating: "p1.0",
        "player-1": { units: [VADER], hand: [], revealed: "vaders-might" },
        "player-2": { units: [{ unit: VETERANS, at: [540, 300] }], hand: [] },
      }),
      "perform vaders-might",
    );
    const comrades = state.units[1]?.miniatures.slice(1) ?? [];
    expect(comrades.length).toBeGreaterThan(2);
    for (const { x, y, z } of comrades) {
      const refused = game.apply(state, { ...place("p2.0.0", 0, 0), to: { x, y, z } });
      expect(refused.ok ? undefined : refused.violation).toMatchObject({ rule: "leg.move.no-end-overlap" });
    }
    for (const action of game.legalActions(state)) {
      const step = game.apply(state, action);
      expect(step.ok && game.invariants(step.value.state)).toEqual([]);
    }
  });

  it("[leg.wounds.outside-attack-no-defense] A friendly unit lifted by Vader's Might comes down unhurt", () => {
    const state = lifted("p1.1");
    const { events } = play(state, [place("p1.1.0", 260, 380)]);
    expect(events.some(({ type }) => type === "dice-rolled")).toBe(false);
    expect(events).toContainEqual(expect.objectContaining({ type: "unit-moved", unit: "p1.1" }));
  });
});

describe("You Have Something I Want", () => {
  const card = "you-have-something-i-want";
  const scene = (round: number): State =>
    scenario({
      phase: "command",
      round,
      "player-1": {
        units: [
          { unit: "moff-gideon-long-live-the-empire", at: [300, 200] },
          { unit: DARK, at: [600, 200], tokens: { aim: 1 } },
          { unit: STORM, at: [900, 200] },
          { unit: DARK, at: [1200, 200] },
        ],
        hand: [card],
      },
      "player-2": { ...FAR, hand: [] },
    });

  it("[leg.command.unit-cards-need-unit] You Have Something I Want is not chosen in round 1", () => {
    expect(offered(scene(1))).toEqual(["pass"]);
    expect(offered(scene(2))).toContain(`choose-command ${card}`);
  });

  it("[leg.command.timing-3-issue-orders] You Have Something I Want sets Dark Troopers with an order down away from enemies, their order facedown", () => {
    const asked = answers(
      scene(2),
      `choose-command ${card}`,
      "effect 0",
      "choose-unit p1.1",
      "order p1.0",
      "order p1.2",
    );
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    const state = answers(asked, "choose-unit p1.1");
    expect(state.units[1]?.order).toBe("facedown");
    expect(game.decision(state)).toMatchObject({ kind: "place", context: { unit: "p1.1" } });
    for (const action of game.legalActions(state)) expect(game.apply(state, action).ok).toBe(true);
    // The rebel troopers stand around (1700, 800); range 2 is 305 mm.
    const near = game.apply(state, place("p1.1.0", 1450, 800));
    expect(near.ok ? undefined : near.violation).toMatchObject({ code: "not-set-down-there" });
    let down = play(state, [place("p1.1.0", 900, 700)]).state;
    while (game.decision(down)?.kind === "place") {
      const [spot] = game.legalActions(down);
      down = play(down, spot === undefined ? [] : [spot]).state;
    }
    const miniatures = down.units[1]?.miniatures ?? [];
    expect(miniatures.every(({ x, y }) => Math.abs(x - mm(900)) < mm(200) && Math.abs(y - mm(700)) < mm(200))).toBe(
      true,
    );
    expect(game.view(down, "player-1").units[1]?.tokens.aim).toBe(1);
  });
});
