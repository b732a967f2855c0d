import { describe, expect, test } from "vitest";
import { after, asks, eventsOf, legal, mission, PASS, REVEAL, spot, table, told, who } from "./table.ts";

const use = (card: string) => ({ type: "use-action", subject: card, leader: null }) as const;

describe("Ambitions of Power", () => {
  const NINE = [
    "emperor-palpatine",
    "grand-moff-tarkin",
    "darth-vader",
    "general-tagge",
    "boba-fett",
    "janus-greejatus",
    "soontir-fel",
    "colonel-yularen",
    "director-krennic",
  ];
  const leaders = { ...Object.fromEntries(NINE.map((id) => [id, "pool"])), "director-krennic": "coruscant" };
  const spec = { phase: "refresh", stage: "retrieve", leaders, imperial: { actions: ["ambitions-of-power"] } } as const;

  test("[rote.card.ambitions-of-power] Ambitions of Power can be used when the Imperial pool would exceed eight, and raises the limit by one for the rest of the game", () => {
    const state = table(spec);
    expect(asks(state)).toBe("imperial: action-card");
    const next = after(state, [use("ambitions-of-power")]);
    expect(next.expansion?.poolLimits).toEqual([8, 9]);
    expect(NINE.map((id) => spot(next, id))).toEqual(NINE.map(() => "pool"));
    expect(asks(next)).not.toBe("imperial: pool-limit");
  });

  test("A ninth leader of the pool is eliminated if Ambitions of Power is not used", () => {
    const state = table(spec);
    expect(asks(after(state, [PASS]))).toBe("imperial: pool-limit");
  });

  test("The Empire is asked only once for Ambitions of Power when the Rebels also have nine leaders", () => {
    const rebels = ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan", "han-solo", "luke-skywalker"];
    const nine = [...rebels, "lando-calrissian", "wedge-antilles", "chewbacca"];
    const both = { ...leaders, ...Object.fromEntries(nine.map((id) => [id, "naboo"])) };
    const state = table({ ...spec, leaders: both });
    expect(asks(state)).toBe("rebel: pool-limit");
    const next = after(state, [who("han-solo"), PASS]);
    expect(asks(next)).toBe("imperial: pool-limit");
    expect(asks(after(next, [who("boba-fett")]))).not.toBe("imperial: action-card");
  });

  test("[rote.leader.pool-limit] A leader whom Track Them returns to a full pool makes it lose one at once, in the middle of the combat", () => {
    const state = table({
      systems: {
        sullust: { units: { "x-wing": 1, "star-destroyer": 1 } },
      },
      leaders: { ...leaders, "director-krennic": "sullust", "han-solo": "sullust" },
      imperial: { actions: ["track-them"] },
      combat: { system: "sullust", stage: "retreat", round: 1, initiator: "rebel" },
    });
    const retreat = { type: "retreat", subject: "han-solo", system: "bespin" } as const;
    const next = after(state, [retreat, use("track-them")]);
    expect(spot(next, "director-krennic")).toBe("pool");
    expect(asks(next)).toBe("imperial: pool-limit");
  });
});

describe("K-2SO", () => {
  test("[rote.card.k-2so] A leader with K-2SO has one more minor spec ops icon and one more minor intel icon, which count for requirements and as green dice", () => {
    const attempt = (ring: string | null, card: string) =>
      table({
        leaders: { "mon-mothma": { at: "mission", ring }, "darth-vader": "naboo" },
        systems: { naboo: { loyalty: "imperial", units: { stormtrooper: 1 } } },
        rebel: { assigned: [{ card, leaders: ["mon-mothma"] }] },
      });
    expect(legal(attempt(null, "sabotage-rote"))).not.toContain("reveal 0");
    expect(legal(attempt("k-2so", "sabotage-rote"))).toContain("reveal 0");
    expect(legal(attempt("k-2so", "infiltration"))).toContain("reveal 0");
    expect(legal(attempt("k-2so", "critical-rescue"))).not.toContain("reveal 0");
    const state = attempt("k-2so", "sabotage-rote");
    const line = told(state, [REVEAL, { type: "choose-system", subject: "naboo" }]);
    const events = asks(line.state) === "imperial: oppose" ? told(line.state, [PASS]).events : line.events;
    const rolled = eventsOf(events, "dice-rolled").find(({ faction }) => faction === "rebel");
    expect(rolled?.dice.map(({ die }) => die)).toEqual(["green"]);
  });
});

test("[rote.card.bounty] Noble Sacrifice can be used when a leader with the Bounty ring is captured, after the reputation is lost", () => {
  const state = mission("imperial", "capture-rebel-operative", ["krennics-finest"], {
    reputation: 12,
    rebel: { passed: true, actions: ["noble-sacrifice"] },
    leaders: { "obi-wan-kenobi": { at: "naboo", ring: "bounty" } },
    systems: { naboo: { units: { stormtrooper: 1 } } },
  });
  const captured = after(state, [REVEAL], ["hit", "hit", "direct-hit", "direct-hit"]);
  expect(captured.reputation).toBe(13);
  const next = after(captured, [{ type: "use-action", subject: "noble-sacrifice", leader: "obi-wan-kenobi" }]);
  expect([next.reputation, spot(next, "obi-wan-kenobi")]).toEqual([12, "eliminated"]);
});
