import { describe, expect, it } from "vitest";
import { KEYWORDS } from "../../../src/content/keyword-entries.ts";
import { moveFrame } from "../../../src/moving/moves.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import { MOMENT_IDS } from "../../../src/state/hooks/moments.ts";
import type { Look } from "../../../src/state/look.ts";
import type { State } from "../../../src/state/state.ts";
import { acting as activated, having, PHASE } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { box, type Fielding, scene } from "../../helpers/scene.ts";

const MOVED: GameFrame = { ...moveFrame(0, "action"), stage: "over", made: "standard" };

/** A unit that has a use for much: every miniature of it is hurt, and it has tokens of many kinds. */
const HURT: Fielding = {
  unit: "rebel-troopers",
  at: HERE,
  tokens: { suppression: 1, "inactive-shield": 1, poison: 1, aim: 1, dodge: 1, standby: 1 },
};

/** The first unit, hurt and with a keyword, with others around it or not. */
function standing(
  keyword: string,
  others: readonly [readonly Fielding[], readonly Fielding[]],
  frames: readonly GameFrame[],
): Look {
  const [friends, enemies] = others;
  const start = scene({ armies: [[HURT, ...friends], enemies], frames });
  const units = start.units.map((unit) => ({
    ...unit,
    miniatures: unit.miniatures.map((miniature) => ({ ...miniature, wounds: 1 })),
  }));
  const state: State = having({ ...start, units }, 0, { [keyword]: 1 });
  return { box, state };
}

/** By its name and moment, each keyword that acts for the first unit at a moment that is about one of these: units, or nobody. */
function acting(looks: (keyword: string) => Look, ...abouts: readonly (number | null)[]): readonly string[] {
  return Object.keys(KEYWORDS).flatMap((id) => {
    const look = looks(id);
    const { steps, carried = {} } = box.keywords[id] ?? { steps: {} };
    return MOMENT_IDS.flatMap((moment) =>
      [...(steps[moment] ?? []), ...(carried[moment] ?? [])]
        .filter(({ applies }) => abouts.some((about) => applies(look, { unit: 0, value: 1 }, about)))
        .map(() => `${id} ${moment}`),
    );
  });
}

/** The actions by keywords that the first unit can perform. */
function performing(looks: (keyword: string) => Look): readonly string[] {
  return Object.keys(KEYWORDS).flatMap((id) => {
    const look = looks(id);
    const { steps, carried = {} } = box.keywords[id] ?? { steps: {} };
    return [...(steps.action ?? []), ...(carried.action ?? [])]
      .filter(({ available }) => available(look, { unit: 0, value: 1 }))
      .map((action) => action.id);
  });
}

describe("keywords of a unit that has a use for all of them", () => {
  const alone = (...frames: readonly GameFrame[]) => acting((keyword) => standing(keyword, [[], []], frames), 0, null);

  it("A lone unit on the battlefield, activated or not, can use only the listed keywords", () => {
    const own = [
      "ai perform-actions-start",
      "attack-run activation-start",
      "attack-run undeployed-activation-start",
      "complete-the-mission setup-effects",
      "dauntless perform-actions-start",
      "defend order-issued",
      "disciplined order-issued",
      "field-commander setup-effects",
      "fire-support order-issued",
      "generator end-phase",
      "incognito activation-start",
      "incognito undeployed-activation-start",
      "latent-power activation-end",
      "prepared-position prepared-positions",
      "recharge recovering",
      "regenerate activation-end",
      "reliable activation-phase-start",
      "target order-issued",
      "transport setup-effects",
      "wound enters-play",
    ];
    expect(alone()).toEqual(own);
    expect(alone(MOVED)).toEqual([...own, "agile moving", "tactical moving"].sort());
  });

  it("A lone unit on the battlefield can perform the actions of only the listed keywords", () => {
    expect(performing((keyword) => standing(keyword, [[], []], []))).toEqual([
      "bolster",
      "calculate-odds",
      "jump",
      "master-storyteller",
      "quick-thinking",
      "self-destruct",
      "self-destruct-attack",
      "smoke",
      "spotter",
      "strategize",
      "take-cover",
      "treat",
    ]);
  });

  it("An undeployed unit cannot use keywords that depend on its position", () => {
    const [friend, enemy] = [
      { ...HURT, at: [500, 300] },
      { ...HURT, unit: "stormtroopers", at: [300, 420] },
    ] as const;
    const armies = [[{ ...HURT, at: null }, friend], [enemy]] as const;
    const start = scene({ armies, frames: [PHASE, activated(0)] });
    const waiting = (keyword: string) => ({ box, state: having(start, 0, { [keyword]: 1 }) });
    expect(acting(waiting, 0, null)).toEqual([
      "attack-run activation-start",
      "attack-run undeployed-activation-start",
      "complete-the-mission setup-effects",
      "dauntless perform-actions-start",
      "defend order-issued",
      "disciplined order-issued",
      "field-commander setup-effects",
      "fire-support order-issued",
      "generator end-phase",
      "incognito activation-start",
      "incognito undeployed-activation-start",
      "infiltrate undeployed-activation-start",
      "mobile perform-actions-start",
      "mobile perform-actions-edge",
      "recharge recovering",
      "regenerate activation-end",
      "reliable activation-phase-start",
      "scout perform-actions-start",
      "scouting-party setup-effects",
      "speeder perform-actions-start",
      "speeder perform-actions-edge",
      "target order-issued",
      "transport setup-effects",
      "wound enters-play",
    ]);
  });

  it("A unit uses no keyword at a moment of a friend or an enemy that it could use at its own", () => {
    const friend = { ...HURT, at: [500, 300] } as const;
    const enemy = { ...HURT, unit: "stormtroopers", at: [300, 420] } as const;
    const crowd = (keyword: string) => standing(keyword, [[friend], [enemy]], [PHASE, activated(0), MOVED]);
    const ofAll = acting(crowd, null);
    expect(ofAll).toEqual([
      "complete-the-mission setup-effects",
      "field-commander setup-effects",
      "generator end-phase",
      "recharge recovering",
      "reliable activation-phase-start",
      "scouting-party setup-effects",
      "transport setup-effects",
    ]);
    expect(acting(crowd, 1, 2).filter((one) => !ofAll.includes(one))).toEqual([]);
    expect(acting(crowd, 0).filter((one) => !ofAll.includes(one))).toEqual([
      "agile moving",
      "ai perform-actions-start",
      "attack-run activation-start",
      "attack-run undeployed-activation-start",
      "dauntless perform-actions-start",
      "defend order-issued",
      "demoralize after-rally",
      "disciplined order-issued",
      "fire-support order-issued",
      "incognito activation-start",
      "incognito undeployed-activation-start",
      "inspire activation-end",
      "juyo-mastery perform-actions-start",
      "juyo-mastery after-action",
      "latent-power activation-end",
      "mobile perform-actions-start",
      "mobile perform-actions-edge",
      "prepared-position prepared-positions",
      "regenerate activation-end",
      "relentless after-move-action",
      "speeder perform-actions-start",
      "speeder perform-actions-edge",
      "steady after-move-action",
      "tactical moving",
      "target order-issued",
      "wound enters-play",
    ]);
  });
});
