import type { State } from "@sw/rebellion-core";
import { describe, expect, test } from "vitest";
import {
  after,
  asks,
  at,
  destroy,
  eventsOf,
  legal,
  mission,
  option,
  PASS,
  REVEAL,
  ring,
  spot,
  table,
  told,
  units,
  who,
} from "./table.ts";

const use = (card: string, leader: string | null) => ({ type: "use-action", subject: card, leader }) as const;

describe("cards of both sides at the end of the Command Phase", () => {
  test("[rote.card.held-probe] Rapid Mobilization is carried out before Sweep the Area can be used, and after both comes the Refresh Phase", () => {
    const state = table({
      base: { system: "hoth" },
      baseSpace: { "x-wing": 1 },
      leaders: { "han-solo": "naboo" },
      systems: { yavin: { units: { "rebel-transport": 1 } }, endor: { units: { stormtrooper: 1 } } },
      imperial: { passed: true, actionsUsed: ["sweep-the-area"] },
      delayed: [{ card: "rapid-mobilization", leaders: ["general-rieekan"] }],
      held: [{ card: "sweep-the-area", probe: "naboo", by: "imperial" }],
    });
    const mobilizing = after(state, [PASS]);
    expect(asks(mobilizing)).toBe("rebel: choose-option");
    const moved = after(mobilizing, [option(0), { type: "move", subject: "rebel-transport", from: "yavin" }]);
    expect(units(moved, "rebel-base")).toEqual({ "rebel-transport": 1, "x-wing": 1 });
    expect(asks(moved)).toBe("imperial: held-card");
    expect(legal(moved)).toEqual(["use-held sweep-the-area", "pass"]);
    const swept = told(moved, [{ type: "use-held", subject: "sweep-the-area" }]);
    expect(spot(swept.state, "han-solo")).toBe("endor");
    expect(swept.state.phase).not.toBe("command");
  });

  test("[rote.card.bounty] Obi-Wan, captured by Sweep the Area with a bounty on him, costs 1 reputation, which Noble Sacrifice gains back", () => {
    const state = table({
      reputation: 12,
      leaders: { "obi-wan-kenobi": { at: "naboo", ring: "bounty" } },
      systems: { endor: { units: { stormtrooper: 1 } } },
      rebel: { actions: ["noble-sacrifice"] },
      imperial: { passed: true, actionsUsed: ["sweep-the-area"] },
      held: [{ card: "sweep-the-area", probe: "naboo", by: "imperial" }],
    });
    const captured = after(state, [PASS, { type: "use-held", subject: "sweep-the-area" }]);
    expect(captured.reputation).toBe(13);
    expect(asks(captured)).toBe("rebel: action-card");
    const gone = told(captured, [use("noble-sacrifice", "obi-wan-kenobi")]);
    expect(spot(gone.state, "obi-wan-kenobi")).toBe("eliminated");
    expect(gone.state.reputation).toBe(12);
    expect(eventsOf(gone.events, "leader-moved").filter(({ leader }) => leader === "obi-wan-kenobi")).toEqual([]);
    expect(gone.state.phase).not.toBe("command");
  });
});

describe("units moved by a card in a team game", () => {
  const TEAM = { config: { players: 4 } } as const;

  test("[reb.mission.step1-team-revealer-decides] The General who reveals Lead the Strike Team picks the units that it moves", () => {
    const state = mission("rebel", "lead-the-strike-team", ["chewbacca"], {
      ...TEAM,
      active: "rebel-general",
      baseSpace: { "rebel-trooper": 2 },
      leaders: { chewbacca: "mission" },
    });
    expect(asks(after(state, [REVEAL, at("naboo")]))).toBe("rebel-general: move-units");
  });
});

describe("cards of both sides in one mission", () => {
  test("[reb.action.use-procedure] Blindside forbids leaders of the pool, but not Undercover, which brings Lando from another system", () => {
    const state = table({
      active: "imperial",
      leaders: { "boba-fett": "mission", "lando-calrissian": "kessel" },
      rebel: { passed: true, actions: ["undercover"] },
      imperial: { actions: ["blindside"], assigned: [{ card: "hunt-them-down", leaders: ["boba-fett"] }] },
    });
    const window = after(state, [REVEAL]);
    expect(asks(window)).toBe("imperial: action-card");
    const aimed = after(window, [use("blindside", "boba-fett"), at("naboo")]);
    expect(asks(aimed)).toBe("rebel: action-card");
    const { state: next, events } = told(aimed, [use("undercover", "lando-calrissian")]);
    expect(spot(next, "lando-calrissian")).toBe("naboo");
    expect(eventsOf(events, "mission-opposed")).toHaveLength(1);
    expect(eventsOf(events, "dice-rolled").map(({ faction }) => faction)).toEqual(["imperial", "rebel"]);
  });

  test("[rote.mission.subversion-reveal] Misdirection forbids leaders of the Imperial pool, but not Subversion", () => {
    const state = table({
      leaders: { "princess-leia": "mission", "darth-vader": "mission" },
      systems: { naboo: { loyalty: "imperial" } },
      rebel: { assigned: [{ card: "build-alliance", leaders: ["princess-leia"] }] },
      imperial: { assigned: [{ card: "subversion-imperial-base", leaders: ["darth-vader"] }] },
      modifiers: [
        {
          effect: { kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "chosen-leader" },
          card: "misdirection",
          until: "end-of-round",
          leader: "princess-leia",
        },
      ],
    });
    const aimed = after(state, [REVEAL, at("naboo")]);
    expect(asks(aimed)).toBe("imperial: oppose");
    expect(legal(aimed)).toEqual(["reveal 0", "pass"]);
    const { state: next, events } = told(aimed, [{ type: "reveal", subject: 0 }]);
    expect(spot(next, "darth-vader")).toBe("naboo");
    expect(eventsOf(events, "dice-rolled").map(({ dice }) => dice.length)).toEqual([2, 3]);
  });

  test("[reb.mission.captured-not-participating] Wookiee Guardian cannot be used where Boba Fett? Where? keeps the Rebels from using action cards", () => {
    const attempt = (modified: boolean): State =>
      after(
        mission("imperial", "hunt-them-down", ["darth-vader"], {
          leaders: { chewbacca: "naboo" },
          rebel: { passed: true, actions: ["wookiee-guardian"] },
          modifiers: modified
            ? [
                {
                  effect: { kind: "quarantine", faction: "rebel" },
                  card: "boba-fett-where",
                  until: "end-of-command-phase",
                  system: "naboo",
                },
              ]
            : [],
        }),
        [REVEAL, at("naboo")],
      );
    expect(asks(attempt(false))).toBe("rebel: action-card");
    expect(asks(attempt(true))).not.toBe("rebel: action-card");
  });

  test("[rote.card.bounty] Boba Fett, who collects the bounty on Obi-Wan, goes to the nearest Imperial units even if Noble Sacrifice eliminates his captive", () => {
    const state = mission("imperial", "collect-bounty", ["boba-fett"], {
      reputation: 12,
      leaders: { "boba-fett": "mission", "obi-wan-kenobi": { at: "naboo", ring: "bounty" } },
      systems: { utapau: { units: { stormtrooper: 1 } } },
      rebel: { passed: true, actions: ["noble-sacrifice"] },
    });
    const captured = after(state, [REVEAL, who("obi-wan-kenobi")], ["hit", "hit", "special"]);
    expect([asks(captured), captured.reputation]).toEqual(["rebel: action-card", 13]);
    const gone = after(captured, [use("noble-sacrifice", "obi-wan-kenobi")]);
    expect(gone.reputation).toBe(12);
    expect(["boba-fett", "obi-wan-kenobi"].map((id) => spot(gone, id))).toEqual(["utapau", "eliminated"]);
  });

  test("[reb.captured.second-capture] A leader in carbonite is not freed by a second capture, nor by a third, which frees the second captive", () => {
    const state = mission("imperial", "capture-rebel-operative", ["krennics-finest"], {
      leaders: {
        "han-solo": { at: "endor", ring: "carbonite" },
        "wedge-antilles": { at: "endor", ring: "captured" },
        "luke-skywalker": "naboo",
      },
      systems: { endor: { units: { stormtrooper: 1 } }, naboo: { units: { stormtrooper: 1 } } },
    });
    const next = after(state, [REVEAL]);
    expect(["han-solo", "wedge-antilles", "luke-skywalker"].map((id) => [spot(next, id), ring(next, id)])).toEqual([
      ["endor", "carbonite"],
      ["rebel-base", null],
      ["naboo", "captured"],
    ]);
  });
});

describe("cards of both sides in one combat", () => {
  test("One in a Million cannot set a die of a pool that According to My Design has emptied", () => {
    const state = table({
      systems: { naboo: { units: { "x-wing": 1, "star-destroyer": 1 } } },
      leaders: { "emperor-palpatine": "naboo", "wedge-antilles": "naboo" },
      rebel: { actions: ["one-in-a-million"] },
      imperial: { actions: ["according-to-my-design"] },
      combat: { system: "naboo", stage: "cards-first", round: 0, initiator: "rebel" },
    });
    const window = after(state, [PASS]);
    expect(asks(window)).toBe("imperial: action-card");
    const rolling = after(window, [PASS]);
    expect(legal(rolling)).toContain("use-action one-in-a-million wedge-antilles");
    const { state: next, events } = told(window, [use("according-to-my-design", "emperor-palpatine")]);
    expect(eventsOf(events, "dice-rolled").filter(({ faction }) => faction === "rebel")).toEqual([]);
    expect(legal(next)).not.toContain("use-action one-in-a-million wedge-antilles");
  });

  test("[rote.card.track-them] Piett, whom Ready for Action brought into the combat, may return with Track Them and stays in the pool at its end", () => {
    const state = table({
      active: "imperial",
      systems: { sullust: { units: { "x-wing": 1, "star-destroyer": 1 } } },
      leaders: { "admiral-piett": "sullust", "han-solo": "sullust" },
      imperial: { actions: ["track-them"] },
      combat: { system: "sullust", stage: "retreat", round: 1, initiator: "rebel" },
      modifiers: [
        {
          effect: { kind: "leader-stays-for-combat" },
          card: "ready-for-action",
          until: "end-of-combat",
          leader: "admiral-piett",
        },
      ],
    });
    const now = after(state, [{ type: "retreat", subject: "han-solo", system: "bespin" }]);
    expect(asks(now)).toBe("imperial: action-card");
    const home = told(now, [use("track-them", null)]);
    expect(spot(home.state, "admiral-piett")).toBe("pool");
    expect(eventsOf(home.events, "leader-moved").filter(({ leader }) => leader === "admiral-piett")).toHaveLength(1);
    expect(eventsOf(home.events, "combat-ended")).toHaveLength(1);
  });

  test("[rote.card.bazes-loyalty] Baze's Loyalty counts printed health even if Point-Blank Assault has lowered it", () => {
    const state = table({
      systems: { naboo: { units: { "rebel-trooper": 1, stormtrooper: 2, "at-at": 1, "at-st": 1 } } },
      leaders: { "chirrut-imwe": "naboo" },
      rebel: { actions: ["bazes-loyalty"] },
      combat: { system: "naboo", stage: "cards-first", initiator: "rebel" },
      modifiers: [
        {
          effect: { kind: "less-health", amount: 1 },
          card: "point-blank-assault",
          until: "end-of-combat",
          system: "naboo",
        },
      ],
    });
    const picking = after(state, [use("bazes-loyalty", "chirrut-imwe")]);
    expect(legal(picking)).toEqual([
      "destroy naboo rebel-trooper",
      "destroy naboo stormtrooper",
      "destroy naboo at-st",
      "done",
    ]);
    expect(legal(after(picking, [destroy("stormtrooper", "naboo")]))).toEqual(["destroy naboo stormtrooper", "done"]);
  });

  test("[reb.combat.end-condition] Fully Operational removes the last ship, so It's a Trap has nothing to bar and no battle is fought", () => {
    const state = table({
      systems: { naboo: { units: { "x-wing": 1, "death-star": 1 } } },
      leaders: { "moff-jerjerrod": "naboo", "admiral-ackbar": "naboo" },
      rebel: { actions: ["its-a-trap"] },
      imperial: { actions: ["fully-operational"] },
      combat: { system: "naboo", stage: "cards-first", round: 0, initiator: "rebel" },
    });
    expect(asks(state)).toBe("rebel: action-card");
    const { state: next, events } = told(state, [
      use("its-a-trap", "admiral-ackbar"),
      use("fully-operational", "moff-jerjerrod"),
    ]);
    expect(units(next, "naboo")).toEqual({ "death-star": 1 });
    expect(eventsOf(events, "combat-ended")).toHaveLength(1);
    expect(eventsOf(events, "dice-rolled")).toEqual([]);
  });

  test("[reb.destroyed-system.ongoing-overflow] Baze's Loyalty may destroy the own carrier over a destroyed system, and what it carried is lost at once", () => {
    const state = table({
      systems: {
        naboo: {
          destroyed: true,
          units: { "rebel-transport": 1, "x-wing": 1, "rebel-trooper": 2, "star-destroyer": 1 },
        },
      },
      leaders: { "chirrut-imwe": "naboo" },
      rebel: { actions: ["bazes-loyalty"] },
      combat: { system: "naboo", stage: "cards-first", initiator: "rebel" },
    });
    const { events } = told(state, [use("bazes-loyalty", "chirrut-imwe"), destroy("rebel-transport", "naboo")]);
    expect(eventsOf(events, "units-destroyed").map(({ rule }) => rule)).toContain(
      "reb.destroyed-system.ongoing-overflow",
    );
  });
});
