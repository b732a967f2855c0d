import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import { type DieChange, dieChanges } from "../../src/attack/pools/die-change.ts";
import type { Counts } from "../../src/attack/pools/faces.ts";
import type { Keyword, PoolRules } from "../../src/attack/pools/keyword.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import { beginPool, chosen, rolled, standing } from "../../src/attack/pools/resolve.ts";
import { situationOf } from "../../src/odds/input.ts";
import { attackInput, PLAYED } from "../helpers/pools.ts";

type Sketch = Omit<DieChange, "id" | "most"> & { readonly most?: number };

/** A keyword of one's own that changes dice. */
function changer(id: string, { most = 1, ...sketch }: Sketch): Keyword {
  const offers = dieChanges({ ...sketch, id, most: () => most });
  const hooks = sketch.side === "attacker" ? { attacking: { offers } } : { defending: { offers } };
  return { id, ...hooks };
}

/** A pool of these dice in which such keywords are at work. */
function pool(dice: Counts, changers: readonly Keyword[], die: "white" | "red" = "white"): [Pool, PoolRules] {
  const ids = Object.fromEntries(changers.map(({ id }) => [id, 1]));
  const own = Object.fromEntries(changers.map((keyword) => [keyword.id, keyword]));
  const situation = situationOf(attackInput({ dice, die, attacker: ids, defender: ids }));
  const rules = poolRules(situation, { ...PLAYED, ...own });
  return [beginPool(rules), rules];
}

const optionsOf = (now: Pool, rules: PoolRules): readonly string[] => {
  const asked = standing(now, rules);
  return asked.ask === "choice" ? asked.options : [];
};

const attackDice = (to: Sketch["to"], most = 1) => changer("change", { side: "attacker", dice: "attack", to, most });

describe("upgrading and downgrading dice", () => {
  it("[leg.die-change.upgrade-attack] [leg.die-change.replace] [leg.die-change.owner-chooses] A white attack die is upgraded to black and a black one to red, by the player's choice; red stays red", () => {
    const [start, rules] = pool([1, 1, 1], [attackDice("upgrade")]);
    expect(optionsOf(start, rules)).toEqual(["change white-attack", "change black-attack", "pass"]);
    expect(chosen(start, rules, "change white-attack").dice).toEqual([0, 2, 1]);
    expect(chosen(start, rules, "change black-attack").dice).toEqual([1, 0, 2]);
    expect(standing(chosen(start, rules, "pass"), rules)).toMatchObject({ ask: "roll", counts: [1, 1, 1] });
  });

  it("[leg.die-change.downgrade-attack] A red attack die is downgraded to black and a black one to white; white stays white", () => {
    const [start, rules] = pool([1, 1, 1], [attackDice("downgrade")]);
    expect(optionsOf(start, rules)).toEqual(["change black-attack", "change red-attack", "pass"]);
    expect(chosen(start, rules, "change red-attack").dice).toEqual([1, 2, 0]);
    expect(chosen(start, rules, "change black-attack").dice).toEqual([2, 0, 1]);
  });

  it("[leg.die-change.once-per-effect] An effect changes each die only once: a die upgraded to black does not become red", () => {
    const [start, rules] = pool([1, 0, 0], [attackDice("upgrade", 2)]);
    const once = chosen(start, rules, "change white-attack");
    expect(once).toMatchObject({ stage: "roll-attack", dice: [0, 1, 0] });
    const [two, others] = pool([1, 1, 0], [attackDice("upgrade", 2)]);
    const first = chosen(two, others, "change white-attack");
    expect(optionsOf(first, others)).toEqual(["change black-attack", "pass"]);
    expect(chosen(first, others, "change black-attack").dice).toEqual([0, 1, 1]);
  });

  it("[leg.roll-attack.downgrade-order] [leg.roll-attack.upgrade-order] The attacker and then the defender downgrade attack dice, and then both upgrade in the same order", () => {
    const all = (["downgrade", "upgrade"] as const).flatMap((to) =>
      (["attacker", "defender"] as const).map((side) => changer(`${to} ${side}`, { side, dice: "attack", to })),
    );
    let [now, rules] = pool([0, 3, 0], all);
    const stages: string[] = [];
    while (standing(now, rules).ask === "choice") {
      stages.push(now.stage);
      now = chosen(now, rules, optionsOf(now, rules)[0] ?? "");
    }
    const order = ["downgrade-attack-attacker", "downgrade-attack-defender"];
    expect(stages).toEqual([...order, "upgrade-attack-attacker", "upgrade-attack-defender"]);
  });

  it("[leg.roll-defense.downgrade-order] The attacker and then the defender downgrade defense dice, before any are upgraded", () => {
    const all = (["downgrade", "upgrade"] as const).flatMap((to) =>
      (["attacker", "defender"] as const).map((side) => changer(`${to} ${side}`, { side, dice: "defense", to })),
    );
    const [start, rules] = pool([0, 0, 3], all, "red");
    let now = rolled(start, rules, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
    const stages: string[] = [];
    while (standing(now, rules).ask === "choice") {
      stages.push(now.stage);
      now = chosen(now, rules, optionsOf(now, rules)[0] ?? "");
    }
    const order = ["downgrade-defense-attacker", "downgrade-defense-defender"];
    expect(stages).toEqual([...order, "upgrade-defense-attacker", "upgrade-defense-defender"]);
  });

  it("[leg.die-change.upgrade-defense] [leg.die-change.downgrade-defense] [leg.roll-defense.upgrade-order] White defense dice are upgraded to red and red ones downgraded to white, by the attacker before the defender", () => {
    const defended = (die: "white" | "red", changers: readonly Keyword[]): [Pool, PoolRules] => {
      const [start, rules] = pool([0, 0, 2], changers, die);
      return [rolled(start, rules, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]), rules];
    };
    const up = (side: "attacker" | "defender") => changer(`up ${side}`, { side, dice: "defense", to: "upgrade" });
    const [white, rules] = defended("white", [up("attacker"), up("defender")]);
    expect(white.stage).toBe("upgrade-defense-attacker");
    const red = chosen(white, rules, "up attacker white-defense");
    expect(red).toMatchObject({ stage: "upgrade-defense-defender", defenseDice: [1, 1] });
    const down = changer("down", { side: "attacker", dice: "defense", to: "downgrade" });
    const [start, others] = defended("red", [down]);
    expect(optionsOf(start, others)).toEqual(["down red-defense", "pass"]);
    expect(chosen(start, others, "down red-defense").defenseDice).toEqual([1, 1]);
  });
});
