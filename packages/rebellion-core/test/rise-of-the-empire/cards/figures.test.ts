import { actionKey, game } from "@sw/rebellion-core";
import { type Scenario, scenario, truth } from "@sw/rebellion-core/testing";
import { scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import {
  after,
  asks,
  at,
  BOX,
  DONE,
  EXPANDED,
  judged,
  leadersWith,
  legal,
  mission,
  move,
  pile,
  place,
  REVEAL,
  units,
} from "./table.ts";

/** One system of each sort: Rebel, Rebel under Imperial ships, Imperial, subjugated, remote with a captive, remote and empty. */
const BOARD: Scenario = {
  systems: {
    naboo: { loyalty: "rebel" },
    kashyyyk: { loyalty: "rebel" },
    utapau: { loyalty: "rebel", units: { "star-destroyer": 1 } },
    corellia: { loyalty: "imperial" },
    sullust: { loyalty: "rebel", units: { stormtrooper: 1 } },
    dagobah: { units: { stormtrooper: 1 } },
  },
  leaders: { "lando-calrissian": { at: "dagobah", ring: "captured" } },
  base: { system: "hoth" },
};

/** The systems that a mission may go to once it is turned up. */
function targetsOf(card: string, by: "rebel" | "imperial"): readonly string[] {
  const kind = BOX.cardsById.get(card);
  if (kind?.type !== "mission" || kind.entry.skill === null) throw new Error(`${card} asks for no skill`);
  const leaders = leadersWith(by, kind.entry.skill, kind.entry.icons);
  const there = Object.fromEntries(leaders.map((leader) => [leader, "mission"]));
  const state = after(mission(by, card, leaders, { ...BOARD, leaders: { ...BOARD.leaders, ...there } }), [REVEAL]);
  if (asks(state).endsWith("mission-system")) return legal(state).map((key) => key.replace("choose-system ", ""));
  const running = state.frames.find((frame) => frame.kind === "mission");
  return running?.kind === "mission" ? [BOX.placeIds[running.system] ?? "none"] : [];
}

test.each([
  ["aggressive-negotiations", "rebel", ["dagobah"]],
  ["critical-rescue", "rebel", ["dagobah"]],
  ["heist", "rebel", ["dagobah", "sullust", "utapau"]],
  ["secret-mission", "rebel", ["kashyyyk", "naboo", "utapau"]],
  ["safe-haven", "rebel", ["kashyyyk", "naboo"]],
  ["reconnaissance", "rebel", ["corellia", "coruscant", "sullust"]],
  ["stolen-intel", "imperial", ["kashyyyk", "naboo", "utapau"]],
] as const)(
  "The mission %s of the %s side can be revealed only in the systems that its card names",
  (card, by, systems) => {
    expect([...targetsOf(card, by)].sort()).toEqual(systems);
  },
);

describe("how much a mission does", () => {
  test("Regional Aid changes the loyalty of either system by one step", () => {
    const systems = {
      naboo: { loyalty: "imperial" },
      utapau: { loyalty: "imperial" },
      malastare: { loyalty: "imperial" },
    } as const;
    const state = judged(
      "rebel",
      "success",
      { card: "regional-aid", leaders: ["mon-mothma"], system: "naboo" },
      { systems },
    );
    expect(asks(state)).toBe("rebel: choose-system");
    expect(place(state, "naboo").loyalty).toBe(null);
    const other =
      legal(state)
        .map((key) => key.replace("choose-system ", ""))
        .find((id) => place(state, id).loyalty === 1) ?? "";
    expect(place(after(state, [at(other)]), other).loyalty).toBe(null);
  });

  test("Message from High Command changes the loyalty of its system by one step", () => {
    const spec = { card: "message-from-high-command", leaders: ["darth-vader"], system: "naboo" };
    const state = judged("imperial", "success", spec, { systems: { naboo: { loyalty: "rebel" } } });
    expect(place(state, "naboo").loyalty).toBe(null);
  });

  test("Stolen Intel draws a single probe card", () => {
    const spec = { card: "stolen-intel", leaders: ["darth-vader"], system: "naboo" };
    const state = judged("imperial", "success", spec, { systems: { naboo: { loyalty: "rebel" } } });
    expect(pile(state.probes)).toHaveLength(1);
  });

  test("Behind Enemy Lines moves at most five units out of the base", () => {
    const spec = { card: "behind-enemy-lines", leaders: ["general-rieekan"], system: "sullust" };
    const state = judged("rebel", "resolved", spec, {
      ...BOARD,
      baseSpace: { "rebel-trooper": 7, "rebel-transport": 3 },
    });
    const five = ["rebel-transport", "rebel-transport", "rebel-trooper", "rebel-trooper"];
    const four = after(
      state,
      five.map((unit) => move(unit, "rebel-base")),
    );
    expect(legal(four)).toContain("move rebel-base rebel-trooper");
    const moved = after(four, [move("rebel-trooper", "rebel-base")]);
    const gone = asks(moved).endsWith("move-units") ? after(moved, [DONE]) : moved;
    expect(units(gone, "rebel-base")).toEqual({ "rebel-trooper": 4, "rebel-transport": 1 });
  });

  test("Safe Haven deploys at most two queued units", () => {
    const spec = { card: "safe-haven", leaders: ["mon-mothma"], system: "naboo" };
    let state = judged("rebel", "success", spec, {
      ...BOARD,
      rebel: { queue: [{ "x-wing": 1 }, { airspeeder: 2 }, {}] },
    });
    for (let count = 0; count < 3 && asks(state).endsWith("deploy-queued"); count++) {
      state = after(
        state,
        game
          .legalActions(state)
          .filter((action) => actionKey(action) !== "done")
          .slice(0, 1),
      );
    }
    expect(Object.values(units(state, "naboo")).reduce((sum, one) => sum + one, 0)).toBe(2);
  });
});

test.each([
  ["secure-the-plans", 1],
  ["rebel-cell", 1],
  ["show-no-fear", 1],
  ["raid-outposts", 2],
] as const)("The number of target markers of %s is limited to %d", (card, most) => {
  const marked = (count: number) => () =>
    scenario({
      config: EXPANDED,
      targets: ["dagobah", "endor", "mustafar"].slice(0, count).map((system) => ({ card, system })),
      ...(card === "secure-the-plans" ? {} : { objectivesInPlay: [card] }),
    });
  expect(marked(most)).not.toThrow();
  expect(marked(most + 1)).toThrow();
});

test.each(["rebel", "imperial", "spectator"] as const)(
  "The view of %s after Stolen Intel, when the Empire knows some Rebel missions, can be determinized to the true state",
  (viewer) => {
    const stolen = { card: "stolen-intel", leaders: ["darth-vader"], system: "naboo" };
    const spec = {
      systems: { naboo: { loyalty: "rebel" } },
      rebel: { missions: ["hidden-fleet"], assigned: [{ card: "plant-false-lead", leaders: ["mon-mothma"] }] },
    } as const;
    const state = after(judged("imperial", "success", stolen, spec), [{ type: "discard", subject: "hidden-fleet" }]);
    const view = game.view(state, viewer);
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
  },
);
