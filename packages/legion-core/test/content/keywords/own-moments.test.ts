import { expect, it } from "vitest";
import { moveFrame } from "../../../src/moving/moves.ts";
import { effectsOf } from "../../../src/rounds/moments.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { Moment } from "../../../src/state/hooks/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { acting, having, PHASE } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { box, type Fielding, scene } from "../../helpers/scene.ts";

const ACTING: readonly GameFrame[] = [PHASE, acting(0)];
const MOVED: readonly GameFrame[] = [...ACTING, { ...moveFrame(0, "action"), stage: "over", made: "standard" }];
const TROOPERS: Fielding = { unit: "rebel-troopers", at: HERE };
const SUPPRESSED: Fielding = { ...TROOPERS, tokens: { suppression: 1 } };
const DROIDEKAS: Fielding = { unit: "droidekas", at: HERE };
const OWN = { value: 1, frames: ACTING, bearer: TROOPERS } as const;

/** A keyword that acts at a moment of its own unit, and a unit that could use it: of value 0 it is on the card of the unit. */
interface Row {
  readonly keyword: string;
  readonly moment: Moment;
  readonly value: number;
  readonly frames: readonly GameFrame[];
  readonly bearer: Fielding;
  /** Whether the unit has a wound. */
  readonly hurt?: true;
}

const ROWS: readonly Row[] = [
  { ...OWN, keyword: "attack-run", moment: "activation-start" },
  { ...OWN, keyword: "dauntless", moment: "perform-actions-start", bearer: SUPPRESSED },
  { ...OWN, keyword: "demoralize", moment: "after-rally" },
  { ...OWN, keyword: "disciplined", moment: "order-issued", bearer: SUPPRESSED },
  { ...OWN, keyword: "incognito", moment: "activation-start" },
  { ...OWN, keyword: "inspire", moment: "activation-end" },
  { ...OWN, keyword: "latent-power", moment: "activation-end" },
  { ...OWN, keyword: "recharge", moment: "recovering", bearer: { ...TROOPERS, tokens: { "inactive-shield": 1 } } },
  { ...OWN, keyword: "regenerate", moment: "activation-end", hurt: true },
  { ...OWN, keyword: "relentless", moment: "after-move-action", frames: MOVED },
  { ...OWN, keyword: "steady", moment: "after-move-action", frames: MOVED },
  { ...OWN, keyword: "wheel-mode", moment: "activation-start", value: 0, bearer: DROIDEKAS },
];

/** The unit with the keyword beside a suppressed friend, with an enemy near both. */
function standing({ keyword, value, frames, bearer, hurt }: Row): State {
  const friend: Fielding = { ...SUPPRESSED, at: [500, 300] };
  const state = scene({ armies: [[bearer, friend], [{ unit: "stormtroopers", at: [300, 420] }]], frames });
  const wounded = (one: State["units"][number], unit: number): typeof one => {
    if (hurt !== true || unit !== 0) return one;
    return { ...one, miniatures: one.miniatures.map((miniature) => ({ ...miniature, wounds: 1 })) };
  };
  return having({ ...state, units: state.units.map(wounded) }, 0, value === 0 ? {} : { [keyword]: value });
}

it.each(ROWS)("A unit uses $keyword at its own $moment, but not at that of a friend", (row) => {
  const look = { box, state: standing(row) };
  const effects = effectsOf(look, 0, row.moment).filter(({ source }) => source === row.keyword);
  expect([0, 1].map((about) => effects.map(({ applies }) => applies(look, about)))).toEqual([[true], [false]]);
});
