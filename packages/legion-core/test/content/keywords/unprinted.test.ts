import { playLine } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { ENTRIES } from "../../../src/content/entries.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import { actionKey } from "../../../src/state/actions.ts";
import { compileBox } from "../../../src/state/box.ts";
import { oneOf } from "../../../src/state/hooks/played.ts";
import type { State } from "../../../src/state/state.ts";
import { scenario } from "../../../src/testing/scenario.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { beginOngoing } from "../../../src/units/ongoing.ts";
import { rankOf } from "../../../src/units/ranks.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { perform } from "../../helpers/actions.ts";
import { acts } from "../../helpers/activations.ts";
import { Attack } from "../../helpers/pools.ts";
import { offered } from "../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../helpers/scene.ts";

/** The E-11 of Stormtroopers with a keyword that no weapon of the box has. */
function shot(keyword: string, defender: "at-st" | "rebel-troopers"): readonly string[] {
  const home: Catalogue = {
    ...defaultCatalogue,
    units: defaultCatalogue.units.flatMap((card) => {
      if (!["stormtroopers", "at-st", "rebel-troopers"].includes(card.id)) return [];
      if (card.id !== "stormtroopers") return [card];
      const weapons = card.weapons.map((weapon) => ({ ...weapon, keywords: [{ id: keyword, value: 1 }] }));
      return [{ ...card, weapons }];
    }),
    upgrades: [],
    counterparts: [],
    commands: defaultCatalogue.commands.filter(({ id }) => id === "standing-orders"),
  };
  const own = engineOf(compileBox({ ...ENTRIES, catalogue: home }));
  const start = scenario({
    catalogue: home,
    activating: "p1.0",
    "player-1": { units: [{ unit: "stormtroopers", at: [300, 300], defeated: 3 }], orderPool: {} },
    "player-2": { units: [{ unit: defender, at: [300, 520], order: "faceup" }], orderPool: {} },
  });
  const { state } = playLine({ ...own, actionKey }, start, [perform("attack")]);
  return own.legalActions(state).map(actionKey);
}

describe("Anti-Materiel and Anti-Personnel", () => {
  it("[leg.kw.anti-materiel-x] Anti-Materiel upgrades dice of its weapon against vehicles, but not against troopers", () => {
    expect(shot("anti-materiel", "at-st")).toContain("choose-option anti-materiel white-attack");
    expect(shot("anti-materiel", "rebel-troopers").filter((key) => key.includes("anti-materiel"))).toEqual([]);
  });

  it("[leg.kw.anti-personnel-x] Anti-Personnel upgrades dice of its weapon against troopers, but not against vehicles", () => {
    expect(shot("anti-personnel", "rebel-troopers")).toContain("choose-option anti-personnel white-attack");
    expect(shot("anti-personnel", "at-st").filter((key) => key.includes("anti-personnel"))).toEqual([]);
  });

  it("[leg.kw.anti-materiel-x] Anti-Materiel 2 upgrades two dice of its own weapon once each, and none of another weapon", () => {
    const cannon = { dice: [1, 1, 0], keywords: { "anti-materiel": 2 } } as const;
    const attack = new Attack({ weapons: [cannon, { dice: [3, 3, 0] }] });
    expect(attack.options).toEqual(["anti-materiel white-attack", "anti-materiel black-attack", "pass"]);
    attack.choose("anti-materiel white-attack");
    expect(attack.options).toEqual(["anti-materiel black-attack", "pass"]);
    attack.choose("anti-materiel black-attack");
    expect(attack.pool).toMatchObject({ stage: "roll-attack", dice: [3, 4, 1] });
  });

  it("[leg.kw.anti-personnel-x] Each of two weapons with Anti-Personnel 1 upgrades one die of its own", () => {
    const [white, black] = [[2, 0, 0] as const, [0, 2, 0] as const].map((dice) => ({
      dice,
      keywords: { "anti-personnel": 1 },
    }));
    const attack = new Attack({ weapons: [white, black].flatMap((one) => one ?? []) });
    attack.choose("anti-personnel white-attack");
    expect(attack.options).toEqual(["anti-personnel black-attack", "pass"]);
  });
});

describe("Pulling the Strings", () => {
  const STRINGS = { unit: 0, keyword: "pulling-the-strings", value: 1, until: "game" } as const;
  const leia = { unit: "leia-organa-fearless-and-inventive", at: [300, 300] } as const;
  const friend: Fielding = { unit: "rebel-troopers", at: [300, 480] };
  const walker: Fielding = { unit: "at-rt-rebel-alliance", at: [450, 300] };
  const pulled = (at: readonly [number, number]): State => {
    const state = acts([leia, friend, walker], [{ unit: "stormtroopers", at }]).state;
    return playOut({ ...state, ongoing: [STRINGS] }, [perform("pulling-the-strings")]).state;
  };

  it("[leg.kw.pulling-the-strings] Pulling the Strings lets another trooper unit at range 2 make a free attack or move action", () => {
    const asked = pulled([300, 700]);
    expect(offered(asked)).toEqual(["choose-option strings-attack", "choose-option strings-move", "done"]);
    const attack = playOut(asked, [{ type: "choose-option", subject: "strings-attack" }]).state;
    expect(attack.frames.find(({ kind }) => kind === "attack")).toMatchObject({ attacker: 1 });
    const move = playOut(asked, [{ type: "choose-option", subject: "strings-move" }]).state;
    expect(move.frames[move.frames.length - 1]).toMatchObject({ kind: "move", unit: 1, reason: "action" });
    expect(offered(playOut(asked, [{ type: "done" }]).state)).toContain("perform aim");
  });

  it("[leg.kw.pulling-the-strings] Pulling the Strings does not offer an attack without an enemy in range", () => {
    expect(offered(pulled([1700, 800]))).toEqual(["choose-option strings-move", "done"]);
  });
});

describe("Covert Ops", () => {
  const veers: Fielding = { unit: "general-veers-master-tactician", at: null };
  const agents: Fielding = { unit: "stormtroopers", at: null };
  const setUp = (mine: readonly Fielding[]): State =>
    scene({ armies: [mine, [{ unit: "rebel-troopers" }]], state: { phase: "setup", round: 0 } });
  const COVERT = oneOf(box.keywords, "covert-ops", "setup-effects");

  it("[leg.kw.covert-ops] In set-up a unit with Covert Ops may become an operative with Infiltrate if another unit is a commander", () => {
    const start = setUp([agents, veers]);
    const bearer = { unit: 0, value: 1 };
    expect(COVERT?.applies({ box, state: start }, bearer, null)).toBe(true);
    const { state } = done(start, (work) => COVERT?.run(work, bearer, null));
    expect([rankOf({ box, state: start }, 0), rankOf({ box, state }, 0)]).toEqual(["corps", "operative"]);
    expect(keywordsOf({ box, state }, 0)["infiltrate"]).toBe(1);
    expect(COVERT?.applies({ box, state }, bearer, null)).toBe(false);
  });

  it("[leg.kw.covert-ops] The only commander of an army is not offered Covert Ops", () => {
    const state = setUp([agents, veers]);
    expect(COVERT?.applies({ box, state }, { unit: 1, value: 1 }, null)).toBe(false);
    expect(COVERT).toMatchObject({ may: true });
  });
});

describe("Immune: Enemy Effects", () => {
  const IMMUNE = { unit: "p2.0", keyword: "immune-enemy-effects", value: 1, until: "game" } as const;
  const begun = (immune: boolean): State =>
    scenario({
      "player-1": {
        units: [
          { unit: "cad-bane-needs-no-introduction", at: [300, 300], order: "faceup", tokens: { suppression: 2 } },
          { unit: "stormtroopers", at: [1700, 100], order: "faceup" },
        ],
        revealed: "im-in-control",
        faction: "galactic-empire",
        hand: [],
      },
      "player-2": {
        units: [
          { unit: "rebel-veterans", at: [300, 480] },
          { unit: "rebel-troopers", at: [480, 300] },
        ],
        hand: [],
      },
      ongoing: immune ? [IMMUNE] : [],
    });

  it("[leg.kw.immune-enemy-effects] An enemy command card cannot choose a unit that is immune to enemy effects", () => {
    const offers = (immune: boolean) => offered(playOut(begun(immune), [{ type: "activate", subject: "p1.0" }]).state);
    expect(offers(false)).toContain("choose-unit p2.0");
    expect(offers(true)).not.toContain("choose-unit p2.0");
    expect(offers(true)).toContain("choose-unit p2.1");
  });

  it("[leg.kw.immune-enemy-effects] A unit that is immune to enemy effects gains no tokens and suffers no wounds from enemy cards", () => {
    const after = (unit: number, cause: string) => {
      const because = { rule: "leg.cards.command-use", cause } as const;
      const { state } = done(begun(true), (work) => {
        gainTokens(work, unit, "suppression", 1, because);
        beginOngoing(work, { unit, keyword: "stationary", value: 1, until: "round" }, because);
        dealWounds(work, unit, 1, because);
      });
      const wounds = state.frames.filter(({ kind }) => kind === "wounds").length;
      return [unitTokens(state, unit, "suppression"), keywordsOf({ box, state }, unit)["stationary"] ?? 0, wounds];
    };
    expect(after(2, "im-in-control")).toEqual([0, 0, 0]);
    expect(after(3, "im-in-control")).toEqual([1, 1, 1]);
    expect(after(2, "interrogate")).toEqual([1, 1, 1]);
  });
});
