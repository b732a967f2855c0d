import { actionKey, game, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { play } from "@sw/rebellion-core/testing";
import { type ScriptedAnswer, scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { planIn } from "../../../src/solo/memory.ts";
import { battle, dice as cinematicDice } from "../../combat/cinematic/table.ts";
import { dice, drawn, fight, HERE } from "../../combat/table.ts";
import { decided, kept, reasonFor } from "./table.ts";

const ORIGINAL = { solo: { originalCombat: true } } as const;

type Forces = Readonly<Record<string, number>>;

/** An attack of the Empire by the original rules, up to its first choice. */
function attack(
  rebel: Readonly<Record<string, number>>,
  draws: readonly ScriptedAnswer[],
  imperial = { "star-destroyer": 2 },
  fought = 0,
): State {
  const combat = { round: fought };
  return fight({ rebel, imperial, by: "imperial", config: ORIGINAL, there: [], combat }, draws).state;
}

describe("whom the Empire hits", () => {
  test("[solo.combat.hits] The automa hits the unit with the least health left first, and assigns no more damage than destroys it", () => {
    const decision = decided(attack({ "corellian-corvette": 1, "mon-calamari-cruiser": 1 }, dice("h---", "--")));
    expect(decision.action).toMatchObject({ type: "damage", subject: "corellian-corvette" });
    expect(kept(reasonFor(decision, "target"))["least-health"]).toEqual(["corellian-corvette 0"]);
  });

  test("[solo.combat.hits] The automa assigns a direct hit to the weakest unit of either health color, then to the one that rolls most dice", () => {
    const decision = decided(attack({ "x-wing": 1, "rebel-transport": 1 }, dice("d---", "--")));
    expect(decision.action).toMatchObject({ subject: "x-wing" });
  });

  /** A direct hit of each colour, and a choice between equal fighters. */
  const BOTH = attack({ "x-wing": 2, "y-wing": 3 }, dice("d---", "d-"));

  test("[solo.combat.hits] The automa decides the direct hits of both colors together", () => {
    const first = decided(BOTH, 8, 1);
    expect(first.action).toMatchObject({ subject: "x-wing" });
    const { state } = play(BOTH, [first.action]);
    const second = automa(game.view(state, "imperial"), first.memory, { chance: scripted([]) });
    expect(second).toMatchObject({ action: { subject: "y-wing", assigned: 0 }, reasons: [] });
  });

  test("[solo.combat.hits] In the next round of battle the automa hits the X-wing that is not lost yet, whatever it planned for hits of the last round", () => {
    const wings = { "x-wing": 2 };
    const { memory } = decided(attack(wings, dice("ddd-", "--")));
    const later = attack(wings, dice("dd--", "--"), undefined, 1);
    const { action } = automa(game.view(later, "imperial"), memory, { chance: scripted([]) });
    expect(action).toMatchObject({ subject: "x-wing", assigned: 0 });
  });

  test("[solo.combat.hits] The automa assigns two black hits to two fighters", () => {
    const { action, memory } = decided(attack({ "x-wing": 1, "y-wing": 1 }, dice("----", "hh")), 8);
    expect([actionKey(action), ...planIn(memory, "assign-damage 1 black hit")]).toEqual([
      "damage 0 0 x-wing",
      "damage 0 0 y-wing",
    ]);
  });

  test("[solo.combat.hits] After one hit the automa considers only the units to which the game still allows a hit", () => {
    const { state } = play(BOTH, [{ type: "damage", subject: "y-wing", markers: 0, assigned: 0 }]);
    expect(decided(state).action).toMatchObject({ subject: "y-wing", assigned: 0 });
  });

  test("[example: hit-priority] [solo.combat.hits] The automa hits the Ion Cannon before weaker units", () => {
    const start = fight(
      {
        rebel: { "ion-cannon": 1, "rebel-trooper": 1, airspeeder: 1 },
        imperial: { "at-at": 2 },
        by: "imperial",
        at: "ground-first",
        config: ORIGINAL,
        there: [],
      },
      dice("d---", "--"),
    ).state;
    expect(decided(start).action).toMatchObject({ type: "damage", subject: "ion-cannon" });
  });

  /** Direct hits of the Empire on the ground, against structures. */
  function bombarded(rebel: Readonly<Record<string, number>>, draws: readonly ScriptedAnswer[]): State {
    const config = { ...ORIGINAL, expansion: "rise-of-the-empire" } as const;
    const by = { by: "imperial", at: "ground-first", config, there: [] } as const;
    return fight({ rebel, imperial: { "at-at": 2 }, ...by }, draws).state;
  }

  test("[solo.combat.hits] The automa assigns no further damage to an Ion Cannon with lethal damage, although it has priority", () => {
    const { action, memory } = decided(bombarded({ "ion-cannon": 1, airspeeder: 1 }, dice("dddd", "--")));
    const hits = [actionKey(action), ...planIn(memory, "assign-damage 0 direct-hit")];
    expect(hits).toHaveLength(4);
    expect(hits.filter((hit) => hit.includes("ion-cannon"))).toHaveLength(3);
  });

  test("[solo.combat.hits] Among units with equal health left, the automa hits the one with most attack dice, even if another has a higher value", () => {
    const draws = [...drawn("ground-dig-in"), ...dice("d---", "--")];
    const decision = decided(bombarded({ "shield-generator": 1, "golan-arms-turret": 1 }, draws));
    expect(decision.action).toMatchObject({ type: "damage", subject: "golan-arms-turret" });
    expect(kept(reasonFor(decision, "target"))["most-dice"]).toEqual(["golan-arms-turret 0"]);
  });
});

describe("what the Empire does with its roll in a cinematic battle", () => {
  /** The Empire attacks first in space with two Star Destroyers, Darth Vader leading (space 2). */
  function rolled(draws: readonly ScriptedAnswer[], more: Parameters<typeof battle>[0] = {}): State {
    return battle(
      {
        rebel: { "corellian-corvette": 1 },
        imperial: { "star-destroyer": 2 },
        by: "imperial",
        there: ["darth-vader"],
        config: { solo: {} },
        ...more,
      },
      [{ label: "draw:imperial-space-tactic", answer: "swarm-tactics" }, ...draws],
    ).state;
  }

  test("[solo.combat.rerolls] The automa rerolls blanks, as many as the leader's tactic value, first those of a color that can deal damage", () => {
    const decision = decided(rolled(cinematicDice("hhh-", "--")));
    expect(decision.action).toEqual({ type: "pick-die", subject: "red", face: "blank" });
  });

  test("[solo.combat.rerolls] The automa rerolls a special only if it can remove no damage", () => {
    const unhurt = decided(rolled(cinematicDice("hhhs", "hh")));
    expect(unhurt.action).toEqual({ type: "pick-die", subject: "red", face: "special" });
    const wounds = { imperial: [{ unit: "star-destroyer", markers: 1 }] };
    const hurt = decided(rolled(cinematicDice("hhhs", "hh"), { combat: { wounds } }));
    expect(hurt.action).toMatchObject({ type: "block", subject: "star-destroyer" });
  });

  test("[solo.combat.specials] The automa removes damage from the unit with the most damage if no unit can be saved", () => {
    const wounds = {
      imperial: [
        { unit: "star-destroyer", markers: 1 },
        { unit: "star-destroyer", markers: 2 },
      ],
    };
    const decision = decided(rolled(cinematicDice("hhhs", "hh"), { combat: { wounds } }));
    expect(decision.action).toMatchObject({ type: "block", subject: "star-destroyer", markers: 2 });
  });

  test("[solo.combat.rerolls] The automa picks a second blank to reroll if the leader's tactic value allows two", () => {
    const state = rolled(cinematicDice("hh--", "hh"));
    const first = decided(state);
    const second = decided(play(state, [first.action]).state);
    expect([first.action, second.action]).toEqual(Array(2).fill({ type: "pick-die", subject: "red", face: "blank" }));
  });

  const TAGGE = { there: ["general-tagge"] } as const;

  test("[solo.combat.rerolls] The automa rerolls a blank of a color that cannot deal damage before an unusable special, and after a blank that can", () => {
    const blank = decided(rolled(cinematicDice("hhhs", "h-"), TAGGE));
    expect(blank.action).toEqual({ type: "pick-die", subject: "black", face: "blank" });
    const fighters = decided(rolled(cinematicDice("hhh-", "h-"), { ...TAGGE, rebel: { "x-wing": 1 } }));
    expect(fighters.action).toEqual({ type: "pick-die", subject: "black", face: "blank" });
  });

  test("[solo.combat.rerolls] The automa rerolls a green blank before a black one if no Rebel ship has black health", () => {
    const config = { solo: {}, expansion: "rise-of-the-empire", combat: "cinematic" } as const;
    const imperial = { "star-destroyer": 1, interdictor: 1 };
    const fleets = { ...TAGGE, config, imperial, rebel: { "mon-calamari-cruiser": 1 } };
    const decision = decided(rolled(cinematicDice("hh", "-", "-d"), fleets));
    expect(decision.action).toEqual({ type: "pick-die", subject: "green", face: "blank" });
  });

  test("[solo.combat.rerolls] [solo.golden.rule] The automa rerolls a black blank before a red one if all ships with red health are lost already, by its hits or by a card", () => {
    const picked = (red: string, rebel: Forces, combat: object = {}) =>
      decided(rolled(cinematicDice(red, "--"), { ...TAGGE, rebel, combat })).action;
    const black = { type: "pick-die", subject: "black", face: "blank" };
    expect(picked("hh--", { "rebel-transport": 1, "x-wing": 2 })).toEqual(black);
    expect(picked("h---", { "rebel-transport": 1, "x-wing": 2 })).toMatchObject({ subject: "red" });
    const wounds = { rebel: [{ unit: "mon-calamari-cruiser", markers: 5 }] };
    expect(picked("----", { "mon-calamari-cruiser": 1, "x-wing": 2 }, { wounds })).toEqual(black);
  });

  test("[solo.combat.rerolls] [rote.cinematic.prevented-hits] Hits that a Rebel card prevents do not count as the loss of a ship when the automa chooses what to reroll", () => {
    const start = battle(
      {
        rebel: { "rebel-transport": 1, "x-wing": 2 },
        imperial: { "star-destroyer": 2 },
        by: "imperial",
        there: ["general-tagge"],
        cards: { rebel: "escort" },
        config: { solo: {} },
      },
      [{ label: "draw:imperial-space-tactic", answer: "entrapment" }],
    ).state;
    const { state } = play(start, [{ type: "choose-option", subject: 0 }], { draws: cinematicDice("hh--", "--") });
    expect(decided(state).action).toEqual({ type: "pick-die", subject: "red", face: "blank" });
  });

  test("[solo.combat.rerolls] The Empire rerolls one of two specials if only the other can remove damage, and rerolls no third die", () => {
    const wounds = { imperial: [{ unit: "star-destroyer", markers: 1 }] };
    const state = rolled(cinematicDice("hhss", "hh"), { combat: { wounds } });
    const first = decided(state);
    expect(first.action).toEqual({ type: "pick-die", subject: "red", face: "special" });
    expect(decided(play(state, [first.action]).state).action).toEqual({ type: "done" });
  });

  test("[solo.combat.rerolls] A special in space cannot be used for damage of another color or on the ground, so the automa rerolls it", () => {
    const picked = (red: string, black: string, unit: string) => {
      const imperial = { "star-destroyer": 2, "at-at": 1 };
      const wounds = { imperial: [{ unit, markers: 1 }] };
      return decided(rolled(cinematicDice(red, black), { imperial, combat: { wounds } })).action;
    };
    expect(picked("hhhh", "hs", "star-destroyer")).toEqual({ type: "pick-die", subject: "black", face: "special" });
    expect(picked("hhhs", "hh", "at-at")).toEqual({ type: "pick-die", subject: "red", face: "special" });
    expect(picked("hhhs", "hh", "star-destroyer")).toMatchObject({ type: "block", subject: "star-destroyer" });
  });

  test("[solo.combat.specials] The automa uses a special on a unit that it saves before a stronger one that it does not, and on the stronger of two that it could save", () => {
    const saving = (...wounded: readonly { unit: string; markers: number }[]) => {
      const imperial = { "star-destroyer": 2, "assault-carrier": 1 };
      const state = rolled(cinematicDice("hhhhs", "hhh"), { imperial, combat: { wounds: { imperial: wounded } } });
      return decided(state).action;
    };
    const carrier = { unit: "assault-carrier", markers: 2 };
    expect(saving(carrier, { unit: "star-destroyer", markers: 3 })).toMatchObject({ subject: "assault-carrier" });
    expect(saving(carrier, { unit: "star-destroyer", markers: 4 })).toMatchObject({ subject: "star-destroyer" });
    expect(saving(carrier, { unit: "star-destroyer", markers: 5 })).toMatchObject({ subject: "assault-carrier" });
  });
});

describe("what the Empire does with its tactic card", () => {
  /** The Empire has begun a combat and draws this card, up to its first choice. */
  function cardTurnedUp(
    card: string,
    theater: "space" | "ground",
    rebel: Forces,
    imperial: Forces,
    wounded: readonly { readonly unit: string; readonly markers: number }[] = [],
  ): State {
    return battle(
      {
        theater,
        rebel,
        imperial,
        by: "imperial",
        config: { solo: {} },
        combat: { wounds: { rebel: wounded } },
      },
      [{ label: `draw:imperial-${theater}-tactic`, answer: card }],
    ).state;
  }

  test("[solo.combat.imperial-card-choices] The automa destroys what one damage can destroy rather than hurt the Ion Cannon", () => {
    const rebel = { "rebel-trooper": 1, airspeeder: 1, "ion-cannon": 1 };
    const decision = decided(cardTurnedUp("overrun", "ground", rebel, { "at-at": 1 }));
    expect(decision.action).toMatchObject({ type: "damage", subject: "rebel-trooper" });
    expect(reasonFor(decision, "target").rule).toBe("solo.combat.imperial-card-choices");
  });

  test("[solo.combat.imperial-card-choices] The automa assigns damage of a card that destroys nothing as it assigns hits", () => {
    const rebel = { airspeeder: 1, "ion-cannon": 1 };
    const decision = decided(cardTurnedUp("overrun", "ground", rebel, { "at-at": 1 }));
    expect(decision.action).toMatchObject({ type: "damage", subject: "ion-cannon" });
  });

  test("[solo.combat.imperial-card-choices] The automa destroys an Airspeeder with two damage rather than one weaker unit", () => {
    const rebel = { "rebel-trooper": 1, airspeeder: 1 };
    const { action, memory } = decided(cardTurnedUp("overrun", "ground", rebel, { "at-st": 1 }));
    expect([actionKey(action), ...planIn(memory, "tactic-damage 1")]).toEqual([
      "damage 0 0 airspeeder",
      "damage 0 1 airspeeder",
    ]);
  });

  test("[solo.combat.imperial-card-choices] The automa destroys two units with two damage where they are worth as much as one and weaker", () => {
    const rebel = { "rebel-trooper": 2, airspeeder: 1 };
    const { action, memory } = decided(cardTurnedUp("overrun", "ground", rebel, { "at-st": 1 }));
    expect([actionKey(action), ...planIn(memory, "tactic-damage 1")]).toEqual([
      "damage 0 0 rebel-trooper",
      "damage 0 0 rebel-trooper",
    ]);
  });

  test("[solo.combat.imperial-card-choices] The automa destroys a damaged Airspeeder and a Rebel Trooper with two damage", () => {
    const rebel = { "rebel-trooper": 1, airspeeder: 1 };
    const hurt = [{ unit: "airspeeder", markers: 1 }];
    const { action, memory } = decided(cardTurnedUp("overrun", "ground", rebel, { "at-st": 1 }, hurt));
    expect([actionKey(action), ...planIn(memory, "tactic-damage 1")]).toEqual([
      "damage 0 0 rebel-trooper",
      "damage 0 1 airspeeder",
    ]);
  });

  test("[solo.combat.imperial-card-choices] The superlaser fires at the most valuable ship that it destroys, even if two others together are worth more", () => {
    const rebel = { "corellian-corvette": 2, "mon-calamari-cruiser": 1 };
    const decision = decided(cardTurnedUp("superlaser-blast", "space", rebel, { "death-star": 1 }));
    expect(decision.action).toMatchObject({ type: "damage", subject: "mon-calamari-cruiser" });
    expect(kept(reasonFor(decision, "target"))["destroys-most"]).toEqual(["mon-calamari-cruiser 0"]);
  });

  test("[solo.combat.imperial-card-choices] The automa forgets what it planned for an earlier card", () => {
    const rebel = { "rebel-trooper": 1, airspeeder: 1 };
    const state = cardTurnedUp("overrun", "ground", rebel, { "at-at": 1 });
    const memory = { kind: "tactic-damage 1", plan: ["damage 0 0 airspeeder"] };
    const { action } = automa(game.view(state, "imperial"), memory, { chance: scripted([]) });
    expect(action).toMatchObject({ type: "damage", subject: "rebel-trooper" });
  });

  test("[solo.combat.imperial-card-choices] The automa carries out its plan for the damage of one card", () => {
    const rebel = { "rebel-trooper": 1, airspeeder: 1 };
    const state = cardTurnedUp("overrun", "ground", rebel, { "at-st": 1 });
    const first = decided(state);
    const { state: hurt } = play(state, [first.action]);
    const second = automa(game.view(hurt, "imperial"), first.memory, { chance: scripted([]) });
    expect(second).toMatchObject({ action: { subject: "airspeeder", markers: 1 }, reasons: [] });
  });

  /** The structure that Target the Generator destroys. */
  const structure = (rebel: Forces, ...hurt: Parameters<typeof cardTurnedUp>[4] & object) =>
    decided(cardTurnedUp("target-the-generator-tactic", "ground", rebel, { "at-at": 1 }, hurt));

  test("[solo.combat.imperial-card-choices] A card that destroys a structure takes the strongest, of two an Ion Cannon, of two alike the one less hurt", () => {
    const all = structure({ "shield-generator": 1, "ion-cannon": 1, "golan-arms-turret": 1 });
    expect(all.action).toMatchObject({ type: "damage", subject: "ion-cannon" });
    expect(kept(reasonFor(all, "card-unit"))).toMatchObject({
      strength: ["shield-generator 0", "ion-cannon 0"],
      "ion-cannon": ["ion-cannon 0"],
    });
    expect(structure({ "shield-generator": 1, "golan-arms-turret": 1 }).action).toMatchObject({
      subject: "shield-generator",
    });
    const alike = structure({ "golan-arms-turret": 2 }, { unit: "golan-arms-turret", markers: 1 });
    expect(alike.action).toMatchObject({ subject: "golan-arms-turret", markers: 0 });
  });

  test("[solo.combat.imperial-card-choices] Tractor Beam captures, of two leaders, the one with the higher skill score, and of equal ones the one with the higher tactic score", () => {
    const tractored = (...there: readonly string[]) => {
      const sides = { rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1 }, by: "imperial" } as const;
      const { state } = battle({ ...sides, there, config: { solo: {} } }, [
        { label: "draw:imperial-space-tactic", answer: "tractor-beam" },
        ...cinematicDice("--", "h"),
        ...cinematicDice("", "-"),
      ]);
      return decided(play(state, [{ type: "done" }]).state);
    };
    const decision = tractored("jan-dodonna", "princess-leia");
    expect(decision.action).toEqual({ type: "choose-leader", subject: "princess-leia" });
    expect(kept(reasonFor(decision, "card-leader"))["skill-score"]).toEqual(["princess-leia"]);
    const equal = tractored("jan-dodonna", "general-rieekan", "luke-skywalker");
    expect(kept(reasonFor(equal, "card-leader"))["tactic-score"]).toEqual(["luke-skywalker"]);
    expect(tractored("jan-dodonna").action).toEqual({ type: "choose-leader", subject: "jan-dodonna" });
  });

  test("[solo.combat.imperial-card-choices] [reb.captured.second-capture] Tractor Beam captures nobody if that would free a captive who is as skilled and fights as well, unless the leader has a bounty", () => {
    const left = (captive: string, ring: "bounty" | null = null): State => {
      const start = battle(
        {
          rebel: { "x-wing": 1 },
          imperial: { "star-destroyer": 1 },
          by: "imperial",
          there: ["princess-leia"],
          leaders: { [captive]: { at: "coruscant", ring: "captured" }, "jan-dodonna": { at: HERE, ring } },
          systems: { coruscant: { units: { stormtrooper: 1 } } },
          config: { solo: {} },
        },
        [
          { label: "draw:imperial-space-tactic", answer: "tractor-beam" },
          ...cinematicDice("--", "-"),
          ...cinematicDice("", "-"),
        ],
      ).state;
      const retreating = play(start, [{ type: "done" }]).state;
      const retreat = game
        .legalActions(retreating)
        .find((one) => one.type === "retreat" && one.subject === "princess-leia");
      if (retreat === undefined) throw new Error("no retreat");
      return play(retreating, [retreat]).state;
    };
    expect(decided(left("han-solo")).action).toEqual({ type: "pass" });
    expect(decided(left("wedge-antilles")).action).toEqual({ type: "choose-leader", subject: "jan-dodonna" });
    for (const equal of ["luke-skywalker", "general-rieekan"]) {
      expect(decided(left(equal)).action, equal).toEqual({ type: "pass" });
    }
    expect(decided(left("han-solo", "bounty")).action).toEqual({ type: "choose-leader", subject: "jan-dodonna" });
  });
});
