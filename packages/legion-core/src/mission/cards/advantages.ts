import { at } from "@sw/tabletop";
import type { BattleCard, MissionHook } from "../../state/hooks/battle-card.ts";
import { undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";

const SPECIAL = "leg.cards.advantage-content";

/** What happens as the first Activation Phase begins. */
function atFirstActivation(run: MissionHook["run"]): MissionHook {
  return { moment: "activation-phase-start", applies: ({ state }) => state.round === 1, run };
}

const advancedIntel: BattleCard = {
  id: "advanced-intel",
  moments: [
    atFirstActivation((work, player) => {
      const own = work.player(player);
      own.passPool += 1;
      work.emit({
        type: "pass-pool",
        seat: seatOf(player),
        tokens: own.passPool,
        rule: SPECIAL,
        cause: "advanced-intel",
      });
    }),
  ],
};

const cunningDeployment: BattleCard = {
  id: "cunning-deployment",
  choices: {
    units: {
      kind: "units",
      rule: SPECIAL,
      count: 3,
      candidates: ({ state }, { player }) => undefeated(state, player),
      take(work, _asked, chosen) {
        for (const unit of chosen) gainTokens(work, unit, "dodge", 1, { rule: SPECIAL, cause: "cunning-deployment" });
      },
    },
  },
  moments: [
    atFirstActivation((work, player) =>
      work.push({
        kind: "mission",
        card: "cunning-deployment",
        choice: "units",
        player,
        about: null,
        chosen: [],
      }),
    ),
  ],
};

/** The keyword that Black Ops gives, and the most miniatures of a unit that it may choose. */
const BLACK_OPS = { keyword: "infiltrate", most: 6 } as const;

function fitsBlackOps(look: Look, unit: number): boolean {
  const { type, miniatures } = profileOf(look, unit);
  const rank = rankOf(look, unit);
  const fits = rank === "corps" || rank === "special-forces";
  return fits && !isVehicle(type) && miniatures.length <= BLACK_OPS.most;
}

const blackOps: BattleCard = {
  id: "black-ops",
  choices: {
    unit: {
      kind: "units",
      rule: SPECIAL,
      count: 1,
      candidates: (look, { player }) => undefeated(look.state, player).filter((unit) => fitsBlackOps(look, unit)),
      take(work, _asked, chosen) {
        const unit = at(chosen, 0);
        const cause = { rule: SPECIAL, cause: "black-ops" } as const;
        if (keywordsOf(work, unit)[BLACK_OPS.keyword] !== undefined) {
          gainTokens(work, unit, "aim", 1, cause);
          gainTokens(work, unit, "dodge", 1, cause);
          return;
        }
        beginOngoing(work, { unit, keyword: BLACK_OPS.keyword, value: 1, until: "game" }, cause);
      },
    },
  },
  moments: [
    atFirstActivation((work, player) =>
      work.push({ kind: "mission", card: "black-ops", choice: "unit", player, about: null, chosen: [] }),
    ),
  ],
};

const PREPARED = "prepared-position";

const garrison: BattleCard = {
  id: "garrison",
  setup: ["unit"],
  choices: {
    unit: {
      kind: "units",
      rule: SPECIAL,
      count: 1,
      may: true,
      candidates: (look, { player }) =>
        undefeated(look.state, player).filter(
          (unit) => rankOf(look, unit) === "corps" && keywordsOf(look, unit)[PREPARED] === undefined,
        ),
      take(work, _asked, chosen) {
        const cause = { rule: SPECIAL, cause: "garrison" } as const;
        for (const unit of chosen) beginOngoing(work, { unit, keyword: PREPARED, value: 1, until: "game" }, cause);
      },
    },
  },
};

/** Advantage cards. */
export const ADVANTAGE: readonly BattleCard[] = [
  advancedIntel,
  cunningDeployment,
  { id: "fortified-position", barricades: 3 },
  garrison,
  blackOps,
];
