import {
  type CarriedOut,
  carriedOut,
  changesText,
  type GuideTable,
  parseQuestion,
  recorded,
} from "@sw/rebellion-core/solo/guide";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { ask, read, told } from "./table.ts";

/** What becomes of a table when the Empire does what the guide says of the effect of a card. */
function done(table: GuideTable, typed: string): CarriedOut {
  const answer = ask(table, typed);
  if ("roll" in answer) throw new Error(`wants ${answer.roll.label}`);
  return expectOk(carriedOut(table, expectOk(parseQuestion(table, typed)), answer.advice));
}

describe("what done carries out of the effect of a card", () => {
  test("[solo.guide.purpose] Recording a card moves its units from their old system to the system of the effect", () => {
    const before = read("round: 3", "base: hoth", "mustafar: empire e at-at 3 stormtrooper", "hoth: r trooper");
    const { table, left } = done(before, "effect planetary-conquest hoth");
    expect(left).toEqual([]);
    expect(table.places["hoth"]?.units).toEqual({ "at-at": 1, "rebel-trooper": 1, stormtrooper: 2 });
    expect(table.places["mustafar"]?.units).toEqual({ stormtrooper: 1 });
  });

  test("[reb.faq.lured-not-captured] A lured captive serves the Empire from then on, and is in its pool in the next round", () => {
    const before = read(
      "round: 3",
      "pool: vader",
      "deck: 0",
      "rodia: empire e star-destroyer 3 stormtrooper captive han",
    );
    const { table } = done(before, "effect lure-of-the-dark-side rodia");
    expect(table.lured).toEqual(["han-solo"]);
    expect(table.places["rodia"]).toMatchObject({ captives: [], leaders: ["han-solo"] });
    const next = expectOk(recorded(table, "refresh"));
    expect(next.places["rodia"]?.leaders).toEqual([]);
    const sent = expectOk(recorded(expectOk(recorded(next, "deck: 0")), "pool:"));
    expect(told(sent, "turn")).toMatch(/^The Empire: Activate Tatooine with Han Solo;/);
    expect(changesText(before, table, { locale: "en" })).toContain("Lured leaders: Han Solo.");
  });

  test("[solo.decision.draw-them-out] The guide chooses among the Rebel leaders of the entered pool, in either language, and starts with the starting leaders", () => {
    const lines = ["rules: rote", "round: 3", "mustafar: empire e star-destroyer vader"] as const;
    expect(told(read(...lines), "effect draw-them-out mustafar")).toMatch(/Princess Leia/);
    for (const line of ["rebel pool: mothma chewbacca", "reserva rebelde: mothma chewbacca"]) {
      const { table } = done(read(...lines, line), "effect draw-them-out mustafar");
      expect(table.rebelPool).toEqual(["chewbacca"]);
      expect(table.places["mustafar"]?.leaders).toEqual(["darth-vader", "mon-mothma"]);
    }
  });

  test("[solo.decision.blindside] The guide sends the leader of Blindside first only while the Rebel pool has a leader", () => {
    const lines = ["round: 3", "actions: blindside", "pool: greejatus yularen", "naboo: rebel"] as const;
    const sent = (line: string) => told(read(...lines, line), "mission gather intel");
    expect(sent("rebel pool: leia")).toMatch(/^The Empire: Assign Janus Greejatus/);
    expect(sent("rebel pool:")).toMatch(/^The Empire: Assign Colonel Yularen/);
  });

  test("[reb.faq.lured-not-captured] A captive who is entered as lured is free where the leader stands, frozen or not", () => {
    const held = read("round: 3", "rodia: empire e 3 stormtrooper captive han", "hoth: e at-st carbonite lando");
    const table = expectOk(recorded(held, "lured: han lando"));
    expect(table.places["rodia"]).toMatchObject({ leaders: ["han-solo"], captives: [] });
    expect(table.places["hoth"]).toMatchObject({ leaders: ["lando-calrissian"], carbonite: [] });
  });

  test("[solo.move.hidden.leader-blocks] A lured leader on the table keeps a fleet in the system, unlike a Rebel one", () => {
    const table = read(
      "round: 3",
      "pool: vader",
      "lured: han",
      "deck: 0",
      "rodia: empire e star-destroyer trooper r han",
    );
    expect(told(table, "turn")).toBe("The Empire: Reveal the next mission of the Main Missions deck.");
    expect(told(expectOk(recorded(table, "- lured: han")), "turn")).toMatch(/^The Empire: Activate /);
  });

  test("[solo.guide.purpose] Recording a project that deploys a unit removes the unit from its space of the build queue", () => {
    const before = read(
      ...["round: 3", "corellia: empire e stormtrooper", "ready: at-st star-destroyer", "queue 2: star-destroyer"],
    );
    const { table, left } = done(before, "effect oversee-project corellia");
    expect(left).toEqual([]);
    expect(table.places["corellia"]?.units).toEqual({ "star-destroyer": 1, stormtrooper: 1 });
    expect(table).toMatchObject({ ready: { "at-st": 1, "star-destroyer": 1 }, queue: [{}, {}] });
  });

  const YARD = "dantooine: e death-star-under-construction 2 stormtrooper";

  test("[reb.death-star.deploy-only-at-dsuc] A recorded Death Star leaves the build queue and replaces the one under construction", () => {
    const finished = { "death-star": 1, stormtrooper: 2 };
    const shipyard = read("rules: rote", "round: 4", "queue 2: death-star", YARD);
    const early = done(shipyard, "effect oversee-project dantooine").table;
    expect([early.places["dantooine"]?.units, early.queue]).toEqual([finished, [{}, {}]]);
    const due = done(read("rules: rote", "round: 4", "ready: death-star", YARD), "deploy").table;
    expect([due.places["dantooine"]?.units, due.ready]).toEqual([finished, {}]);
  });

  test("[reb.death-star.dsuc-destroyed-queue] Losses of the Death Star Under Construction also remove the Death Star from the build queue", () => {
    const before = read("rules: rote", "round: 4", "queue 3: death-star at-at", YARD);
    const after = expectOk(recorded(before, "losses dantooine: e death-star-under-construction"));
    expect(after.queue).toEqual([{}, { "at-at": 1 }]);
  });

  test("[solo.guide.purpose] Recording a mission that moves a queued unit ahead puts the unit on the next space of the build queue", () => {
    const before = read(...["round: 3", "corellia: empire", "queue 2: at-at at-st", "queue 3: star-destroyer"]);
    const { table, left } = done(before, "effect double-our-efforts corellia");
    expect(left).toEqual([]);
    expect(table).toMatchObject({ ready: {}, queue: [{ "at-at": 1, "at-st": 1, "star-destroyer": 1 }, {}] });
  });
});
