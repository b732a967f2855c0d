import { describe, expect, it } from "vitest";
import { destroyLoneShips, mustRetreat } from "../../src/combat/lone-ships.ts";
import type { Box } from "../../src/state/box.ts";
import type { CombatFrame } from "../../src/state/frames.ts";
import type { Chair } from "../../src/state/seats.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut } from "../../src/testing/index.ts";
import { asked, eventsOf, legal, PASS, refused } from "../looks.ts";
import { combat, type Fight, fight, scene } from "./table.ts";

/** A Death Star that two Ion Cannons silence, before an X-wing whose leader could take it away. */
const SILENCED: Fight = {
  rebel: { "x-wing": 1, "ion-cannon": 2 },
  imperial: { "death-star": 1 },
  rulings: "faq",
  at: "retreat",
  combat: { round: 2 },
  there: ["jan-dodonna", "general-tagge"],
};

/** True if the chair must retreat there. */
function must(fight: Fight, chair: Chair = 0, changes: Partial<CombatFrame> = {}, box: Box = BOX): boolean {
  const state = laidOut(scene({ ...SILENCED, ...fight }));
  return mustRetreat({ box, state }, { ...combat(state), ...changes }, chair);
}

/** By which rule ships are lost when the last Rebel chair stays; "none" if they are not. */
function lost(fight: Fight): string {
  const state = laidOut(scene({ ...SILENCED, ...fight }));
  const work = new GameWork(BOX, state, undefined);
  destroyLoneShips(work, combat(state));
  return eventsOf(work.events, "units-destroyed")[0]?.rule ?? "none";
}

/** The box with a Death Star of other attack values. */
function armed(red: number, black: number): Box {
  return { ...BOX, units: BOX.units.map((kind) => (kind.id === "death-star" ? { ...kind, red, black } : kind)) };
}

describe("a Death Star silenced by Ion Cannons", () => {
  it("[reb.faq.two-ion-cannons-stalemate] Rebel ships must retreat from a Death Star silenced by Ion Cannons only under the FAQ rulings", () => {
    expect(must({})).toBe(true);
    expect(must({ rulings: "book" })).toBe(false);
    expect(must({}, 2)).toBe(false);
  });

  it("[reb.faq.two-ion-cannons-stalemate] Ships that must retreat from a silenced Death Star are offered only retreats", () => {
    const { state } = fight(SILENCED);
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    expect(legal(state)).toContain("retreat jan-dodonna malastare");
    refused(state, PASS, "reb.faq.two-ion-cannons-stalemate");
    expect(legal(fight({ ...SILENCED, rulings: "book" }).state)).toContain("pass");
  });

  it("[reb.faq.two-ion-cannons-stalemate] Ships need not retreat from a silenced Death Star while the combat can still change", () => {
    const rebel = { "x-wing": 1, "ion-cannon": 1 };
    expect(must({ rebel }), "one cannon").toBe(false);
    expect(must({}, 0, { plansRound: 2 }), "Death Star Plans were revealed in this round").toBe(false);
    expect(must({}, 0, { plansRound: 1 }), "Death Star Plans were revealed in another").toBe(true);
    expect(must({ rebel: { "rebel-trooper": 1, "ion-cannon": 2 } }), "no Rebel ship").toBe(false);
    expect(must({ imperial: { "death-star": 1, stormtrooper: 1 } }), "Imperial troops").toBe(false);
    expect(must({ imperial: { "death-star": 1, "tie-fighter": 1 } }), "another Imperial ship").toBe(false);
    const both = { "death-star": 1, "death-star-under-construction": 1 };
    expect(must({ imperial: both }), "another that can be destroyed").toBe(false);
    expect(must({ imperial: { "death-star-under-construction": 1 } }), "only one under construction").toBe(false);
  });

  it("[reb.structure.ion-cannon] A Death Star with more dice than the Ion Cannons remove is not silenced", () => {
    expect(must({}, 0, {}, armed(4, 0))).toBe(true);
    expect(must({}, 0, {}, armed(5, 0))).toBe(false);
    expect(must({}, 0, {}, armed(4, 1))).toBe(false);
    expect(must({}, 0, {}, armed(6, 2))).toBe(false);
  });

  it("[reb.faq.two-ion-cannons-stalemate] In a team only the last player who can lead the ships away must retreat from a silenced Death Star", () => {
    const team: Fight = { config: { players: 4 } };
    const leaders = ["jan-dodonna", "princess-leia", "general-tagge"];
    expect(must({ ...team, there: leaders })).toBe(false);
    expect(must({ ...team, there: leaders }, 1, { answered: 1 })).toBe(true);
    expect(must({ ...team, there: ["jan-dodonna", "general-tagge"] })).toBe(true);
    const second: Fight = { ...team, by: "imperial" };
    expect(must({ ...second, there: leaders }, 0, { answered: 2 })).toBe(false);
    expect(must({ ...second, there: ["jan-dodonna", "general-tagge"] }, 0, { answered: 2 })).toBe(true);
    expect(must({ ...second, there: leaders }, 1, { answered: 3 })).toBe(true);
  });

  it("[reb.faq.two-ion-cannons-stalemate] Ships that stay at a silenced Death Star are destroyed; under the book rulings only if no leader can ever lead them away", () => {
    expect(lost({})).toBe("reb.faq.two-ion-cannons-stalemate");
    expect(lost({ rulings: "book" })).toBe("none");
    const alone: Fight = { there: ["general-tagge"] };
    expect(lost(alone)).toBe("reb.faq.two-ion-cannons-stalemate");
    expect(lost({ ...alone, rulings: "book" })).toBe("reb.combat.next-round");
    const barred: Fight = { combat: { round: 1, barred: [true, false] } };
    expect(lost(barred)).toBe("reb.faq.two-ion-cannons-stalemate");
    expect(lost({ ...barred, rulings: "book" })).toBe("none");
    expect(lost({ rebel: { "x-wing": 1, "ion-cannon": 1 } })).toBe("none");
  });

  it("[reb.combat.lone-transports] Rebel Transports without other Rebel ships at a silenced Death Star are destroyed", () => {
    const rebel = { "rebel-transport": 1, "ion-cannon": 2 };
    for (const rulings of ["book", "faq"] as const) expect(lost({ rebel, rulings })).toBe("reb.combat.lone-transports");
  });
});
