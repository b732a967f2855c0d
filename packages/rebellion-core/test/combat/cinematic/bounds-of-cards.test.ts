import { describe, expect, test } from "vitest";
import { HERE } from "../table.ts";
import {
  asked,
  type Battle,
  battle,
  card,
  combatOf,
  DONE,
  damage,
  dice,
  fought,
  heal,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
  unitsAt,
} from "./table.ts";

describe("what cards of cinematic combat do not do", () => {
  test("[rote.cinematic.after-assigning] Draw Their Fire takes no damage off a Nebulon-B Frigate, whatever else is hurt", () => {
    const wounds = [
      { unit: "nebulon-b-frigate", markers: 2 },
      { unit: "corellian-corvette", markers: 1 },
    ];
    const { state } = battle({
      by: "imperial",
      cards: { rebel: "draw-their-fire" },
      rebel: { "nebulon-b-frigate": 1, "corellian-corvette": 1 },
      imperial: { "star-destroyer": 1 },
      combat: { wounds: { rebel: wounds } },
    });
    const asking = line(state, [UPPER], dice("--", "-")).state;
    expect(question(asking)).toBe("rebel remove-damage");
    expect(legal(asking)).toEqual(["block 0 1 corellian-corvette", "done"]);
    refused(asking, heal("nebulon-b-frigate", 2), "rote.cinematic.removed-damage-saves");
  });

  test("[rote.cinematic.structures-that-roll] Dice rolled in space keep no lone structure on the ground", () => {
    const state = combatOf({
      rebel: { "x-wing": 1, "shield-generator": 1 },
      imperial: { "tie-fighter": 1, stormtrooper: 1 },
    });
    const space = [card("rogue-squadron-support"), card("swarm-tactics"), PASS, PASS];
    const ground = [card("take-cover"), card("overrun"), PASS, PASS];
    const blanks = [...dice("", "-"), ...dice("", "-"), ...dice("", "-")];
    expect(tale(line(state, [...space, ...ground], blanks).events)).toContain("destroyed: 1 shield-generator");
  });

  test("[rote.cinematic.tractor-beam] A Super Star Destroyer does not take the place of the Star Destroyer that Tractor Beam needs at the end of the round", () => {
    /** The question after a round in which the last Rebel ship has fallen, and one of these ships with it. */
    const asks = (falls: string, markers: number): string => {
      const { state } = battle({
        cards: { imperial: "tractor-beam" },
        rebel: { "corellian-corvette": 1 },
        imperial: { "star-destroyer": 1, "super-star-destroyer": 1 },
        there: ["mon-mothma"],
        combat: {
          wounds: {
            rebel: [{ unit: "corellian-corvette", markers: 1 }],
            imperial: [{ unit: falls, markers }],
          },
        },
      });
      const rebel = dice("h", "-");
      const imperial = dice("h----", "---");
      return question(line(state, [UPPER, damage(falls, markers)], [...rebel, ...imperial]).state);
    };
    expect(asks("super-star-destroyer", 5)).toBe("imperial capture-leader");
    expect(asks("star-destroyer", 3)).not.toBe("imperial capture-leader");
  });

  test("[solo.var.combat.original] [solo.var.combat.special-as-hit] The Empire rerolls nothing by the original rules, whatever its leader's tactic value", () => {
    const asks = (originalCombat: boolean): string => {
      const spec = {
        by: "imperial",
        rebel: { "x-wing": 1, "y-wing": 1 },
        imperial: { "star-destroyer": 1 },
        there: ["darth-vader"],
        config: { solo: { originalCombat } },
      } as const;
      const draw = originalCombat ? [] : [{ label: "draw:imperial-space-tactic", answer: "overwhelming-presence" }];
      const { state } = battle(spec, [...draw, ...dice("--", "h")]);
      return question(state);
    };
    expect(asks(false)).toBe("imperial cinematic-actions");
    expect(asks(true)).toBe("imperial assign-damage");
  });

  test("[rote.cinematic.prevented-hits] Hits prevented by a card and by an additional card add up", () => {
    const spec = {
      rebel: { "mon-calamari-cruiser": 1, "rebel-transport": 1 },
      imperial: { "star-destroyer": 2 },
      by: "imperial",
      cards: { rebel: "fleet-logistics" },
    } as const;
    const { events } = fought(spec, [UPPER, card("escort"), UPPER], dice("hhhh", "hh"));
    expect(tale(events)).toContain("imperial loses red hit, red hit, red hit, black hit");
  });
});

describe("what upper halves of cinematic combat do not reach", () => {
  test("[rote.cinematic.card-damage] Swarm Tactics does not count a Death Star Under Construction as a fighter", () => {
    const harm = (more: Readonly<Record<string, number>>): boolean => {
      const { state } = battle({
        by: "imperial",
        cards: { imperial: "swarm-tactics" },
        rebel: { "mon-calamari-cruiser": 1, "x-wing": 1 },
        imperial: { "tie-fighter": 1, ...more },
      });
      return legal(line(state, [UPPER], more["tie-striker"] ? [] : [...dice("", "-"), ...dice("--", "--")]).state).some(
        (key) => key.startsWith("damage"),
      );
    };
    expect(harm({ "death-star-under-construction": 1 })).toBe(false);
    expect(harm({ "tie-striker": 1 })).toBe(true);
  });

  test("[rote.cinematic.sealed-damage] Ion Blast has no target among fighters and stations", () => {
    const { events } = fought(
      {
        cards: { rebel: "ion-blast" },
        rebel: { "x-wing": 1, "ion-cannon": 1 },
        imperial: { "death-star": 1, "death-star-under-construction": 1, "tie-fighter": 1 },
      },
      [UPPER],
      [...dice("", "-"), ...dice("--", "-")],
    );
    expect(tale(events)[0]).toBe("ion-blast upper");
    expect(tale(events).some((text) => text.includes("of a card"))).toBe(false);
  });

  test("[rote.cinematic.no-battle-no-confrontation] No ground battle is fought in a round in which Intercept destroys the last Rebel ground unit", () => {
    const { state, events } = fought(
      {
        by: "imperial",
        cards: { imperial: "intercept" },
        rebel: { "x-wing": 2, "rebel-trooper": 1 },
        imperial: { "tie-striker": 2, stormtrooper: 1 },
      },
      [UPPER],
      [...dice("", "", "--"), ...dice("", "--")],
    );
    expect(tale(events)).toContain("destroyed: 1 rebel-trooper");
    expect(asked(state).context).toMatchObject({ theater: "space" });
  });

  test("[reb.destroyed-system.no-ground-battles] Deployment starts no ground battle in a destroyed system, and a U-wing carries the unit gained", () => {
    const { state } = fought(
      {
        cards: { rebel: "deployment-tactic" },
        here: { destroyed: true },
        rebel: { "u-wing": 1 },
        imperial: { "assault-carrier": 1, "tie-fighter": 1, stormtrooper: 1 },
      },
      [UPPER, { type: "take-unit", subject: "rebel-trooper" }],
      [...dice("", "", "-"), ...dice("-", "--")],
    );
    expect(asked(state).context).toMatchObject({ theater: "space" });
    expect(unitsAt(state, HERE)).toMatchObject({ "rebel-trooper": 1, stormtrooper: 1 });
  });

  test("[reb.faq.gain-from-board] Reinforcements gains nothing if no TIE Fighter is left, unless one elsewhere is given up under the FAQ rulings", () => {
    const spec: Battle = {
      by: "imperial",
      cards: { imperial: "reinforcements" },
      rebel: { "x-wing": 1 },
      imperial: { "assault-carrier": 1, "tie-fighter": 4 },
      systems: { hoth: { units: { "tie-fighter": 20 } } },
    };
    const blanks = [...dice("-", "-----"), ...dice("", "-")];
    const book = fought({ ...spec, rulings: "book" }, [UPPER], blanks);
    expect(tale(book.events).join()).not.toContain("gained");
    const { state } = fought({ ...spec, rulings: "faq" }, [UPPER]);
    expect([question(state), legal(state)]).toEqual(["imperial free-unit", ["destroy hoth tie-fighter", "done"]]);
    const freed = line(state, [{ type: "destroy", subject: "tie-fighter", at: "hoth" }], blanks);
    expect(tale(freed.events)).toContain("gained: 1 tie-fighter");
    expect([unitsAt(freed.state, HERE)["tie-fighter"], unitsAt(freed.state, "hoth")["tie-fighter"]]).toEqual([5, 19]);
  });

  test("[rote.cinematic.confrontation] Confrontation can mark a lured Rebel leader, who serves the Empire", () => {
    const { events } = fought(
      {
        theater: "ground",
        cards: { rebel: "confrontation" },
        rebel: { "rebel-trooper": 2 },
        imperial: { stormtrooper: 1 },
        leaders: { "han-solo": { at: HERE, ring: "lure-of-the-dark-side" } },
      },
      [UPPER, DONE],
      [...dice("", "h-"), ...dice("", "-")],
    );
    expect(tale(events)).toContain("han-solo marked");
  });
});
