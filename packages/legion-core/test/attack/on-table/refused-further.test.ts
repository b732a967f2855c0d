import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { FormedPool } from "../../../src/state/frames.ts";
import type { Direction } from "../../../src/table/vectors.ts";
import { add, declare } from "../../helpers/actions.ts";
import { HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { EAST, NORTH } from "../../helpers/table.ts";
import { OTHERS, pool, type Said, TARGETS, whyRefused } from "./refusal.ts";

describe("what is wrong with a weapon of a further pool, or of a card", () => {
  const forming = (...pools: readonly FormedPool[]) => ({ attack: { stage: "weapons", pools } }) as const;

  it("[leg.kw.gunslinger] An additional pool of Gunslinger takes one weapon that is in another pool, and the refusal says so", () => {
    const again = { ...pool(2), again: "gunslinger" };
    const han = [{ unit: "han-solo-unorthodox-general", at: HERE }] as const;
    const rule = "leg.pool.additional-defender";
    expect(whyRefused({ mine: han, ...forming(pool(1, [[0, 1]]), again) }, add(0, 0))).toEqual({
      rule,
      code: "weapon-in-no-pool",
      params: { weapon: "Brawl" },
    });
    const full = { ...pool(2, [[0, 1]]), again: "gunslinger" };
    expect(whyRefused({ mine: han, ...forming(pool(1, [[0, 1]]), full) }, add(0, 1))).toEqual({
      rule,
      code: "one-weapon-in-it",
      params: { keyword: "gunslinger" },
    });
  });

  it("[leg.kw.beam-x.declare] The further pool of Beam takes the weapon with Beam, and no other that has attacked before it", () => {
    const walker = [{ unit: "at-st", upgrades: ["beam-turret"], state: standing([HERE], NORTH) }] as const;
    const both = pool(1, [
      [0, 1],
      [0, 2],
    ]);
    const further = forming(both, { ...pool(2), again: "beam" });
    expect(whyRefused({ mine: walker, ...further }, add(0, 1))).toEqual({
      rule: "leg.pool.additional-defender",
      code: "weapon-without-keyword",
      params: { weapon: "MS-4 Twin Blaster", keyword: "beam" },
    });
    expect(whyRefused({ mine: walker, ...further }, add(0, 2))).toBeUndefined();
  });

  it("[leg.pool.eligible] A weapon with Fixed: Front is refused against a unit beside it, by the name of the keyword", () => {
    const walker = (heading: Direction) => [{ unit: "at-st", state: standing([HERE], heading) }] as const;
    const fire = (heading: Direction) => whyRefused({ mine: walker(heading), ...forming(pool(1)) }, add(0, 1));
    expect(fire(EAST)).toEqual({
      rule: "leg.pool.eligible",
      code: "keyword-forbids-weapon",
      params: { weapon: "MS-4 Twin Blaster", keyword: "fixed" },
    });
    expect(fire(NORTH)).toBeUndefined();
  });

  it("[leg.defender.range] Weapons cannot be added against a unit that has left the battlefield", () => {
    const theirs = [TARGETS, { ...TARGETS, at: null }] as const;
    expect(whyRefused({ theirs, ...forming(pool(2)) }, add(0, 1))).toEqual({
      rule: "leg.defender.range",
      code: "not-on-the-battlefield",
      params: { unit: "p2.1" },
    });
  });

  it("[leg.upgrade.double-sided-choose] A weapon on the facedown side of its card is refused for that reason", () => {
    const rifles = { unit: "rebel-veterans", upgrades: ["a280"], at: HERE } as const;
    expect(whyRefused({ mine: [rifles], ...forming(pool(1)) }, add(1, 3))).toMatchObject({
      rule: "leg.upgrade.double-sided-choose",
      code: "weapon-on-the-other-side",
      params: { card: "a280" },
    });
  });
});

describe("what else is wrong while an attack is declared", () => {
  const code = (said: Said, action: Action) => whyRefused(said, action);

  it("[leg.pool.additional-defender] Only a unit with Gunslinger or Beam may form its extra pools, and the refusal says which condition fails", () => {
    const han = [{ unit: "han-solo-unorthodox-general", at: HERE }] as const;
    const twice = (subject: string, keyword = "gunslinger"): Action => ({ type: "declare-again", subject, keyword });
    const further = (...pools: readonly FormedPool[]) => ({ attack: { stage: "additional", pools } }) as const;
    const first = pool(1, [[0, 1]]);
    const made = { ...pool(2, [[0, 1]]), again: "gunslinger" };
    expect(code({ mine: han, ...further(first) }, twice("p2.1"))).toBeUndefined();
    expect(code(further(first), twice("p2.1"))).toMatchObject({ code: "no-such-further-pool" });
    expect(code({ mine: han, ...further(first) }, twice("p2.1", "beam"))).toMatchObject({
      code: "no-such-further-pool",
    });
    expect(code({ mine: han, ...further(first) }, twice("p2.0"))).toMatchObject({ code: "declared-already" });
    expect(code({ mine: han, ...further(first) }, twice("p2.9"))).toMatchObject({ code: "unknown-unit" });
    const three = [TARGETS, OTHERS, { ...TARGETS, at: [150, 550] }] as const;
    expect(code({ mine: han, theirs: three, ...further(first, made) }, twice("p2.2"))).toMatchObject({
      code: "further-pools-made",
      params: { keyword: "gunslinger", most: 1 },
    });
    const far = [TARGETS, { ...TARGETS, at: [300, 1000] }] as const;
    expect(code({ mine: han, theirs: far, ...further(first) }, twice("p2.1"))).toMatchObject({
      rule: "leg.defender.range",
      code: "no-weapon-reaches",
    });
  });

  it("[leg.roll-attack.choose-pool] A missing or already resolved pool cannot be resolved", () => {
    const pools = [{ ...pool(1, [[0, 1]]), resolved: true }, pool(2, [[1, 1]])];
    const resolving = { attack: { stage: "resolve", pools } } as const;
    const rule = "leg.roll-attack.choose-pool";
    expect(code(resolving, { type: "resolve", subject: 0 })).toEqual({
      rule,
      code: "pool-resolved-already",
      params: { number: 0 },
    });
    expect(code(resolving, { type: "resolve", subject: 2 })).toEqual({
      rule,
      code: "no-such-pool",
      params: { number: 2 },
    });
  });

  it("[leg.defender.choose-enemy] An action that the step does not take is refused with the actions that it takes", () => {
    expect(code({}, add(0, 1))).toEqual({
      rule: "leg.defender.choose-enemy",
      code: "not-asked",
      params: { type: "add-weapon", takes: ["declare", "choose-option"] },
    });
    expect(code({}, declare("p2.7"))).toMatchObject({ rule: "leg.defender.choose-enemy", code: "unknown-unit" });
    expect(code({}, { type: "choose-option", subject: "long-shot" })).toMatchObject({ code: "no-such-use" });
  });
});
