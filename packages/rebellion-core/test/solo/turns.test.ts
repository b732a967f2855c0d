import { type Action, game } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import {
  ALL,
  act,
  asks,
  BASE,
  DONE,
  empire,
  expectSound,
  offered,
  PASS,
  refusal,
  seen,
  spotOf,
  unitsAt,
} from "./table.ts";

const move = (subject: string, from: string): Action => ({ type: "move", subject, from });
const activate = (subject: string, system: string): Action => ({ type: "activate", subject, system });
const reinforce = (subject: string, system: string): Action => ({ type: "reinforce", subject, system });
/** Units at Mustafar, next to Hoth and Bespin; the base is far away. */
const AT = (units: Record<string, number>, more: Record<string, Record<string, number>> = {}) => ({
  mustafar: { units },
  ...Object.fromEntries(Object.entries(more).map(([id, there]) => [id, { units: there }])),
});
const FAR = { system: "yavin" };

describe("Activations of a solo Empire", () => {
  it("[solo.move.leave-garrison] The weakest ground unit stays behind, and ships cannot leave a system without one", () => {
    const { state } = act(empire({ base: FAR, systems: AT({ "star-destroyer": 1, stormtrooper: 1, "at-st": 1 }) }), [
      activate("darth-vader", "bespin"),
      move("star-destroyer", "mustafar"),
    ]);
    expect(offered(state)).toContain("move mustafar at-st");
    expect(offered(state)).not.toContain("move mustafar stormtrooper");
    expect(refusal(state, move("stormtrooper", "mustafar"))).toBe("solo.move.leave-garrison");
    expectSound(state);
    const { state: moved } = act(state, [move("at-st", "mustafar")]);
    expect(unitsAt(moved, "mustafar")).toEqual({ stormtrooper: 1 });
    const bare = empire({ base: FAR, systems: AT({ "star-destroyer": 1 }) });
    expect(asks(act(bare, [activate("darth-vader", "bespin")]).state)).not.toBe("imperial: move-units");
  });

  it("[solo.move.leave-garrison] If two types are equally weak, units of either type may leave, but one of them must stay", () => {
    const { state } = act(
      empire({
        config: ALL,
        base: FAR,
        systems: AT({ "star-destroyer": 1, stormtrooper: 1, "assault-tank": 1, "at-st": 1 }),
      }),
      [activate("darth-vader", "bespin"), move("star-destroyer", "mustafar")],
    );
    expect(offered(state)).toEqual(
      expect.arrayContaining(["move mustafar stormtrooper", "move mustafar assault-tank"]),
    );
    const { state: first } = act(state, [move("stormtrooper", "mustafar")]);
    expect(offered(first)).toContain("move mustafar at-st");
    expect(offered(first)).not.toContain("move mustafar assault-tank");
  });

  it("[solo.move.leave-garrison] A Shield Bunker is a sufficient garrison if there is no mobile ground unit", () => {
    const state = empire({ config: ALL, base: FAR, systems: AT({ "star-destroyer": 1, "shield-bunker": 1 }) });
    const { state: asked } = act(state, [activate("darth-vader", "bespin")]);
    expect(offered(asked)).toContain("move mustafar star-destroyer");
  });

  it("[solo.move.leave-garrison] The only AT-AT must stay with a Shield Bunker, which is not a sufficient garrison where a mobile ground unit is", () => {
    const ground = { "star-destroyer": 2, "shield-bunker": 1 };
    const alone = empire({ config: ALL, base: FAR, systems: AT({ ...ground, "at-at": 1 }) });
    const { state: asked } = act(alone, [activate("darth-vader", "bespin"), move("star-destroyer", "mustafar")]);
    expect(offered(asked)).not.toContain("move mustafar at-at");
    const two = empire({ config: ALL, base: FAR, systems: AT({ ...ground, "at-at": 2 }) });
    const { state: free } = act(two, [activate("darth-vader", "bespin"), move("star-destroyer", "mustafar")]);
    expect(offered(free)).toContain("move mustafar at-at");
  });

  it("[solo.command.activate.once] Units that have moved in this round cannot move again, but newly arrived ones may", () => {
    const spec = { base: { ...FAR, revealed: true }, systems: AT({ "star-destroyer": 2, stormtrooper: 3 }) };
    const state = empire({ ...spec, solo: { moved: { mustafar: { "star-destroyer": 1, stormtrooper: 2 } } } });
    const { state: asked } = act(state, [activate("darth-vader", "bespin"), move("star-destroyer", "mustafar")]);
    expect(offered(asked)).not.toContain("move mustafar star-destroyer");
    expect(refusal(asked, move("star-destroyer", "mustafar"))).toBe("solo.command.activate.once");
    const { state: moved } = act(asked, [move("stormtrooper", "mustafar")]);
    expect(seen(moved).moved).toEqual([
      {
        at: "bespin",
        units: [
          { unit: "star-destroyer", count: 1 },
          { unit: "stormtrooper", count: 1 },
        ],
      },
      {
        at: "mustafar",
        units: [
          { unit: "star-destroyer", count: 1 },
          { unit: "stormtrooper", count: 2 },
        ],
      },
    ]);
    expectSound(moved);
    expect(
      seen(
        scenario({
          config: BASE,
          phase: "refresh",
          stage: "end",
          solo: { moved: { mustafar: { stormtrooper: 1 } } },
          systems: AT({ stormtrooper: 1 }),
        }),
      ).moved,
    ).toEqual([]);
  });

  it("[solo.command.activate.leader-block] [solo.move.hidden.leader-blocks] [solo.move.revealed.leaders-do-not-block] [solo.mode5.leaders-do-not-block] A leader keeps a fleet in its system, unless the base is revealed or the markers are 5 spaces or fewer apart", () => {
    const spec = {
      systems: AT({ "star-destroyer": 1, stormtrooper: 2 }),
      leaders: { "general-tagge": "mustafar" },
    } as const;
    const moves = (more: object): boolean => {
      const { state } = act(empire({ ...spec, base: FAR, ...more }), [activate("darth-vader", "bespin")]);
      return asks(state) === "imperial: move-units";
    };
    expect(moves({})).toBe(false);
    expect(moves({ base: { ...FAR, revealed: true } })).toBe(true);
    expect(moves({ round: 6, reputation: 11 })).toBe(true);
    expect(moves({ round: 6, reputation: 12 })).toBe(false);
  });

  it("[solo.move.reinforce-instead] [solo.command.activate.reinforce] A fleet without a ground unit gets a leader and a Stormtrooper from the supply instead of moving", () => {
    const state = empire({
      base: FAR,
      systems: AT({ "star-destroyer": 1 }, { bespin: { "star-destroyer": 1, stormtrooper: 1 } }),
    });
    expect(offered(state)).toContain("reinforce darth-vader mustafar");
    expect(refusal(state, reinforce("darth-vader", "bespin"))).toBe("solo.command.activate.reinforce");
    const { state: next } = act(state, [reinforce("darth-vader", "mustafar")]);
    expect(unitsAt(next, "mustafar")).toEqual({ "star-destroyer": 1, stormtrooper: 1 });
    expect(spotOf(next, "darth-vader")).toBe("mustafar");
    expect(seen(next).moved).toEqual([]);
    expectSound(next);
  });

  it("[solo.move.reinforce-instead] The weakest other ground unit reinforces a fleet if no Stormtrooper is left", () => {
    const troops = { coruscant: { units: { stormtrooper: 30 } } };
    const box = scenario({ config: BASE, systems: { coruscant: { units: { stormtrooper: 1 } } } });
    expect(unitsAt(box, "coruscant")).toEqual({ stormtrooper: 1 });
    const { state } = act(empire({ base: FAR, systems: { ...AT({ "star-destroyer": 1 }), ...troops } }), [
      reinforce("darth-vader", "mustafar"),
    ]);
    expect(unitsAt(state, "mustafar")).toEqual({ "star-destroyer": 1, "at-st": 1 });
  });

  it("[solo.move.reinforce-instead] The reinforcement is a ground unit built by a triangle icon, or else the weakest in the supply, and never a Shield Bunker", () => {
    const comes = (used: Record<string, number>): Readonly<Record<string, number>> => {
      const spec = { config: ALL, base: FAR, systems: AT({ "star-destroyer": 1 }, { coruscant: used }) };
      return unitsAt(act(empire(spec), [reinforce("darth-vader", "mustafar")]).state, "mustafar");
    };
    const gone = { stormtrooper: 30 };
    expect(comes(gone)).toEqual({ "star-destroyer": 1, "assault-tank": 1 });
    expect(comes({ ...gone, "assault-tank": 6 })).toEqual({ "star-destroyer": 1, "at-st": 1 });
    expect(comes({ ...gone, "assault-tank": 6, "at-st": 10 })).toEqual({ "star-destroyer": 1, "at-at": 1 });
    const all = { ...gone, "assault-tank": 6, "at-st": 10, "at-at": 4 };
    const none = empire({ config: ALL, base: FAR, systems: AT({ "star-destroyer": 1 }, { coruscant: all }) });
    expect(offered(none)).not.toContain("reinforce darth-vader mustafar");
  });

  it("[solo.move.reinforce-instead] Only Imperial ships that can move by themselves are reinforced: not fighters without other ships, a Death Star Under Construction or Rebels", () => {
    const reinforced = (units: Record<string, number>): boolean =>
      offered(empire({ config: ALL, base: FAR, systems: AT(units) })).includes("reinforce darth-vader mustafar");
    expect(reinforced({ "assault-carrier": 1, "tie-fighter": 1 })).toBe(true);
    expect(reinforced({ "tie-fighter": 2 })).toBe(false);
    expect(reinforced({ "death-star-under-construction": 1 })).toBe(false);
    expect(reinforced({ "corellian-corvette": 1 })).toBe(false);
    expect(reinforced({ "star-destroyer": 1, "shield-bunker": 1 })).toBe(false);
  });

  it("[solo.move.reinforce-instead] A combat follows a reinforcement in a system with Rebels", () => {
    const state = empire({ base: FAR, systems: AT({ "star-destroyer": 1, "x-wing": 1 }) });
    const { events } = act(state, [reinforce("darth-vader", "mustafar")]);
    expect(events).toContainEqual(expect.objectContaining({ type: "combat-started", system: "mustafar" }));
  });

  it("[example: captor] [solo.captured.captor] [solo.captured.as-ground-unit] A captured leader goes with the strongest ship, and does not count as a garrison", () => {
    const leaders = { "han-solo": { at: "mustafar", ring: "captured" } } as const;
    const begun = (units: Record<string, number>, ...actions: readonly Action[]) =>
      act(empire({ base: FAR, leaders, systems: AT(units) }), [activate("darth-vader", "bespin"), ...actions]).state;
    const weaker = begun(
      { "star-destroyer": 1, "assault-carrier": 1, stormtrooper: 1 },
      move("assault-carrier", "mustafar"),
      DONE,
    );
    expect(spotOf(weaker, "han-solo")).toBe("mustafar");
    const leaving = begun(
      { "star-destroyer": 1, "assault-carrier": 1, stormtrooper: 1 },
      move("assault-carrier", "mustafar"),
    );
    expect(offered(leaving)).not.toContain("move-captive mustafar han-solo");
    const captor = begun(
      { "star-destroyer": 1, "assault-carrier": 1, stormtrooper: 1 },
      move("star-destroyer", "mustafar"),
      DONE,
    );
    expect(spotOf(captor, "han-solo")).toBe("bespin");
    const walker = begun(
      { "assault-carrier": 1, "at-at": 1, stormtrooper: 1 },
      move("assault-carrier", "mustafar"),
      DONE,
    );
    expect(spotOf(walker, "han-solo")).toBe("bespin");
    const either = begun({ "star-destroyer": 2, stormtrooper: 1 }, move("star-destroyer", "mustafar"));
    expect(offered(either)).toContain("move-captive mustafar han-solo");
    expect(spotOf(act(either, [DONE]).state, "han-solo")).toBe("mustafar");
    expect(asks(begun({ "star-destroyer": 1 }))).not.toBe("imperial: move-units");
  });
});

describe("Captives whose captor is moved by a card", () => {
  const HELD = { "han-solo": { at: "endor", ring: "captured" } } as const;

  /** The system of Han Solo after Planetary Conquest has taken these units from Endor to Naboo. */
  const conquered = (units: Record<string, number>, ...taken: readonly string[]): string | undefined => {
    const state = empire({
      leaders: HELD,
      systems: { endor: { units } },
      effect: { card: "planetary-conquest", by: "imperial", system: "naboo" },
    });
    const moves = taken.map((unit) => move(unit, "endor"));
    const { state: moved } = act(state, moves);
    return spotOf(offered(moved).includes("done") ? act(moved, [DONE]).state : moved, "han-solo");
  };

  it("[solo.captured.captor] [solo.captured.as-ground-unit] A captive without a ship stays with the strongest ground unit, also when Planetary Conquest moves it", () => {
    expect(conquered({ "at-at": 1, stormtrooper: 1 }, "at-at")).toBe("naboo");
    expect(conquered({ "at-at": 1, stormtrooper: 1 }, "stormtrooper")).toBe("endor");
    expect(conquered({ "at-at": 2, stormtrooper: 1 }, "at-at")).toBe("endor");
    expect(conquered({ "assault-carrier": 1, "at-at": 1 }, "at-at")).toBe("endor");
  });

  it("[solo.captured.captor] [solo.captured.as-ground-unit] A captive of the only TIE Fighter goes along with Scouting Mission", () => {
    const state = empire({
      leaders: { ...HELD, "soontir-fel": "pool" },
      systems: { endor: { units: { "tie-fighter": 1, stormtrooper: 1 } } },
      effect: { card: "scouting-mission", by: "imperial", leader: "soontir-fel" },
    });
    const naboo: Action = { type: "choose-system", subject: "naboo" };
    expect(spotOf(act(state, [naboo, move("tie-fighter", "endor")]).state, "han-solo")).toBe("naboo");
  });
});

describe("Leaders of a solo Empire in other turns", () => {
  it("[solo.command.oppose.condition] Imperial leaders oppose missions and join combats only while the pool has more leaders than the Round Deck has cards", () => {
    const attempt = (round: readonly string[]): string => {
      const state = scenario({
        config: BASE,
        solo: { round },
        rebel: { assigned: [{ card: "sabotage", leaders: ["han-solo"] }] },
        systems: { kessel: { units: { stormtrooper: 1 } }, sullust: { loyalty: "imperial" } },
      });
      const { state: asked } = act(state, [{ type: "reveal", subject: 0 }]);
      return asks(
        asks(asked) === "rebel: mission-system"
          ? act(asked, [{ type: "choose-system", subject: "sullust" }]).state
          : asked,
      );
    };
    const three = ["rule-by-fear", "hunt-them-down", "display-of-power"];
    expect(attempt(three)).toBe("imperial: oppose");
    expect(attempt([...three, "interrogation"])).not.toBe("imperial: oppose");
    const joins = (round: readonly string[]): string =>
      asks(
        scenario({
          config: BASE,
          solo: { round },
          systems: { kessel: { units: { stormtrooper: 2, "rebel-trooper": 2 } } },
          leaders: { "jan-dodonna": "kessel" },
          combat: { system: "kessel", stage: "add-leader" },
        }),
      );
    expect(joins(three)).toBe("imperial: add-leader");
    expect(joins([...three, "interrogation"])).not.toBe("imperial: add-leader");
  });

  it("[solo.play.rounds] The Rebels take their turns as in any game, and cannot reveal cards of the Round Deck", () => {
    const state = scenario({ config: BASE, solo: { round: ["rule-by-fear"] } });
    expect(asks(state)).toBe("rebel: turn");
    expect(offered(state)).not.toContain("play-mission");
    expect(refusal(state, { type: "play-mission" })).toBe("solo.command.mission.play");
    const { state: next } = act(state, [PASS]);
    expect(asks(next)).toBe("imperial: turn");
    expect(offered(next)).toContain("play-mission");
    expect(game.decision(next)?.rule).toBe("reb.command.alternate");
  });
});

describe("Action cards of a solo Empire, which lie open", () => {
  const asked = (cards: readonly string[]) => {
    const seenBy = ["rebel", "imperial", "spectator"] as const;
    const leaders = { "janus-greejatus": "pool", "darth-vader": "pool" };
    const imperial = { actions: cards.map((card) => ({ card, seenBy })) };
    const spec = { config: BASE, phase: "assignment", active: "imperial", onlyTheseLeaders: true } as const;
    return asks(scenario({ ...spec, base: FAR, leaders, imperial }));
  };

  it("[solo.assign.actions] The Empire is asked in the Assignment Phase only if it holds an action card for that phase, because its cards are face up", () => {
    expect(asked(["public-support"])).toBe("imperial: assign");
    expect(asked(["blindside"])).toBe("rebel: turn");
  });
});
