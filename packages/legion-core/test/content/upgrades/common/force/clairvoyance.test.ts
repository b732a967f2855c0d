import { describe, expect, it } from "vitest";
import type { Keyword } from "../../../../../src/attack/pools/keyword.ts";
import { altered } from "../../../../../src/attack/pools/pool.ts";
import { using } from "../../../../../src/attack/pools/rules.ts";
import { UPGRADES_IN_POOLS } from "../../../../../src/content/upgrades/pool-effects.ts";
import { startAttack } from "../../../../../src/rounds/performing.ts";
import type { State } from "../../../../../src/state/state.ts";
import { choose, faces, PASS } from "../../../../helpers/actions.ts";
import { Attack, type Case, PLAYED } from "../../../../helpers/pools.ts";
import { eventsOf, offered } from "../../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../../helpers/scene.ts";

const CARD = { clairvoyance: 1 };

const USED = "clairvoyance";

function attack(one: Case): Attack {
  return new Attack(one, { ...PLAYED, ...UPGRADES_IN_POOLS });
}

describe("Clairvoyance", () => {
  const luke: Fielding = {
    unit: "luke-skywalker-hero-of-the-rebellion",
    upgrades: ["clairvoyance"],
    at: [300, 300],
  };

  const vader: Fielding = {
    unit: "darth-vader-dark-lord-of-the-sith",
    upgrades: ["clairvoyance"],
    at: [560, 300],
  };

  const chances = (state: State): readonly string[] => offered(state).filter((key) => key !== "pass");

  it("Clairvoyance rerolls all attack dice, whose surges are then converted by surge chart and tokens", () => {
    const again = attack({ dice: [1, 2, 1], attacker: CARD, tokens: { surge: 1 } });
    again.roll("hit", "blank", "critical", "blank").choose(USED);
    expect(again.asked).toEqual([1, 2, 1]);
    again.roll("attack-surge", "hit", "attack-surge", "blank");
    expect(again.options).toEqual(["surge", "pass"]);
    expect(again.choose("surge").pool).toMatchObject({ hits: 2, criticals: 0, blanks: 2 });
    const charted = attack({ dice: [0, 0, 2], attacker: CARD, surge: "crit" });
    charted.roll("blank", "blank").choose(USED).roll("attack-surge", "hit");
    expect(charted.pool).toMatchObject({ hits: 1, criticals: 1 });
  });

  it("Dice rerolled by Clairvoyance cannot be rerolled by aim tokens, which may be spent before", () => {
    const aimed = attack({ dice: [0, 2, 0], attacker: CARD, tokens: { aim: 2 } });
    aimed.roll("blank", "blank");
    expect(aimed.options).toEqual(["aim", USED, "pass"]);
    aimed.choose("aim").pick(1, "blank").pass().roll("blank");
    aimed.choose(USED).roll("blank", "blank");
    expect(aimed.pool).toMatchObject({ stage: "over", wounds: 0, left: { "attacker.aim": 1 } });
  });

  it("Neither player can change results after Clairvoyance: no Impact, Marksman, Armor, Guardian or shield applies", () => {
    const one: Case = {
      dice: [0, 0, 3],
      attacker: { ...CARD, marksman: 1 },
      tokens: { aim: 1 },
      weapon: { impact: 2, primitive: 1 },
      defender: { armor: 2, shielded: 1 },
      defenderTokens: { shield: 1 },
      backup: true,
      guardians: [{ id: "friend", die: "red", keywords: { guardian: 2 } }],
    };
    const usual = attack(one).roll("hit", "hit", "critical").pass();
    expect(usual.options).toContain("marksman critical");
    expect(usual.pass().options).toContain("impact");
    const locked = attack(one).roll("blank", "blank", "blank").choose(USED).roll("hit", "hit", "critical");
    expect(locked.asked, "the dice of the defender").toEqual([3, 0]);
    expect(locked.pool).toMatchObject({ hits: 2, criticals: 1, left: { "attacker.aim": 1, "defender.shield": 1 } });
  });

  it("Cover and dodge tokens still cancel results after Clairvoyance, and Lethal still gains Pierce", () => {
    const locked = attack({
      dice: [0, 0, 3],
      attacker: CARD,
      weapon: { lethal: 1 },
      tokens: { aim: 1 },
      cover: "light",
      defenderTokens: { dodge: 1 },
    });
    locked.roll("blank", "blank", "blank").choose(USED).roll("hit", "hit", "hit");
    locked.roll("block", "blank", "blank");
    expect(locked.pool.hits).toBe(2);
    locked.choose("dodge");
    expect(locked.pool.hits).toBe(1);
    locked.choose("lethal").roll("block");
    expect(locked.options).toEqual(["pierce", "pass"]);
  });

  it("Clairvoyance rerolls all defense dice, whose surges convert by token and whose blocks Pierce cannot cancel", () => {
    const defended = attack({
      dice: [0, 0, 2],
      weapon: { pierce: 2 },
      die: "red",
      defender: CARD,
      defenderTokens: { surge: 1 },
    });
    defended.roll("hit", "hit").roll("block", "blank");
    expect(defended.options).toEqual([USED, "pass"]);
    defended.choose(USED);
    expect(defended.asked).toEqual([0, 2]);
    defended.roll("block", "defense-surge").choose("surge");
    expect(defended.pool).toMatchObject({ stage: "over", blocks: 2, wounds: 0 });
    const left = attack({ dice: [0, 0, 1], weapon: { pierce: 2 }, defender: CARD });
    left.roll("hit").roll("block").pass();
    expect(left.options).toEqual(["pierce", "pass"]);
  });

  it("Clairvoyance of the attacker does not affect the defender's dice, and that of the defender does not affect the attacker's", () => {
    const both: Case = {
      dice: [0, 0, 1],
      weapon: { pierce: 1, impact: 1 },
      attacker: CARD,
      defender: { ...CARD, armor: 1 },
    };
    const rolled = attack(both).roll("blank").choose(USED).roll("hit").roll("block");
    expect(rolled.options).toEqual([USED, "pass"]);
    expect(rolled.pass().options).toEqual(["pierce", "pass"]);
    const answered = attack(both).roll("hit").pass();
    expect(answered.options).toEqual(["impact", "pass"]);
  });

  it("Rerolls of other keywords cannot be used after Clairvoyance, but may be used before", () => {
    const one: Case = { dice: [0, 0, 1], defender: { ...CARD, "soresu-mastery": 1 } };
    const before = attack(one).roll("hit").roll("blank");
    expect(before.options).toEqual([USED, "soresu-mastery", "pass"]);
    expect(before.choose("soresu-mastery").roll("blank").options).toEqual([USED, "pass"]);
    const first = attack(one).roll("hit").roll("blank").choose(USED).roll("blank");
    expect(first.pool).toMatchObject({ stage: "over", wounds: 1 });
  });

  it("A custom keyword that changes defense dice is not offered after Clairvoyance either", () => {
    const braced: Keyword = {
      id: "braced",
      defending: {
        offers: [
          {
            id: "brace",
            stage: "modify-defense-defender",
            side: "defender",
            available: ({ used }) => used["braced"] === undefined,
            take: (pool) => altered(using(pool, "braced"), { blocks: pool.blocks + 1 }),
          },
        ],
      },
    };
    const one: Case = { dice: [0, 0, 1], defender: { ...CARD, braced: 1 } };
    const own = (): Attack => new Attack(one, { ...PLAYED, ...UPGRADES_IN_POOLS, braced });
    expect(own().roll("hit").roll("blank").pass().options).toEqual(["brace", "pass"]);
    expect(own().roll("hit").roll("blank").choose(USED).roll("blank").pool).toMatchObject({ stage: "over", wounds: 1 });
  });

  it("Clairvoyance expends the card of its user, and an expended card is not offered again", () => {
    const shoots = (attacker: Fielding) =>
      done(scene({ armies: [[attacker], [vader]] }), (work) => startAttack(work, 0, "attack"), faces(4, "blank"));
    const rolled = shoots(luke).state;
    expect(chances(rolled)).toEqual(["choose-option clairvoyance"]);
    const again = playOut(rolled, [choose("clairvoyance")], ["hit", "blank", "blank", "blank", "blank"]);
    expect(eventsOf(again, "card-turned")).toMatchObject([{ unit: "p1.0", card: "clairvoyance", state: "expended" }]);
    expect(again.state.units.map(({ cards }) => cards)).toEqual([["expended"], ["readied"]]);
    expect(chances(again.state)).toEqual(["choose-option clairvoyance"]);
    const defended = playOut(again.state, [choose("clairvoyance")], ["block"]);
    expect(defended.state.units.map(({ cards }) => cards)).toEqual([["expended"], ["expended"]]);
    expect(eventsOf(defended, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    const spent: Fielding = { ...luke, state: { cards: ["expended"] } };
    expect(eventsOf(shoots(spent), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    expect(eventsOf(playOut(rolled, [PASS]), "card-turned")).toEqual([]);
  });
});
