import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { courageOf } from "../../../src/units/conditions.ts";
import {
  activate,
  active,
  DONE,
  declare,
  effect,
  FAR,
  handOf,
  LOST,
  lent,
  moved,
  offered,
  order,
  PASS,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;
const SABINE = { unit: "sabine-wren-explosive-artist", at: [500, 200] } as const;
const PADAWAN = { unit: "ahsoka-tano-padawan-commander", at: [400, 200] } as const;
const JYN = { unit: "jyn-erso-stardust", at: [400, 200] } as const;
const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 200] } as const;
const K_2SO = { unit: "k-2so-sardonic-security-droid", at: [500, 200] } as const;
const YODA = { unit: "yoda-grand-master-of-the-jedi-order", at: [400, 200] } as const;
const PADME = { unit: "padme-amidala-spirited-senator", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200] } as const;

/** The speeds at which the unit that is asked for a move may move. */
function speeds(state: State): readonly number[] {
  const tools = game
    .legalActions(state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  return [...new Set(tools)].sort();
}

describe("heroes of the Rebels", () => {
  it("[leg.kw.teamwork] Family Reunion gives Ahsoka Teamwork with Sabine, and the other a speed-2 move when either activates", () => {
    const { state } = playing("family-reunion", { units: [AHSOKA, SABINE, TROOPS] }, FAR, order("p1.0"));
    expect([tokensOf(state, "p1.0"), tokensOf(state, "p1.1")]).toEqual([{ dodge: 1 }, { dodge: 1 }]);
    for (const [acting, other] of [
      ["p1.0", "p1.1"],
      ["p1.1", "p1.0"],
    ] as const) {
      const asked = play(state, [activate(acting)]).state;
      expect(offered(asked)).toEqual([`choose-unit ${other}`, "done"]);
      expect(speeds(play(asked, [unitChosen(other)]).state)).toEqual([1, 2]);
    }
    const far = playing(
      "family-reunion",
      { units: [AHSOKA, { ...SABINE, at: [1500, 200] }] },
      FAR,
      order("p1.0"),
    ).state;
    expect(tokensOf(far, "p1.1")).toEqual({});
  });

  it("[leg.kw.teamwork] Trust Goes Both Ways lends Jyn Inspire 2, and another ordered trooper unit Teamwork with her", () => {
    const { state } = playing(
      "trust-goes-both-ways",
      { units: [JYN, { ...TROOPS, at: [500, 200] }, { ...TROOPS, at: [600, 400] }] },
      FAR,
      order("p1.0"),
      order("p1.1"),
    );
    expect(lent(state)).toEqual(["0 inspire 2 round", "1 teamwork 1 round", "1 trust-goes-both-ways 1 round"]);
    const aimed = play(state, [activate("p1.0"), perform("aim")]).state;
    expect([1, 2].map((unit) => tokensOf(aimed, `p1.${unit}`)["aim"] ?? 0)).toEqual([1, 0]);
  });

  it("[leg.command.timing-5-during-activation] I Rebel lets Jyn move and attack for a suppression token before an enemy near her rallies, once", () => {
    const state = scenario({
      active: "player-2",
      "player-1": { units: [JYN], hand: [], revealed: "i-rebel" },
      "player-2": {
        units: [
          { ...ONE, at: [400, 420], order: "faceup" },
          { unit: "general-veers-master-tactician", at: [600, 420], order: "faceup" },
        ],
        hand: [],
      },
    });
    const asked = play(state, [activate("p2.0")]).state;
    expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
    const moving = play(asked, [effect(0)]).state;
    expect(tokensOf(moving, "p1.0")).toEqual({ suppression: 1 });
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { reason: "action", optional: true } });
    const shooting = play(moving, [PASS]).state;
    expect(offered(shooting)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const past = play(shooting, [DONE]).state;
    expect(game.decision(past)).toMatchObject({ seat: "player-2", kind: "action" });
    expect(lent(past)).toEqual(["0 i-rebel 1 round"]);
    const again = scenario({
      active: "player-2",
      "player-1": { units: [JYN], hand: [], revealed: "i-rebel" },
      "player-2": { units: [{ ...ONE, order: "faceup" }], hand: [] },
      ongoing: [{ unit: "p1.0", keyword: "i-rebel", value: 1, until: "round" }],
    });
    expect(game.decision(again)).toMatchObject({ seat: "player-2", kind: "action" });
  });

  it("[leg.command.timing-5-during-activation] I Rebel gives Jyn Charge in her own activation and not for her answer to an enemy", () => {
    const { state } = playing("i-rebel", { units: [JYN, { ...TROOPS, at: [1500, 200], order: "faceup" }] }, FAR);
    expect(lent(state)).toEqual([]);
    expect(lent(play(state, [activate("p1.0")]).state)).toEqual(["0 charge 1 activation"]);
  });

  it("[leg.attack.one-attack-action] Crack Shot gives Cassian an aim token, Gunslinger and a free attack action, which is his only one", () => {
    const { state } = playing("crack-shot", { units: [CASSIAN] });
    expect(tokensOf(state, "p1.0")).toEqual({ aim: 1 });
    expect(lent(state)).toEqual(["0 gunslinger 1 round"]);
    expect(offered(state)).toEqual(["choose-option gain-suppression", "choose-option decline"]);
    expect(tokensOf(play(state, [pick("gain-suppression")]).state, "p1.0")).toEqual({ aim: 1, suppression: 1 });
    const acting = active("crack-shot", [CASSIAN], [{ unit: "stormtroopers", at: [400, 400] }]);
    const shot = play(acting, [perform("crack-shot")]).state;
    const over = game.decision(shot)?.kind === "attack" ? play(shot, [DONE]).state : shot;
    expect(game.decision(over)).toMatchObject({
      kind: "action",
      context: { actions: 2, done: ["crack-shot", "attack"] },
    });
    expect(offered(over)).not.toContain("perform attack");
    expect(offered(over)).not.toContain("perform crack-shot");
    expect(offered(over)).not.toContain("perform standby");
  });

  it("[leg.command.timing-5-during-activation] Sacrifice lends K-2SO Guardian 4, whose defeat makes a leader beside him immune to ranged attacks", () => {
    expect(lent(playing("sacrifice", { units: [K_2SO, CASSIAN] }, FAR).state)).toEqual(["0 guardian 4 round"]);
    const over = play(
      active("sacrifice", [K_2SO, CASSIAN, { ...TROOPS, at: [500, 300] }], [{ ...ONE, at: [400, 330] }]),
      [DONE],
    ).state;
    expect(offered(over)).toEqual(["choose-unit p1.1", "done"]);
    const given = play(over, [unitChosen("p1.1")]).state;
    expect(given.units[0]?.miniatures[0]?.status).toBe("defeated");
    expect(lent(given)).toContain("1 sacrifice 1 round");
    const attacks = (ongoing: boolean): boolean =>
      offered(
        scenario({
          activating: "p2.0",
          "player-1": { units: [{ ...CASSIAN }], hand: [], revealed: "sacrifice" },
          "player-2": { units: [{ ...ONE, at: [400, 330] }], hand: [] },
          ongoing: ongoing ? [{ unit: "p1.0", keyword: "sacrifice", value: 1, until: "round" }] : [],
        }),
      ).includes("perform attack");
    expect([attacks(false), attacks(true)]).toEqual([true, false]);
  });
});

describe("heroes of the Republic", () => {
  it("[leg.move.granted-speed] I Go Where I'm Needed gives Ahsoka a speed-3 move, Guardian 3, Disengage, a point of courage and speed 1", () => {
    const { state } = playing("i-go-where-im-needed", { units: [PADAWAN] });
    expect(lent(state)).toEqual(["0 guardian 3 round", "0 disengage 1 round"]);
    expect(speeds(state)).toEqual([1, 2, 3]);
    expect(offered(state)).toContain("pass");
    const acting = active("i-go-where-im-needed", [PADAWAN]);
    expect(courageOf({ box: BOX, state: acting }, 0)).toBe(3);
    expect(speeds(play(acting, [perform("move")]).state)).toEqual([1]);
  });

  it("[leg.attack.one-attack-action] You Are Beaten lends Ahsoka Charge, and a second attack and a free move once she has defeated a unit", () => {
    expect(lent(playing("you-are-beaten", { units: [PADAWAN] }).state)).toEqual(["0 charge 1 round"]);
    const frail = active(
      "you-are-beaten",
      [PADAWAN],
      [
        { ...ONE, at: [400, 227] },
        { ...ONE, at: [400, 173] },
      ],
    );
    expect(offered(frail)).not.toContain("perform you-are-beaten");
    const hits = Array.from({ length: 8 }, () => "critical");
    const won = play(frail, [perform("attack"), declare("p2.0")], {
      draws: dice([...hits, ...hits.map(() => "blank")]),
    }).state;
    expect(lent(won)).toEqual(["0 you-are-beaten 1 round"]);
    expect(offered(won)).toContain("perform attack");
    const free = active("you-are-beaten", [PADAWAN]);
    const lending = { unit: 0, keyword: "you-are-beaten", value: 1, until: "round" } as const;
    expect(game.legalActions({ ...free, ongoing: [lending] })).toContainEqual(perform("you-are-beaten"));
  });

  it("[leg.withdraw.move-action] A unit that Ahsoka attacks in melee under You Are Beaten may withdraw at once", () => {
    const state = active("you-are-beaten", [PADAWAN], [{ unit: "darth-vader-dark-lord-of-the-sith", at: [400, 227] }]);
    const fought = play(state, [perform("attack")]).state;
    let asked = fought;
    while (game.decision(asked)?.kind === "pool") asked = play(asked, [PASS]).state;
    expect(game.decision(asked)).toMatchObject({ seat: "player-2", kind: "mission" });
    expect(offered(asked)).toEqual(["choose-option withdraw-freely", "choose-option decline"]);
    const leaving = play(asked, [pick("withdraw-freely")]).state;
    expect(game.decision(leaving)).toMatchObject({ kind: "move", context: { unit: "p2.0", reason: "withdraw" } });
    expect(game.decision(play(asked, [pick("decline")]).state)).toMatchObject({ seat: "player-1", kind: "action" });
  });

  it("[leg.actions.card-action-different] Size Matters Not gives Yoda Jump 1, Charge, Disengage and speed 3, and lets him jump twice", () => {
    expect(lent(playing("size-matters-not", { units: [YODA] }).state)).toEqual([
      "0 jump 1 round",
      "0 charge 1 round",
      "0 disengage 1 round",
    ]);
    const ongoing = [{ unit: "p1.0", keyword: "jump", value: 1, until: "round" }] as const;
    const jumps = (revealed: string): readonly boolean[] => {
      const state = scenario({
        activating: "p1.0",
        actions: 3,
        "player-1": { units: [YODA], hand: [], revealed },
        "player-2": { units: [LOST], hand: [] },
        ongoing,
      });
      const first = moved(play(state, [perform("jump")]).state);
      const second = offered(first).includes("perform jump") ? moved(play(first, [perform("jump")]).state) : first;
      return [offered(first).includes("perform jump"), offered(second).includes("perform jump")];
    };
    expect(jumps("size-matters-not")).toEqual([true, false]);
    expect(speeds(play(active("size-matters-not", [YODA]), [perform("move")]).state)).toEqual([1, 2, 3]);
  });

  it("[leg.end.steps] Size Matters Not brings There Is No Try back to the hand as the End Phase starts", () => {
    const { state } = play(
      scenario({
        phase: "end",
        "player-1": {
          units: [YODA],
          hand: ["standing-orders"],
          revealed: "size-matters-not",
          discard: ["there-is-no-try"],
        },
        "player-2": { ...FAR, hand: ["standing-orders"] },
      }),
      [],
    );
    expect(handOf(state, 0)).toContain("there-is-no-try");
  });

  it("[leg.command.timing-3-issue-orders] Lead From the Front lets up to 3 friends at range 1 of the ordered commander aim or dodge", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
    const mine: SideSpec = {
      battleForce: "501st-legion",
      units: [
        rex,
        { ...CLONES, at: [500, 200] },
        { ...CLONES, at: [300, 200] },
        { ...CLONES, at: [400, 310] },
        { ...CLONES, at: [1300, 200] },
      ],
    };
    const { state } = playing("lead-from-the-front", mine);
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
    expect(offered(play(state, [unitChosen("p1.1"), unitChosen("p1.2")]).state)).toContain("choose-unit p1.3");
    const chosen = play(state, [unitChosen("p1.1"), unitChosen("p1.3"), DONE]).state;
    expect(game.decision(chosen)).toMatchObject({ context: { about: "p1.1" } });
    const given = play(chosen, [pick("gain-aim"), pick("gain-dodge")]).state;
    expect([1, 2, 3, 4].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ aim: 1 }, {}, { dodge: 1 }, {}]);
  });

  it("[leg.kw.indomitable] Leaders of the 501st lets units at range 2 of Rex rally with red dice, for as long as it is in play", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
    const rallied = (x: number, permanents: readonly string[]): unknown => {
      const state = scenario({
        "player-1": {
          battleForce: "501st-legion",
          units: [rex, { ...CLONES, at: [x, 200], order: "faceup", tokens: { suppression: 2 } }],
          hand: [],
          permanents,
        },
        "player-2": { units: [LOST], hand: [] },
      });
      return play(state, [activate("p1.1")]).events.find(({ type }) => type === "dice-rolled");
    };
    const red = { dice: ["red-defense", "red-defense"] };
    expect(rallied(690, ["leaders-of-the-501st"])).toMatchObject(red);
    expect(rallied(1200, ["leaders-of-the-501st"])).not.toMatchObject(red);
    expect(rallied(690, [])).not.toMatchObject(red);
  });

  it("[leg.command.timing-4-start-activation] Our Fate Is in Your Hands lets troopers near Padmé hand her their suppression, for 2 dodge tokens at most", () => {
    const shaken = { tokens: { suppression: 2 } } as const;
    const mine: SideSpec = {
      units: [
        PADME,
        { ...CLONES, ...shaken },
        { ...CLONES, at: [400, 400], tokens: { suppression: 1 } },
        { ...CLONES, at: [1400, 200], ...shaken },
      ],
    };
    const { state } = playing("our-fate-is-in-your-hands", mine, FAR, effect(3));
    expect(lent(state)).toEqual(["0 danger-sense 2 round"]);
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const given = play(state, [unitChosen("p1.1"), unitChosen("p1.1"), unitChosen("p1.2")]).state;
    expect([0, 1, 2].map((unit) => tokensOf(given, `p1.${unit}`)["suppression"] ?? 0)).toEqual([3, 0, 0]);
    expect(tokensOf(given, "p1.0")["dodge"]).toBe(2);
    const one = play(state, [unitChosen("p1.2"), DONE]).state;
    expect([tokensOf(one, "p1.0")["dodge"], tokensOf(one, "p1.0")["suppression"]]).toEqual([1, 1]);
  });

  it("[leg.kw.observe-x.removal] Recon Division gives troopers Observe 1, and enemies in sight keep their observation tokens in the End Phase", () => {
    const watched = { tokens: { observation: 2 } } as const;
    const side = (revealed?: string): State =>
      play(
        scenario({
          phase: "end",
          "player-1": {
            battleForce: "212th-attack-battalion",
            units: [CLONES],
            hand: ["standing-orders"],
            ...(revealed === undefined ? {} : { revealed }),
          },
          "player-2": { units: [{ unit: STORM, at: [600, 600], ...watched }], hand: ["standing-orders"] },
        }),
        [],
      ).state;
    expect(tokensOf(side("recon-division"), "p2.0")).toEqual({ observation: 2 });
    expect(tokensOf(side(), "p2.0")).toEqual({});
    expect(
      offered(
        active("recon-division", [CLONES], [{ ...ONE, at: [600, 400] }], { battleForce: "212th-attack-battalion" }),
      ),
    ).toContain("perform observe");
    expect(lent(side("recon-division"))).toEqual([]);
  });
});
