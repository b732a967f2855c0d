import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, test } from "vitest";
import { type Case, EXPANDED, expectTarget } from "./decision-table.ts";

const FORCE = { units: { stormtrooper: 1 } } as const;
const STRONG = { units: { "at-at": 1 } } as const;

/** Rebel leaders on Endor and Ilum, both held by the Empire; `more` says what differs. */
function hunted(leaders: Scenario["leaders"], more: Scenario["systems"] = {}): Scenario {
  return { leaders: { "princess-leia": "supply", ...leaders }, systems: { endor: FORCE, ilum: FORCE, ...more } };
}

/** The same as captives, the second one frozen: the Empire has one ring of each kind. */
function held(leaders: Scenario["leaders"], more: Scenario["systems"] = {}, rest: Scenario = {}): Scenario {
  const rings = ["captured", "carbonite"];
  const captives = Object.entries(leaders ?? {}).map(([leader, spot]) =>
    CAPTIVES.has(leader) && typeof spot === "string"
      ? [leader, { at: spot, ring: rings.shift() ?? null }]
      : [leader, spot],
  );
  return { ...rest, ...hunted(Object.fromEntries(captives), more) };
}
const CAPTIVES = new Set([
  "chewbacca",
  "luke-skywalker",
  "wedge-antilles",
  "han-solo",
  "lando-calrissian",
  "general-madine",
  "general-rieekan",
]);

describe("which free leader a mission is against", () => {
  test.for<Case>(
    (
      [
        ["solo.decision.capture-rebel-operative", "capture-rebel-operative"],
        ["solo.decision.detained", "detained"],
        ["solo.decision.collect-bounty", "collect-bounty"],
      ] as const
    ).flatMap(([rule, card]): readonly Case[] => [
      [rule, card, "skill-score", hunted({ "han-solo": "endor", chewbacca: "ilum" }), "han-solo"],
      [rule, card, "favourable", hunted({ "han-solo": "endor", "lando-calrissian": "ilum" }), "lando-calrissian"],
      [
        rule,
        card,
        "strength",
        hunted({ "luke-skywalker": "endor", "general-rieekan": "ilum" }, { ilum: STRONG }),
        "general-rieekan",
      ],
      [rule, card, "die", hunted({ "luke-skywalker": "endor", "general-rieekan": "ilum" }), "luke-skywalker", 8],
    ]),
  )("[%s] The automa chooses the leader that %s targets by the criterion %s", (tested) => expectTarget(tested));
});

describe("which captive a mission is against", () => {
  const BY_SKILL = held({ "han-solo": "endor", chewbacca: "ilum" });
  const BOX = { config: EXPANDED } as const;
  test.for<Case>([
    ...(
      [
        ["solo.decision.retrieve-the-plans", "retrieve-the-plans", {}],
        ["solo.decision.interrogation", "interrogation", {}],
        ["solo.decision.exploit-weakness", "exploit-weakness", BOX],
      ] as const
    ).flatMap(([rule, card, box]): readonly Case[] => [
      [rule, card, "favourable", held({ "han-solo": "endor", "general-rieekan": "ilum" }, {}, box), "general-rieekan"],
      [
        rule,
        card,
        "skill-score",
        held({ "lando-calrissian": "endor", "general-rieekan": "ilum" }, {}, box),
        "lando-calrissian",
      ],
      [
        rule,
        card,
        "die",
        held({ "luke-skywalker": "endor", "general-rieekan": "ilum" }, {}, box),
        "general-rieekan",
        1,
      ],
    ]),
    [
      "solo.decision.interrogation-droid",
      "interrogation-droid",
      "favourable",
      held({ "han-solo": "endor", "general-madine": "ilum" }),
      "han-solo",
    ],
    [
      "solo.decision.interrogation-droid",
      "interrogation-droid",
      "skill-score",
      held({ "wedge-antilles": "endor", chewbacca: "ilum" }),
      "chewbacca",
    ],
    [
      "solo.decision.lure-of-the-dark-side",
      "lure-of-the-dark-side",
      "luke-skywalker",
      held({ "han-solo": "endor", "luke-skywalker": "ilum" }),
      "luke-skywalker",
    ],
    ["solo.decision.lure-of-the-dark-side", "lure-of-the-dark-side", "skill-score", BY_SKILL, "han-solo"],
    [
      "solo.decision.lure-of-the-dark-side",
      "lure-of-the-dark-side",
      "favourable",
      held({ "han-solo": "endor", "lando-calrissian": "ilum", "boba-fett": "ilum" }),
      "lando-calrissian",
    ],
    ["solo.decision.homing-beacon", "homing-beacon", "skill-score", BY_SKILL, "han-solo"],
    [
      "solo.decision.homing-beacon",
      "homing-beacon",
      "favourable",
      held({ "han-solo": "endor", "general-madine": "ilum" }),
      "han-solo",
    ],
    ["solo.decision.carbon-freezing", "carbon-freezing", "skill-score", BY_SKILL, "han-solo"],
    [
      "solo.decision.carbon-freezing",
      "carbon-freezing",
      "favourable",
      held({ "han-solo": "endor", "lando-calrissian": "ilum" }),
      "lando-calrissian",
    ],
    ["solo.decision.make-an-example", "make-an-example", "skill-score", { ...BY_SKILL, ...BOX }, "han-solo"],
    [
      "solo.decision.make-an-example",
      "make-an-example",
      "favourable",
      held({ "han-solo": "endor", "lando-calrissian": "ilum", "boba-fett": "ilum" }, {}, BOX),
      "lando-calrissian",
    ],
    ["solo.decision.break-their-will", "break-their-will", "favourable", { ...BY_SKILL, ...BOX }, "chewbacca"],
    [
      "solo.decision.were-the-bait",
      "were-the-bait",
      "strength",
      held({ "han-solo": "endor", chewbacca: "ilum" }, { endor: STRONG }, BOX),
      "han-solo",
    ],
    ["solo.decision.were-the-bait", "were-the-bait", "favourable", { ...BY_SKILL, ...BOX }, "chewbacca"],
  ])("[%s] The automa chooses the captured leader that %s targets by the criterion %s", (tested) =>
    expectTarget(tested),
  );
});
