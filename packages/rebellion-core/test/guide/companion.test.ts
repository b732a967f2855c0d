import {
  type CarriedOut,
  carriedOut,
  changesText,
  drawnText,
  type GuideTable,
  parseQuestion,
  probesDrawn,
  recorded,
} from "@sw/rebellion-core/solo/guide";
import { expectOk, type Violation } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** What becomes of a table when the Empire does what the guide says of the effect of a card. */
function done(table: GuideTable, typed: string): CarriedOut {
  const answer = ask(table, typed);
  if ("roll" in answer) throw new Error(`wants ${answer.roll.label}`);
  return expectOk(carriedOut(table, expectOk(parseQuestion(table, typed)), answer.advice));
}

/** How many probe cards the guide asks for after the effect of a card. */
function drawnBy(table: GuideTable, typed: string): number | undefined {
  const answer = ask(table, typed);
  return "roll" in answer ? undefined : answer.advice.outcome?.probes;
}

describe("leaders who are captured, as a session at the table tells it", () => {
  const NABOO = "naboo: rebel r leia trooper e vader star-destroyer";

  test("[solo.guide.purpose] A captured leader is held in the system where the mission took place", () => {
    const before = read("round: 2", NABOO);
    expect(told(before, "effect capture-rebel-operative naboo")).toContain("Princess Leia");
    const { table, left } = done(before, "effect capture-rebel-operative naboo");
    expect(left).toEqual([]);
    expect(table.places["naboo"]).toMatchObject({ leaders: ["darth-vader"], captives: ["princess-leia"] });
    expect(changesText(before, table, { locale: "es" })).toContain("cautivo: Princesa Leia");
  });

  test("[solo.guide.purpose] The guide asks for the target's name after the system if a mission could target several leaders", () => {
    const before = read("round: 2", "naboo: rebel r leia han e vader star-destroyer");
    const typed = "efecto capturar agente rebelde naboo";
    expect(() => ask(before, typed)).toThrow(/guide-which-leader/);
    const { table } = done(before, `${typed} han solo`);
    expect(table.places["naboo"]).toMatchObject({ leaders: ["darth-vader", "princess-leia"], captives: ["han-solo"] });
  });

  test("[reb.captured.second-capture] A captured leader is freed when another one is captured", () => {
    const before = read("round: 2", NABOO, "kessel: e stormtrooper captive han");
    const { table } = done(before, "effect capture-rebel-operative naboo");
    expect(table.places["kessel"]?.captives).toEqual([]);
    expect(table.places["rebel-base"]?.leaders).toEqual(["han-solo"]);
    expect(table.places["naboo"]?.captives).toEqual(["princess-leia"]);
  });

  test("[solo.guide.purpose] It Is Your Destiny captures a leader who took part in a rescue, and its card leaves the hand", () => {
    const before = read("round: 2", "actions: it-is-your-destiny", NABOO);
    const { table } = done(before, "effect it-is-your-destiny naboo");
    expect(table.places["naboo"]?.captives).toEqual(["princess-leia"]);
    expect(table.actions).toEqual([]);
  });

  test("[solo.guide.purpose] A captured leader is put into carbonite in the same system", () => {
    const { table } = done(read("round: 2", "kessel: e stormtrooper captive han"), "effect carbon-freezing kessel");
    expect(table.places["kessel"]).toMatchObject({ captives: [], carbonite: ["han-solo"] });
  });
});

describe("probe cards that an effect draws", () => {
  test("[solo.guide.purpose] The guide says how many probe cards are drawn, two more with the pictured leader", () => {
    const fleet = "corellia: empire e star-destroyer";
    expect(drawnBy(read("round: 2", fleet), "effect probe-droid-initiative corellia")).toBe(2);
    expect(drawnBy(read("round: 2", `${fleet} ozzel`), "effect probe-droid-initiative corellia")).toBe(4);
    expect(told(read("round: 2", fleet), "effect probe-droid-initiative corellia")).toBe(
      "The Empire draws 2 probe cards; the guide asks which.",
    );
    expect(drawnText({ card: 1, cards: 2 }, { locale: "es" })).toContain("carta de Sonda 1 de 2");
  });

  test("[solo.move.hidden.after-a-find] A drawn probe card of a remote system rules that system out and counts as a find in this phase", () => {
    const table = expectOk(probesDrawn(read("round: 2"), "endor"));
    expect(table).toMatchObject({ probes: ["endor"], found: true });
    expect(expectOk(probesDrawn(read("round: 2"), "naboo"))).toMatchObject({ probes: ["naboo"], found: false });
  });

  test("[solo.base.reveal] The seventh remote probe card reveals the base", () => {
    const before = read("round: 2", "probes: dagobah dathomir endor hoth ilum tatooine");
    const table = expectOk(probesDrawn(before, "yavin"));
    expect(table.base).toBe("dantooine");
  });

  test("[solo.guide.purpose] A drawn probe card that the Empire already holds, also through its troops, is refused", () => {
    const before = read("round: 2", "probes: endor", "hoth: e stormtrooper");
    for (const held of ["endor", "hoth"]) {
      const refused = probesDrawn(before, held);
      expect(refused.ok ? undefined : refused.violation).toMatchObject<Partial<Violation>>({
        code: "guide-card-held",
        params: { place: held },
      });
    }
  });
});

describe("losses of a combat at the table", () => {
  const before = read("round: 2", "naboo: rebel r 2 x-wing leia trooper e star-destroyer 2 tie vader captive han");

  test("[solo.guide.purpose] One line removes the destroyed units of both sides from the board, in either language", () => {
    for (const line of ["losses naboo: r 2 x-wing e tie", "bajas naboo: r 2 ala-x i caza tie"]) {
      const table = expectOk(recorded(before, line));
      expect(table.places["naboo"]?.units).toEqual({ "rebel-trooper": 1, "star-destroyer": 1, "tie-fighter": 1 });
      expect(table.places["naboo"]?.leaders).toEqual(["darth-vader", "princess-leia"]);
    }
  });

  test("[reb.rescue.automatic] A captured leader is freed when the last Imperial unit there is lost", () => {
    const table = expectOk(recorded(before, "losses naboo: e star-destroyer 2 tie"));
    expect(table.places["naboo"]?.captives).toEqual([]);
  });

  test("[solo.guide.purpose] Losses refuse units that are not in the system, and leaders", () => {
    const refused = (line: string): string | undefined => {
      const after = recorded(before, line);
      return after.ok ? undefined : after.violation.code;
    };
    expect(refused("losses naboo: r 3 x-wing")).toBe("guide-absent");
    expect(refused("losses naboo: r leia")).toBe("guide-units-lost");
    expect(refused("losses naboo: rebel")).toBe("guide-units-lost");
  });
});
