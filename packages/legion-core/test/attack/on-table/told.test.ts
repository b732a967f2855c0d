import { expect, describe as group, it } from "vitest";
import { tellSteps } from "../../../src/attack/pool-told.ts";
import { beginPool, type Watched } from "../../../src/attack/pools/resolve.ts";
import type { Event } from "../../../src/state/events.ts";
import { describe } from "../../../src/text/index.ts";
import { add, choose, DONE, PASS } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { Attack } from "../../helpers/pools.ts";
import { eventsOf, types } from "../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const STORM: Fielding = { unit: "stormtroopers", at: HERE };
const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };
const INSIDE = ["tokens-lost", "pool-chosen", "results-changed"];

const lines = (events: readonly Event[], locale: "en" | "es"): readonly string[] =>
  events.map((event) => describe({ event }, { locale }));

group("what events tell of an attack", () => {
  it("[leg.cover.pool] The cover event precedes the cover dice, which cite the cover rule and not the rule of defense dice", () => {
    const state = attackOf([STORM], [REBELS], { table: wall(200, 500, 300, 10, 30) });
    const step = playOut(state, [add(0, 1), add(1, 1), DONE], ["hit", "hit", "block", "blank", "blank"]);
    expect(eventsOf(step, "cover-found")).toEqual([
      {
        type: "cover-found",
        unit: "p1.0",
        defender: "p2.0",
        cover: "heavy",
        dice: 2,
        sure: 0,
        keywords: [],
        rule: "leg.cover.improve-before-reduce",
        cause: null,
      },
    ]);
    expect(eventsOf(step, "dice-rolled").map(({ unit, dice, rule }) => [unit, dice.length, rule])).toEqual([
      ["p1.0", 2, "leg.roll-attack.roll"],
      ["p2.0", 2, "leg.cover.pool"],
      ["p2.0", 1, "leg.roll-defense.roll"],
    ]);
    const changed = eventsOf(step, "results-changed");
    expect(changed.map(({ rule, was, now }) => [rule, was.hits, now.hits])).toContainEqual([
      "leg.cover.apply-heavy",
      2,
      1,
    ]);
  });

  it("[leg.attack.action-ends] A keyword given for the attack ends with the last pool, but one given for the round does not", () => {
    const ongoing = (["attack", "round"] as const).map((until) => ({ unit: 1, keyword: "deflect", value: 1, until }));
    const line = [add(0, 1), DONE];
    const shot = playOut(attackOf([STORM], [REBELS], { state: { ongoing } }), line, ["blank"]);
    expect(eventsOf(shot, "ongoing-ended")).toEqual([
      {
        type: "ongoing-ended",
        unit: "p2.0",
        keyword: "deflect",
        value: 1,
        rule: "leg.attack.action-ends",
        cause: null,
      },
    ]);
    expect(shot.state.ongoing).toEqual(ongoing.slice(1));
  });

  it("[leg.roll-defense.reroll-window] Rerolled defense dice are reported as the defender's, under the rule of rerolls", () => {
    const han: Fielding = { unit: "han-solo-unorthodox-general", at: THERE };
    const rolled = playOut(
      attackOf([STORM], [han]),
      [add(0, 1), add(1, 1), DONE],
      ["hit", "hit", "blank", "blank"],
    ).state;
    // Han may roll up to three of his dice again.
    const again = playOut(rolled, [choose("uncanny-luck"), choose("pick-defense 0")], ["block", "blank"]);
    expect(eventsOf(again, "dice-rolled")).toEqual([
      {
        type: "dice-rolled",
        unit: "p2.0",
        dice: ["white-defense", "white-defense"],
        faces: ["block", "blank"],
        rule: "leg.roll-defense.reroll-window",
        cause: null,
      },
    ]);
    expect(eventsOf(again, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  });

  it("[leg.tokens.dodge] Events of a spent token state who spent it, its loss and the result that it cancels", () => {
    const dodging: Fielding = { ...REBELS, tokens: { dodge: 1 } };
    const asked = playOut(attackOf([STORM], [dodging]), [add(0, 1), add(1, 1), DONE], ["hit", "critical"]).state;
    const step = playOut(asked, [choose("dodge")], ["block"]);
    const order = types(step).filter((type) => INSIDE.includes(type));
    expect(order.slice(0, 3)).toEqual(["tokens-lost", "pool-chosen", "results-changed"]);
    expect(eventsOf(step, "pool-chosen")).toEqual([
      {
        type: "pool-chosen",
        seat: "player-2",
        unit: "p2.0",
        choice: "dodge",
        rule: "leg.dodge.spend-any",
        cause: "dodge",
      },
    ]);
    expect(eventsOf(step, "results-changed")[0]).toMatchObject({
      was: { hits: 1, criticals: 1 },
      now: { hits: 0, criticals: 1 },
      cause: "dodge",
    });
  });

  it("[leg.tokens.aim] Events of a reroll state who chose it, the old dice and the new results", () => {
    const aiming: Fielding = { ...STORM, tokens: { aim: 1 } };
    const asked = playOut(attackOf([aiming], [REBELS]), [add(0, 1), add(1, 1), DONE], ["blank", "hit"]).state;
    const picking = playOut(asked, [choose("aim")]);
    expect(eventsOf(picking, "pool-chosen")).toMatchObject([
      { seat: "player-1", unit: "p1.0", choice: "aim", cause: "aim" },
    ]);
    const step = playOut(picking.state, [choose("pick 0"), PASS], ["critical", "blank", "blank"]);
    expect(eventsOf(step, "dice-rolled")[0]).toMatchObject({
      faces: ["critical"],
      rule: "leg.roll-attack.reroll-window",
    });
    const [converted] = eventsOf(step, "results-changed").filter(
      ({ rule }) => rule === "leg.roll-attack.convert-chart",
    );
    expect(converted ?? eventsOf(step, "pool-resolved")[0]).toBeDefined();
  });

  it("[leg.kw.guardian-x.roll] Events of Guardian state its use, the cancelled hits, the dice and the effect of Pierce", () => {
    const guard: Fielding = { unit: "chewbacca-walking-carpet", at: [400, 550] };
    const state = attackOf([STORM], [REBELS, guard], { only: 1 });
    const shot = playOut(state, [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
    const step = playOut(shot, [choose("guardian p2.1"), PASS], ["blank", "blank"]);
    expect(eventsOf(step, "pool-chosen")[0]).toMatchObject({
      seat: "player-2",
      unit: "p2.1",
      choice: "guardian p2.1",
      cause: "guardian",
    });
    expect(eventsOf(step, "results-changed")[0]).toMatchObject({
      was: { hits: 2 },
      now: { hits: 1 },
      cause: "guardian",
    });
    expect(eventsOf(step, "dice-rolled")[0]).toMatchObject({ unit: "p2.1", rule: "leg.kw.guardian-x.roll" });
  });

  it("A keyword that applies automatically in an attack is named in the event it affects", () => {
    const sharp: Fielding = { unit: "stormtroopers", at: HERE, upgrades: ["dlt-19-stormtrooper"] };
    const behind = attackOf([sharp], [REBELS], {
      table: wall(200, 500, 300, 10, 30),
      state: { ongoing: [{ unit: 0, keyword: "sharpshooter", value: 1, until: "game" }] },
    });
    const step = playOut(behind, [add(0, 1), DONE], ["hit", "block"]);
    expect(eventsOf(step, "cover-found")).toMatchObject([{ cover: "light", keywords: ["sharpshooter"] }]);
    expect(lines(eventsOf(step, "cover-found"), "en")[0]).toMatch(/light cover.*\(Sharpshooter\)\.$/);
  });

  it("An attack without dice reports that no dice are rolled", () => {
    const rules = new Attack({ dice: [0, 0, 0] }).rules;
    const steps: Watched[] = [];
    beginPool(rules, (step) => steps.push(step));
    const taking = { attacker: 0, defender: 1, guardians: [] };
    const step = done(scene({ armies: [[STORM], [REBELS]] }), (work) => tellSteps(work, taking, rules, steps));
    expect(eventsOf(step, "dice-rolled")).toMatchObject([
      { unit: "p1.0", dice: [], faces: [], rule: "leg.roll-attack.roll" },
    ]);
    expect(lines(eventsOf(step, "dice-rolled"), "en")).toEqual(["P1.0 rolled no dice."]);
  });
});

it("Every event of an attack has a text in both languages", () => {
  const dodging: Fielding = { ...REBELS, tokens: { dodge: 1 } };
  const asked = playOut(attackOf([STORM], [dodging]), [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
  const { events } = playOut(asked, [choose("dodge")], ["block"]);
  const own = events.filter(({ type }) => type === "pool-chosen" || type === "results-changed");
  expect(lines(own, "en").slice(0, 2)).toEqual([
    "Player 2 in the attack, with p2.0: spend: dodge.",
    "Attack of p1.0 on p2.0: hits 2 → 1 (dodge).",
  ]);
  expect(lines(own, "es").slice(0, 2)).toEqual([
    "El jugador 2 en el ataque, con la unidad p2.0: gastar: Esquiva.",
    "Ataque de la unidad p1.0 contra la unidad p2.0: impactos 2 → 1 (Esquiva).",
  ]);
});
