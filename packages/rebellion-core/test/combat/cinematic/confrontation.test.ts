import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { game } from "../../../src/index.ts";
import { scenario } from "../../../src/testing/index.ts";
import { destroy, use } from "../../cards/table.ts";
import { HERE, leader, move, retreat } from "../table.ts";
import {
  asked,
  BLANKS,
  card,
  combatOf,
  DONE,
  damage,
  dice,
  discards,
  fought,
  legal,
  line,
  PASS,
  question,
  tale,
  UPPER,
} from "./table.ts";

describe("Confrontation", () => {
  const SPEC = {
    theater: "ground",
    cards: { rebel: "confrontation" },
    rebel: { "rebel-trooper": 1 },
    imperial: { stormtrooper: 1 },
    there: ["darth-vader"],
  } as const;
  const FALLS = [...dice("", "h"), ...dice("", "-")];

  test("[rote.cinematic.confrontation] Confrontation marks a leader when the last Imperial ground unit is destroyed, and is removed from the game", () => {
    const { state, events } = fought(SPEC, [UPPER, DONE], FALLS);
    expect(tale(events)).toContain("darth-vader marked");
    expect(events.find((event) => event.type === "cards-moved" && event.to === "box")).toMatchObject({
      cards: [{ card: "confrontation" }],
      rule: "rote.cinematic.confrontation",
    });
    expect(discards(state)).toEqual({ discards: [], removed: ["confrontation"] });
    expect(state.delayed).toMatchObject([{ at: "end-of-command-phase" }]);
    const missed = fought(SPEC, [UPPER, DONE], BLANKS);
    expect(discards(missed.state)).toEqual({ discards: ["confrontation"], removed: [] });
  });

  test("[rote.cinematic.confrontation] [rote.cinematic.own-decks] Confrontation is already removed from the game when the same destruction lets the Rebels play an objective", () => {
    const spec = {
      ...SPEC,
      rebel: { "rebel-trooper": 3 },
      imperial: { stormtrooper: 3 },
      objectives: ["crippling-blow"],
    };
    const hits = [damage("stormtrooper"), damage("stormtrooper"), DONE];
    const { state } = fought(spec, [UPPER, ...hits], [...dice("", "hhh"), ...dice("", "---")]);
    expect(question(state)).toBe("rebel objective");
    expect(discards(state).removed).toEqual(["confrontation"]);
    expect(game.invariants(state)).toEqual([]);
    expect(game.view(state, "imperial").frames.find(({ kind }) => kind === "battle")).toMatchObject({
      chosen: [[], []],
    });
    expect(discards(line(state, [PASS]).state)).toEqual({ discards: [], removed: ["confrontation"] });
  });

  test("[rote.cinematic.last-card-returns] Discards return to the deck when Confrontation is its last card and is removed from the game", () => {
    const gone = ["take-cover", "escape-plan", "hold-them-back", "planetary-shield", "rogue-one", "take-it-down"];
    const last = { ...SPEC, advancedTactics: { discards: [...gone, "tow-cables"] } };
    const { state } = fought(last, [UPPER, DONE], FALLS);
    expect(discards(state)).toEqual({ discards: [], removed: ["confrontation"] });
    const earlier = fought({ ...SPEC, advancedTactics: { discards: gone } }, [UPPER, DONE], FALLS);
    expect(discards(earlier.state)).toEqual({ discards: gone, removed: ["confrontation"] });
  });

  test("[rote.cinematic.confrontation] Confrontation marks no leader if the Imperial unit is destroyed in a later round", () => {
    const { state } = fought(SPEC, [UPPER, DONE], BLANKS);
    const next = [card("take-cover"), card("overrun"), PASS, PASS, DONE];
    const told = tale(line(state, next, FALLS).events);
    expect(told).toContain("destroyed: 1 stormtrooper");
    expect(told).not.toContain("darth-vader marked");
  });

  test("[rote.cinematic.confrontation] Confrontation marks no leader if the last Imperial ground unit has retreated", () => {
    const spec = {
      ...SPEC,
      imperial: { stormtrooper: 2, "star-destroyer": 1 },
      there: ["darth-vader", "general-tagge"],
    };
    const leave = [UPPER, DONE, retreat("general-tagge", "malastare"), move("stormtrooper")];
    const { state, events } = fought(spec, leave, [...dice("", "h"), ...dice("", "--")]);
    expect(tale(events)).toContain("destroyed: 1 stormtrooper");
    expect(tale(events)).not.toContain("darth-vader marked");
    expect(state.delayed).toEqual([]);
    expect(discards(state)).toEqual({ discards: ["confrontation"], removed: [] });
  });

  test("[rote.cinematic.confrontation] Cards removed from the game are listed in catalogue order, whichever was removed first", () => {
    const { state } = fought({ ...SPEC, advancedTactics: { removed: ["tow-cables"] } }, [UPPER, DONE], FALLS);
    expect(discards(state).removed).toEqual(["confrontation", "tow-cables"]);
  });

  test("[rote.cinematic.confrontation] The Rebels choose which of several Imperial leaders in the system Confrontation marks", () => {
    const { state } = fought({ ...SPEC, there: ["darth-vader", "general-tagge"] }, [UPPER, DONE], FALLS);
    expect(question(state)).toBe("rebel mark-leader");
    expect(legal(state)).toEqual(["choose-leader darth-vader", "choose-leader general-tagge"]);
    expect(tale(line(state, [leader("general-tagge")]).events)).toContain("general-tagge marked");
  });

  test("[rote.cinematic.confrontation] Confrontation marks no leader and is discarded if no Imperial leader is in the system", () => {
    const { state } = fought({ ...SPEC, there: [] }, [UPPER], FALLS);
    expect(discards(state)).toEqual({ discards: ["confrontation"], removed: [] });
    expect(state.delayed).toEqual([]);
  });

  test("[rote.cinematic.confrontation] Imperial structures destroyed alone at the end of the round count as the last ground units for Confrontation", () => {
    const spec = { ...SPEC, imperial: { stormtrooper: 1, "shield-bunker": 1 } };
    const { state, events } = fought(spec, [UPPER, DONE], [...dice("", "h"), ...dice("", "-")]);
    expect(tale(events)).not.toContain("destroyed: 1 shield-bunker");
    const alone = { ...SPEC, imperial: { "shield-bunker": 1 } };
    const fallen = fought(alone, [UPPER], dice("", "-"));
    expect(tale(fallen.events)).toContain("destroyed: 1 shield-bunker");
    expect(discards(fallen.state).removed).toEqual(["confrontation"]);
    expect(discards(state).removed).toEqual([]);
  });

  test("[rote.cinematic.confrontation-waits] A leader marked by Confrontation may leave, but is still eliminated at the end of the Command Phase", () => {
    const { state } = fought({ ...SPEC, imperial: { stormtrooper: 1, "tie-fighter": 1 } }, [UPPER, DONE], FALLS);
    let now = state;
    const seen: string[] = [];
    while (now.phase === "command") {
      const pass = game.legalActions(now).find(({ type }) => type === "pass") ?? game.legalActions(now)[0];
      if (pass === undefined) break;
      const step = expectOk(game.apply(now, pass));
      seen.push(...tale(step.events));
      now = step.state;
    }
    expect(seen).toContain("darth-vader eliminated");
    expect(now.delayed).toEqual([]);
  });

  test("[reb.eliminate.permanent] A leader marked by Confrontation who was eliminated by another card is not eliminated again", () => {
    const events = (at: "naboo" | "eliminated"): readonly string[] => {
      const state = scenario({
        config: { combat: "cinematic", expansion: "rise-of-the-empire" },
        leaders: { "darth-vader": at },
        imperial: { passed: true },
        delayed: [{ card: "confrontation", by: "rebel", leaders: ["darth-vader"] }],
      });
      return tale(expectOk(game.apply(state, PASS)).events);
    };
    expect(events("naboo")).toContain("darth-vader eliminated");
    expect(events("eliminated")).not.toContain("darth-vader eliminated");
  });

  test("[rote.cinematic.no-battle-no-confrontation] If the last Imperial ground unit is destroyed before a ground battle begins, no ground battle is fought or won", () => {
    const spec = {
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "tie-fighter": 1, stormtrooper: 1 },
      there: ["chirrut-imwe", "darth-vader"],
      at: "cards-first",
      actions: { rebel: ["bazes-loyalty"] },
    } as const;
    const loyal = [use("bazes-loyalty", "chirrut-imwe"), destroy("stormtrooper", HERE), DONE];
    const inSpace = line(combatOf(spec), loyal).state;
    expect(asked(inSpace)).toMatchObject({ kind: "choose-tactic", context: { theater: "space" } });
    const cards = [card("escort"), card("reinforcements"), PASS, PASS, DONE, DONE];
    const { events, state } = line(inSpace, cards, [...dice("", "h"), ...dice("", "-")]);
    expect(tale(events).filter((text) => text.includes("wins"))).toEqual(["rebel wins in space"]);
    expect(state.delayed).toEqual([]);
  });

  test("[reb.win-battle.needs-initial-opposition] The Rebels can win a ground battle that starts through Deployment; the Empire cannot, because it had no ground enemies at the start", () => {
    const spec = {
      cards: { rebel: "deployment-tactic" },
      rebel: { "u-wing": 1 },
      imperial: { "tie-fighter": 1, stormtrooper: 1 },
    };
    const landed = [UPPER, { type: "take-unit", subject: "rebel-vanguard" } as const];
    const onGround = fought(spec, landed, [...dice("", "", "d"), ...dice("", "-")]).state;
    const cards = [card("take-cover"), card("overrun"), PASS, PASS];
    const winners = (draws: ReturnType<typeof dice>): readonly string[] =>
      tale(line(onGround, cards, draws).events).filter((text) => text.includes("wins"));
    expect(winners([...dice("", "", "d"), ...dice("", "-")])).toEqual(["rebel wins in space", "rebel wins in ground"]);
    expect(winners([...dice("", "", "-"), ...dice("", "h")])).toEqual(["rebel wins in space"]);
  });
});
