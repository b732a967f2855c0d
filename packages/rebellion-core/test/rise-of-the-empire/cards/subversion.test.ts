import type { State } from "@sw/rebellion-core";
import { laidOut, type Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { countSuccesses } from "../../../src/missions/opposition.ts";
import {
  after,
  asks,
  BOX,
  EXPANDED,
  eventsOf,
  ids,
  legal,
  PASS,
  REVEAL,
  refused,
  side,
  spot,
  table,
  told,
} from "./table.ts";

/** The Rebels are about to attempt Sabotage in Naboo against an Empire with Subversion in its row. */
function attempt(
  more: Scenario = {},
  row = [{ card: "subversion-imperial-rote", leaders: ["boba-fett", "darth-vader"] }],
): State {
  const state = table({
    ...more,
    leaders: {
      "han-solo": "mission",
      "boba-fett": "mission",
      "emperor-palpatine": "coruscant",
      "grand-moff-tarkin": "coruscant",
      "general-tagge": "coruscant",
      "darth-vader": "mission",
      ...more.leaders,
    },
    rebel: { assigned: [{ card: "sabotage-rote", leaders: ["han-solo"] }], ...more.rebel },
    imperial: { assigned: row, ...more.imperial },
  });
  return after(state, [REVEAL, { type: "choose-system", subject: "naboo" }]);
}

const REVEAL_IT = { type: "reveal", subject: 0 } as const;

describe("Subversion", () => {
  test("[rote.mission.subversion] Any one or two leaders may be assigned to Subversion, which is never revealed in a turn", () => {
    const assigning = table({
      phase: "assignment",
      active: "imperial",
      imperial: { missions: ["subversion-imperial-base"] },
    });
    const on = legal(assigning).filter((key) => key.includes("subversion-imperial-base"));
    expect(on.length).toBeGreaterThanOrEqual(4);
    const turn = table({
      active: "imperial",
      leaders: { "general-tagge": "mission" },
      imperial: { assigned: [{ card: "subversion-imperial-base", leaders: ["general-tagge"] }] },
    });
    refused(turn, REVEAL, "rote.mission.subversion");
  });

  test("[rote.mission.subversion-reveal] Subversion is revealed when the other side attempts a mission, and its leaders oppose it in the mission's system", () => {
    const state = attempt();
    expect(asks(state)).toBe("imperial: oppose");
    expect(legal(state)).toEqual(["reveal 0", "pass"]);
    const { state: next, events } = told(state, [REVEAL_IT]);
    expect(eventsOf(events, "mission-revealed")).toMatchObject([
      {
        card: "subversion-imperial-rote",
        leaders: ["darth-vader", "boba-fett"],
        rule: "rote.mission.subversion-reveal",
      },
    ]);
    expect(["boba-fett", "darth-vader"].map((id) => spot(next, id))).toEqual(["naboo", "naboo"]);
    expect(eventsOf(events, "mission-opposed")).toHaveLength(1);
  });

  test("[rote.mission.subversion-extra-die] Subversion adds one die to the opposition", () => {
    const rolled = (card: string, action: typeof REVEAL_IT | typeof PASS) => {
      const line = told(attempt({ leaders: { "darth-vader": "naboo" } }, [{ card, leaders: ["boba-fett"] }]), [action]);
      return eventsOf(line.events, "dice-rolled").find(({ faction }) => faction === "imperial")?.dice.length ?? 0;
    };
    const icons = (id: string) => BOX.leadersById.get(id)?.skills[2] ?? 0;
    expect(rolled("subversion-imperial-rote", REVEAL_IT)).toBe(icons("darth-vader") + icons("boba-fett") + 1);
    expect(rolled("subversion-imperial-rote", PASS)).toBe(icons("darth-vader"));
  });

  test("[rote.mission.subversion-with-pool] A pool leader may be sent in addition to Subversion, and Undercover bars only pool leaders", () => {
    const state = attempt({ leaders: { "general-tagge": "pool" } });
    expect(legal(state)).toEqual(["reveal 0", "choose-leader general-tagge", "pass"]);
    const both = after(state, [REVEAL_IT]);
    expect(legal(both)).toEqual(["choose-leader general-tagge", "pass"]);
    const sent = after(state, [{ type: "choose-leader", subject: "general-tagge" }]);
    expect(legal(sent)).toEqual(["reveal 0", "pass"]);
    const last = after(sent, [REVEAL_IT]);
    expect(["general-tagge", "boba-fett", "darth-vader"].map((id) => spot(last, id))).toEqual(Array(3).fill("naboo"));
    const barred = attempt({
      leaders: { "general-tagge": "pool" },
      modifiers: [
        {
          effect: { kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "this" },
          card: "misdirection",
          until: "end-of-mission",
        },
      ],
    });
    expect(legal(barred)).toEqual(["reveal 0", "pass"]);
  });

  test("[rote.mission.subversion-one] At most one Subversion can be used against a mission", () => {
    const state = attempt({ leaders: { "general-tagge": "pool", "boba-fett": "mission" } }, [
      { card: "subversion-imperial-rote", leaders: ["boba-fett"] },
      { card: "subversion-imperial-base", leaders: ["darth-vader"] },
    ]);
    expect(legal(state)).toContain("reveal 1");
    const once = after(state, [REVEAL_IT]);
    expect(legal(once)).toEqual(["choose-leader general-tagge", "pass"]);
    refused(once, REVEAL_IT, "rote.mission.subversion-one");
  });

  test("[rote.mission.subversion-no-turn] Subversion uses no turn, and can also be revealed after passing", () => {
    const state = attempt({
      imperial: {
        passed: true,
        assigned: [{ card: "subversion-imperial-rote", leaders: ["boba-fett", "darth-vader"] }],
      },
    });
    expect(legal(state)).toContain("reveal 0");
    const own = attempt();
    const rolled = after(own, [REVEAL_IT]);
    expect(rolled.current).toBe(own.current);
    expect(side(rolled, "imperial").passed).toEqual([false, false]);
  });

  test("[rote.mission.subversion-attempts-only] A player is not asked for Subversion against a resolved mission, and the card is discarded without a result", () => {
    const state = table({
      leaders: { "general-rieekan": "mission", "boba-fett": "mission" },
      systems: { naboo: { loyalty: "rebel" } },
      rebel: { assigned: [{ card: "secret-mission", leaders: ["general-rieekan"] }] },
      imperial: { assigned: [{ card: "subversion-imperial-rote", leaders: ["boba-fett"] }] },
    });
    expect(asks(after(state, [REVEAL]))).not.toContain("imperial: oppose");
    const { state: next, events } = told(attempt(), [REVEAL_IT]);
    expect(ids(side(next, "imperial").missionDiscard)).toEqual(["subversion-imperial-rote"]);
    expect(eventsOf(events, "mission-ended").map(({ card }) => card)).not.toContain("subversion-imperial-rote");
  });

  test("The Empire is asked to oppose whichever card is assigned face down, and with a card other than Subversion can only pass", () => {
    const other = attempt({}, [{ card: "gather-intel", leaders: ["boba-fett", "darth-vader"] }]);
    expect(asks(other)).toBe("imperial: oppose");
    expect(legal(other)).toEqual(["pass"]);
    refused(other, REVEAL_IT, "rote.mission.subversion-reveal");
    refused(other, { type: "reveal", subject: 3 }, "rote.mission.subversion-reveal");
    const searched = attempt({
      imperial: { assigned: [{ card: "trade-negotiations", leaders: ["boba-fett", "darth-vader"], known: "regular" }] },
    });
    expect(asks(searched)).toBe("imperial: oppose");
    const known = attempt({
      imperial: { assigned: [{ card: "gather-intel", leaders: ["boba-fett", "darth-vader"], known: "starting" }] },
    });
    expect(asks(known)).not.toBe("imperial: oppose");
    const gone = { missionDiscard: ["subversion-imperial-rote", "subversion-imperial-base"] };
    const used = attempt({
      imperial: { ...gone, assigned: [{ card: "gather-intel", leaders: ["boba-fett", "darth-vader"] }] },
    });
    expect(asks(used)).not.toBe("imperial: oppose");
    const set = BOX.cards.flatMap((card) =>
      card.type === "mission" && card.side === 1 && card.entry.missionSet === "base"
        ? Array.from({ length: card.entry.copies }, () => card.id)
        : [],
    );
    expect(set).toContain("subversion-imperial-base");
    const boxed = attempt({
      expansion: { missionsBoxed: { imperial: set } },
      imperial: {
        missionDiscard: ["subversion-imperial-rote"],
        assigned: [{ card: "gather-intel", leaders: ["boba-fett", "darth-vader"] }],
      },
    });
    expect(asks(boxed)).not.toBe("imperial: oppose");
  });

  test("The Rebels can use Subversion as the Empire does", () => {
    const state = table({
      active: "imperial",
      leaders: {
        "darth-vader": "mission",
        "han-solo": "mission",
        "mon-mothma": "ilum",
        "jan-dodonna": "ilum",
        "princess-leia": "ilum",
        "general-rieekan": "ilum",
      },
      rebel: { passed: true, assigned: [{ card: "subversion-rebel-rote", leaders: ["han-solo"] }] },
      imperial: { assigned: [{ card: "draw-them-out", leaders: ["darth-vader"] }] },
    });
    const asking = after(state, [REVEAL, { type: "choose-system", subject: "naboo" }]);
    expect(asks(asking)).toBe("rebel: oppose");
    expect(spot(after(asking, [REVEAL_IT]), "han-solo")).toBe("naboo");
  });
});

test.each([
  ["aggressive-negotiations", "chirrut-imwe"],
  ["heist", "jyn-erso"],
  ["draw-them-out", "krennics-finest"],
  ["make-an-example", "jabba-the-hutt"],
  ["secure-the-plans", "director-krennic"],
])("The leader pictured on %s, %s, gives the mission two more successes", (card, leader) => {
  const of = (assigned: string): readonly [number, number] => {
    const state = laidOut({
      config: EXPANDED,
      active: card === "heist" || card === "aggressive-negotiations" ? "rebel" : "imperial",
      leaders: { [assigned]: "dagobah", "han-solo": { at: "dagobah", ring: "captured" } },
      systems: { dagobah: { units: { stormtrooper: 1 } } },
      mission: { card, leaders: [assigned], system: "dagobah", stage: "roll" },
    });
    const frame = state.frames.find((one) => one.kind === "mission");
    if (frame?.kind !== "mission") throw new Error("no mission");
    return countSuccesses({ box: BOX, state }, frame);
  };
  expect(of(leader)).toEqual([2, 0]);
  expect(of(card === "heist" || card === "aggressive-negotiations" ? "mon-mothma" : "darth-vader")).toEqual([0, 0]);
});
