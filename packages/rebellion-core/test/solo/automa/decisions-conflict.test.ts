import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { type Case, EXPANDED, expectDecided, expectTarget } from "./decision-table.ts";
import { decided, kept, reasonFor, TURN } from "./table.ts";

const REBEL = { loyalty: "rebel" } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const RULED = { subjugated: true, units: { stormtrooper: 1 } } as const;
const SHIP = { units: { "star-destroyer": 1 } } as const;
const FORCE = { units: { stormtrooper: 1 } } as const;
const STRONG = { units: { "at-at": 1 } } as const;
const BOX = { config: EXPANDED } as const;
const ONE_BASE = {
  base: { system: "dantooine", among: ["dantooine"] },
  probes: ["dagobah", "dathomir", "endor", "hoth", "ilum", "tatooine", "yavin"],
} as const;

/** A row, what decides although the next criterion says otherwise, the situation, and who or what is chosen. */
type Conflict = readonly [card: string, decides: string, situation: Scenario, target: string];

function cases(conflicts: readonly Conflict[]): readonly Case[] {
  return conflicts.map(([card, ...rest]) => [
    `solo.decision.${card.replace(/-(imperial|rote)$/, "")}` as Case[0],
    card,
    ...rest,
  ]);
}

/** Free Rebel leaders on Endor and Ilum, where the Empire has these units. */
function free(endor: string, ilum: string, units: Scenario["systems"] = {}): Scenario {
  const leaders = { "princess-leia": "supply", [endor]: "endor", [ilum]: "ilum" };
  return { ...BOX, leaders, systems: { endor: FORCE, ilum: FORCE, ...units } };
}

/** Captives on Endor and Ilum, the second one in carbonite. */
function captive(endor: string, ilum: string, more: Scenario["leaders"] = {}): Scenario {
  const leaders = {
    [endor]: { at: "endor", ring: "captured" },
    [ilum]: { at: "ilum", ring: "carbonite" },
    ...more,
  } as const;
  return { leaders, systems: { endor: FORCE, ilum: FORCE } };
}

describe("An earlier criterion of a mission's row decides against the next one", () => {
  test.for(
    cases([
      ...["capture-rebel-operative", "detained", "collect-bounty"].flatMap((card): readonly Conflict[] => [
        [card, "skill-score", free("han-solo", "general-rieekan"), "han-solo"],
        [card, "skill-score", free("han-solo", "general-rieekan", { ilum: STRONG }), "han-solo"],
        [card, "favourable", free("han-solo", "lando-calrissian", { endor: STRONG }), "lando-calrissian"],
      ]),
      ["carbon-freezing", "skill-score", captive("han-solo", "general-rieekan"), "han-solo"],
      ["homing-beacon", "skill-score", captive("han-solo", "chewbacca"), "han-solo"],
      ["interrogation-droid", "favourable", captive("han-solo", "chewbacca"), "chewbacca"],
      ["make-an-example", "skill-score", { ...captive("han-solo", "chewbacca"), ...BOX }, "han-solo"],
      [
        "lure-of-the-dark-side",
        "luke-skywalker",
        captive("luke-skywalker", "han-solo", { "boba-fett": "ilum", "darth-vader": "ilum" }),
        "luke-skywalker",
      ],
      ["lure-of-the-dark-side", "skill-score", captive("han-solo", "chewbacca"), "han-solo"],
    ]),
  )(
    "[%s] For %s the automa chooses a leader by the criterion %s although the next criterion prefers another",
    (tested) => expectTarget(tested),
  );

  test.for(
    cases([
      [
        "gather-intel",
        "favourable",
        {
          systems: { naboo: REBEL, bothawui: REBEL, tatooine: { units: { "star-destroyer": 1, stormtrooper: 1 } } },
          leaders: { "colonel-yularen": "naboo" },
        },
        "naboo",
      ],
      [
        "rule-by-fear",
        "production",
        { systems: { kessel: RULED, utapau: RULED }, leaders: { "emperor-palpatine": "kessel" } },
        "utapau",
      ],
      [
        "rule-by-fear",
        "production",
        { systems: { kessel: SHIP, utapau: SHIP }, leaders: { "emperor-palpatine": "kessel" } },
        "utapau",
      ],
      [
        "rule-by-fear",
        "subjugated",
        { systems: { kessel: RULED, malastare: SHIP }, leaders: { "emperor-palpatine": "malastare" } },
        "kessel",
      ],
      [
        "fear-will-keep-them-in-line",
        "region-of-rebels",
        { systems: { hoth: SHIP, tatooine: SHIP, ryloth: REBEL, mustafar: RULED } },
        "tatooine",
      ],
      ["fear-will-keep-them-in-line", "region-of-rule", { systems: { hoth: SHIP, ilum: SHIP, bespin: RULED } }, "hoth"],
      [
        "draw-them-out",
        "favourable",
        { ...BOX, systems: { endor: FORCE, mustafar: { ...IMPERIAL, ...STRONG } }, leaders: { "boba-fett": "endor" } },
        "endor",
      ],
      [
        "imperial-propaganda",
        "most-rebel-systems",
        {
          systems: {
            ...{ rodia: IMPERIAL, ryloth: REBEL, geonosis: REBEL },
            ...{ mustafar: IMPERIAL, bespin: { ...REBEL, units: { "rebel-trooper": 3 } } },
          },
        },
        "rodia",
      ],
      ...["trade-negotiations", "display-of-power", "message-from-high-command"].flatMap(
        (card): readonly Conflict[] => [
          [
            card,
            "production",
            {
              ...(card === "message-from-high-command" && BOX),
              systems: { kessel: REBEL, naboo: REBEL },
              leaders: { "emperor-palpatine": "kessel" },
            },
            "naboo",
          ],
          [
            card,
            "rebel-system",
            {
              ...(card === "message-from-high-command" && BOX),
              systems: { kessel: REBEL },
              leaders: { "emperor-palpatine": "utapau" },
            },
            "kessel",
          ],
        ],
      ),
      ["message-from-high-command", "production", { ...BOX, leaders: { "emperor-palpatine": "kessel" } }, "utapau"],
      ["trade-negotiations", "production", { leaders: { "emperor-palpatine": "kessel" } }, "utapau"],
      ...["intercept-transmission", "stolen-intel"].map(
        (card): Conflict => [
          card,
          "favourable",
          {
            ...(card === "stolen-intel" && BOX),
            systems: { kessel: REBEL, naboo: REBEL },
            leaders: { "colonel-yularen": "kessel" },
          },
          "kessel",
        ],
      ),
      [
        "secret-weapons-research",
        "imperial-leader",
        { systems: { utapau: IMPERIAL, kessel: IMPERIAL }, leaders: { "boba-fett": "kessel" } },
        "kessel",
      ],
      [
        "deployment",
        "distance",
        {
          ...BOX,
          systems: { rodia: IMPERIAL },
          leaders: { "emperor-palpatine": "tatooine" },
          base: { system: "ilum" },
          probes: ["dagobah", "dantooine", "dathomir", "endor", "hoth", "yavin"],
        },
        "ilum",
      ],
      ["hire-mercenaries", "possible-base", { ...BOX, ...ONE_BASE }, "dantooine"],
      [
        "oversee-project",
        "imperial-system",
        { systems: { kessel: { ...IMPERIAL, ...FORCE }, utapau: SHIP } },
        "kessel",
      ],
    ]),
  )(
    "[%s] For %s the automa chooses a system by the criterion %s although the next criterion prefers another",
    (tested) => expectTarget(tested),
  );
});

describe("An earlier criterion of an action card's row decides against the next one", () => {
  test.each([
    ["track-them", "skill-score", { "darth-vader": "naboo", "grand-moff-tarkin": "naboo" }, "darth-vader"],
    ["track-them", "skill-score", { "boba-fett": "naboo", "general-veers": "naboo" }, "boba-fett"],
    ["track-them", "most-skills", { "grand-moff-tarkin": "naboo", "admiral-piett": "naboo" }, "grand-moff-tarkin"],
    ["post-bounty", "skill-score", { "princess-leia": "naboo", "han-solo": "naboo" }, "princess-leia"],
    ["sweep-the-area", "skill-score", { "princess-leia": "naboo", "han-solo": "naboo" }, "princess-leia"],
  ] as const)(
    "[solo.decision.%s] The automa chooses the leader for the card by the criterion %s although the next criterion prefers another",
    (card, by, leaders, leader) => {
      const effect = { card, system: "naboo", ...(card === "sweep-the-area" && ({ part: "held", pc: 1 } as const)) };
      const systems = { kessel: { units: { stormtrooper: 1 } } };
      const reason = reasonFor(decided({ ...TURN, ...BOX, systems, leaders, effect }), "card-leader");
      expect(reason.chosen).toBe(leader);
      expect(reason.criteria.at(-1)?.criterion).toBe(by);
    },
  );

  test.for<Case>([
    [
      "solo.decision.boba-fett-where",
      "boba-fett-where",
      "production",
      { systems: { kessel: IMPERIAL, utapau: IMPERIAL }, leaders: { "boba-fett": "pool" } },
      "utapau",
    ],
    [
      "solo.decision.scouting-mission",
      "scouting-mission",
      "rebel-system",
      { systems: { kessel: REBEL, utapau: { units: { "x-wing": 1 } } }, leaders: { "soontir-fel": "pool" } },
      "kessel",
    ],
  ])(
    "[%s] For the action card %s the automa chooses a system by the criterion %s although the next criterion prefers another",
    (tested) => {
      const [, card, , situation] = tested;
      const [leader = ""] = Object.keys(situation.leaders ?? {});
      expectDecided(decided({ ...TURN, ...situation, effect: { card, leader } }), "card-system", tested);
    },
  );

  /** The Empire may bring Admiral Piett (3 in space) or General Veers (3 on the ground) to a combat with these Rebels. */
  const brought = (units: Readonly<Record<string, number>>) =>
    decided({
      ...TURN,
      systems: { naboo: { units: { "star-destroyer": 1, stormtrooper: 1, ...units } } },
      leaders: { "admiral-piett": "pool", "general-veers": "pool" },
      imperial: { actions: ["ready-for-action"] },
      combat: { system: "naboo", initiator: "imperial" },
      frames: [{ kind: "window", timing: "start-of-combat", side: 1, asked: 0, system: 21 }],
    });

  test.each([
    ["general-veers", { "x-wing": 2, "shield-generator": 1 }],
    ["admiral-piett", { "mon-calamari-cruiser": 1, "rebel-trooper": 2 }],
  ] as const)(
    "[solo.decision.ready-for-action] Ready for Action brings %s by the strength, not the number, of the Rebel units",
    (leader, units) => {
      expect(brought(units).action).toEqual({ type: "use-action", subject: "ready-for-action", leader });
    },
  );

  test("[solo.decision.ready-for-action] Ready for Action compares the sums of tactic values where the Rebels are as strong in both theaters", () => {
    const reason = reasonFor(brought({ "x-wing": 2, "rebel-trooper": 2 }), "card-leader");
    expect(kept(reason)).toEqual({
      "tactic-score": ["admiral-piett", "general-veers"],
      "least-skill-score": ["general-veers"],
    });
  });
});
