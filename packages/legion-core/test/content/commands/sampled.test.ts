import { describe, expect, it } from "vitest";
import { begin, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { all, asked, battle, DONE, dealt, follow, gun, held, onOffer, PASS, type Scripted } from "../../script.ts";

// Command cards drawn at random (seed 20261128): what their players would expect of them.

const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

/** The Command Phase once the first player has chosen a card; the other player has none to choose. */
function chosen(
  card: string,
  mine: SideSpec,
  theirs: SideSpec = { units: [FAR] },
  more: Partial<Scenario> = {},
): Scripted {
  const start = scenario({
    phase: "command",
    "player-1": { hand: [card], ...mine },
    "player-2": { hand: [], ...theirs },
    ...more,
  });
  return follow(start, `choose-command ${card}`);
}

describe("cards that give tokens", () => {
  it("[leg.cards.command-use] Evasive Maneuvers gives dodge tokens to ordered vehicles alone, and Nimble to all friendly ones", () => {
    const bikes = (x: number): UnitSpec => ({ unit: "74-z-speeder-bikes", at: [x, 150] });
    const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [900, 300] };
    const over = follow(
      chosen("evasive-maneuvers", { units: [bikes(300), bikes(600), bikes(1200), veers] }).state,
      "order p1.0",
      "order p1.1",
    );
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(over, unit, "dodge"))).toEqual([1, 1, 0, 0]);
    expect(over.state.ongoing.filter(({ keyword }) => keyword === "nimble").map(({ unit }) => unit)).toEqual([0, 1, 2]);
  });

  it("[leg.cards.command-use] Crush Them gives each ordered unit a surge token for each enemy unit that is defeated by then", () => {
    const droids: UnitSpec = { unit: "b1-battle-droids", at: [600, 200] };
    const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [300, 200] };
    const gone: UnitSpec = { ...REBELS, defeated: 4 };
    const start = chosen(
      "crush-them",
      { units: [grievous, droids, { ...droids, at: [900, 200] }, { ...droids, at: [1200, 200] }] },
      { units: [gone, gone, FAR] },
    );
    const over = follow(start.state, "order p1.0", "order p1.1", "order p1.2");
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(over, unit, "surge"))).toEqual([2, 2, 2, 0]);
  });

  it.each([
    [3, 2],
    [4, 3],
  ])(
    "[leg.cards.command-use] Annihilation Looms in round %i gives every trooper unit on the battlefield %i suppression tokens, friends too",
    (round, count) => {
      const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [300, 200] };
      const over = chosen(
        "annihilation-looms",
        { units: [krennic, STORM, { unit: "scout-troopers" }] },
        {
          units: [
            { ...REBELS, at: [900, 500] },
            { unit: "at-rt-rebel-alliance", at: [1300, 500] },
          ],
        },
        { round },
      );
      expect(["p1.0", "p1.1", "p1.2", "p2.0", "p2.1"].map((unit) => held(over, unit, "suppression"))).toEqual([
        count,
        count,
        0,
        count,
        0,
      ]);
    },
  );

  it("[leg.cards.command-use] Diversionary Tactics gives each ordered unit a dodge token, and an observation token that enemies may use", () => {
    const officer: UnitSpec = { unit: "rebel-officer-fighting-for-freedom", at: [900, 300] };
    const troops = (x: number): UnitSpec => ({ ...REBELS, at: [x, 550] });
    const start = chosen(
      "diversionary-tactics",
      { units: [officer, troops(300), troops(600), troops(1200)] },
      { units: [{ ...STORM, at: [1700, 800] }] },
    );
    const over = follow(start.state, "order p1.0", "order p1.1", "order p1.2");
    expect(
      ["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => [held(over, unit, "dodge"), held(over, unit, "observation")]),
    ).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it("[leg.cards.command-use] Knowledge and Defense counts the other friendly trooper units at range 1 of Obi-Wan, no vehicle and nobody farther away", () => {
    const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [300, 200] };
    const clones = (x: number): UnitSpec => ({ unit: "clone-trooper-infantry", at: [x, 200] });
    const over = chosen(
      "knowledge-and-defense",
      { units: [obi, clones(440), clones(900), { unit: "at-rt-galactic-republic", at: [300, 330] }] },
      { units: [{ unit: "b1-battle-droids", at: [1700, 800] }] },
    );
    expect(held(over, "p1.0", "dodge")).toBe(1);
  });

  it("[leg.cards.command-use] Marked for Elimination gives Gar Saxon two aim tokens and an enemy commander four observation and two suppression tokens", () => {
    const gar: UnitSpec = { unit: "gar-saxon-militant-commander", at: [300, 200] };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [900, 700] };
    const luke: UnitSpec = { unit: "luke-skywalker-jedi-knight", at: [1200, 700] };
    const start = chosen(
      "marked-for-elimination",
      { units: [gar], faction: "galactic-empire" },
      { units: [leia, luke, FAR] },
    );
    expect(onOffer(start.state)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const over = follow(start.state, "choose-unit p2.1");
    expect(held({ state: over.state }, "p1.0", "aim")).toBe(2);
    expect(["p2.0", "p2.1"].map((unit) => [held(over, unit, "observation"), held(over, unit, "suppression")])).toEqual([
      [0, 0],
      [4, 2],
    ]);
  });

  it("[leg.cards.command-use] Victory or Death gives aim tokens to ordered units, Indomitable to Gar Saxon and special forces alone", () => {
    const gar: UnitSpec = { unit: "gar-saxon-militant-commander", at: [300, 200] };
    const commandos: UnitSpec = { unit: "mandalorian-super-commandos", at: [600, 200] };
    const start = chosen("victory-or-death", {
      units: [gar, commandos, { ...commandos, at: [900, 200] }, { ...STORM, at: [1200, 200] }],
      faction: "galactic-empire",
    });
    expect(start.state.ongoing.filter(({ keyword }) => keyword === "indomitable").map(({ unit }) => unit)).toEqual([
      0, 1, 2,
    ]);
  });
});

describe("cards for the Activation Phase", () => {
  it("[leg.cards.command-use] Master of Evil strikes enemy trooper units at range 2 as Vader's activation starts, not before and not his own side", () => {
    const vader: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
    const near: UnitSpec = { ...REBELS, at: [300, 600] };
    const theirs = [
      near,
      { ...REBELS, at: [900, 600] },
      { unit: "at-rt-rebel-alliance", at: [500, 450] },
      FAR,
    ] as const;
    const mine = [vader, { ...STORM, at: [450, 300] }] as const;
    const start = begin({
      activating: "p1.0",
      activation: { stage: "start" },
      "player-1": { units: mine, hand: [], revealed: "master-of-evil" },
      "player-2": { units: theirs, hand: [] },
    });
    expect(["p1.1", "p2.0", "p2.1", "p2.2"].map((unit) => held(start, unit, "suppression"))).toEqual([0, 3, 0, 0]);
  });

  it("[leg.kw.guardian-x.cancel] Knowledge and Defense lets Obi-Wan guard in melee too", () => {
    const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 330] };
    const clones: UnitSpec = {
      unit: "clone-trooper-infantry",
      at: [327, 300],
      others: [
        [355, 300],
        [355, 330],
        [355, 270],
      ],
    };
    const fight = (revealed?: string) => {
      const start = scenario({
        activating: "p1.0",
        "player-1": {
          units: [
            {
              unit: "b1-battle-droids",
              at: [300, 300],
              others: [
                [272, 300],
                [272, 330],
                [272, 270],
                [244, 300],
                [244, 330],
              ],
            },
            { unit: "b1-battle-droids", at: [1700, 100] },
          ],
          hand: [],
        },
        "player-2": {
          units: [clones, obi, { unit: "clone-trooper-infantry", at: [1700, 800] }],
          hand: [],
          ...(revealed === undefined ? {} : { revealed }),
        },
      });
      return follow(
        start,
        "perform attack",
        gun("p1.0.0", 0, "melee"),
        DONE,
        revealed === undefined ? ["hit", "blank"] : ["hit"],
      ).state;
    };
    expect(onOffer(fight("knowledge-and-defense"))).toContain("choose-option guardian p2.1");
    expect(asked(fight())).not.toContain("pool");
  });

  it("[leg.cards.command-use] Come and Prove It gives Seventh Sister with a faceup order a dodge token when she is attacked, and a die more; without the order the die alone", () => {
    const attacked = (order: "faceup" | "facedown") =>
      scenario({
        activating: "p2.0",
        active: "player-2",
        "player-1": {
          units: [
            { unit: "seventh-sister-compelled-to-inflict-pain", at: [300, 550], order },
            { ...STORM, at: [1700, 100] },
          ],
          hand: [],
          revealed: "come-and-prove-it",
        },
        "player-2": { units: [{ ...REBELS, at: [300, 300] }, FAR], hand: [] },
      });
    const hit = follow(attacked("faceup"), "perform attack", gun("p2.0.0", 1), DONE, ["hit"]);
    expect([held(hit, "p1.0", "dodge"), asked(hit.state)]).toEqual([1, "player-1 pool"]);
    const defended = follow(hit.state, PASS, ["blank", "blank"]);
    expect(dealt(defended)).toEqual([1]);
    const shot = follow(attacked("facedown"), "perform attack", gun("p2.0.0", 1), DONE, ["hit", "blank", "blank"]);
    expect([held(shot, "p1.0", "dodge"), dealt(shot)]).toEqual([0, [1]]);
  });

  it("[leg.cards.command-use] I'm Your Worst Nightmare lets Cad Bane attack twice in his activation, and no third time", () => {
    const bane: UnitSpec = { unit: "cad-bane-needs-no-introduction", at: [300, 300] };
    const start = battle([bane], [{ ...REBELS, at: [300, 550] }], {
      "player-1": {
        units: [bane, { ...STORM, at: [1700, 100] }],
        hand: [],
        revealed: "im-your-worst-nightmare",
        faction: "galactic-empire",
      },
    });
    const once = follow(start, "perform attack", all(4, "blank"));
    expect(onOffer(once.state)).toContain("perform attack");
    const aimed = follow(
      battle([{ ...bane, tokens: {} }], [{ ...REBELS, at: [300, 550] }], {
        actions: 3,
        "player-1": {
          units: [bane, { ...STORM, at: [1700, 100] }],
          hand: [],
          revealed: "im-your-worst-nightmare",
          faction: "galactic-empire",
        },
      }),
      "perform attack",
      all(4, "blank"),
      "perform attack",
      all(4, "blank"),
    );
    expect(onOffer(aimed.state)).not.toContain("perform attack");
    const plain = battle([bane], [{ ...REBELS, at: [300, 550] }], {
      "player-1": { units: [bane, { ...STORM, at: [1700, 100] }], hand: [], faction: "galactic-empire" },
    });
    expect(onOffer(follow(plain, "perform attack", all(4, "blank")).state)).not.toContain("perform attack");
  });

  it("[leg.cards.command-use] This Is Where the Fun Begins lets Anakin jump freely and attack twice", () => {
    const anakin: UnitSpec = { unit: "anakin-skywalker-the-chosen-one", at: [300, 300] };
    const foes: UnitSpec = {
      unit: "b1-battle-droids",
      at: [327, 300],
      others: [
        [355, 300],
        [355, 330],
        [355, 270],
        [383, 300],
        [383, 330],
      ],
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [anakin, { unit: "clone-trooper-infantry", at: [1700, 100] }],
        hand: [],
        revealed: "this-is-where-the-fun-begins",
      },
      "player-2": { units: [foes, { unit: "b1-battle-droids", at: [1700, 800] }], hand: [] },
    });
    const once = follow(start, "perform attack", all(5, "blank"));
    expect(onOffer(once.state)).toContain("perform attack");
  });

  it("[leg.cards.command-use] Coordinated Fire gives a friend at range 2 an aim token after a corps unit spent one in a ranged attack, and nothing without", () => {
    const storm: UnitSpec = { ...STORM, at: [300, 300], tokens: { aim: 1 } };
    const mine: SideSpec = {
      units: [storm, { ...STORM, at: [500, 300] }, { unit: "general-veers-master-tactician", at: [1300, 300] }],
      hand: [],
      revealed: "coordinated-fire",
    };
    const start = battle([storm], [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }], {
      "player-1": mine,
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["blank"]);
    const aimed = follow(shot.state, "choose-option aim", ["blank"]);
    expect(onOffer(aimed.state)).toEqual(["choose-unit p1.1", "done"]);
    expect(held(follow(aimed.state, "choose-unit p1.1"), "p1.1", "aim")).toBe(1);
    expect(asked(follow(shot.state, PASS).state)).toBe("player-1 action");
  });

  it("[leg.cards.command-use] Fearsome Oration gives its keywords to an Imperial Agent that it orders", () => {
    const agent: UnitSpec = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [300, 200] };
    const over = chosen("fearsome-oration", { units: [agent, STORM] });
    expect(over.state.ongoing).toMatchObject([
      { unit: 0, keyword: "demoralize", value: 2, until: "round" },
      { unit: 0, keyword: "inspire", value: 2 },
    ]);
  });
});
