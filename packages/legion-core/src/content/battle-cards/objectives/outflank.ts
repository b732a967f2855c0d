import { contesting, securedBy } from "../../../mission/contest.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { type UnitIndex, undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { isOfNoRank } from "../../../units/ranks.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { pois } from "../pois.ts";

/** The maximum number of vanguard units of a player. */
const MOST = 3;

const ENOUGH = 2;

/** The primary objective card Outflank with its map and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  outflank: {
    name: "Outflank",
    setup: [
      { place: "flag", count: 4 },
      {
        choose:
          "Each player gives a Vanguard token to up to 3 friendly units that are not commanders and not transported.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(3, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 9, 1.5)],
      redFlank: [rectangle(11, 2, 12, 6)],
      blueFlank: [rectangle(0, 0, 1, 4)],
      pois: [
        [2, 4],
        [6, 4],
        [6, 2],
        [10, 2],
      ],
    },
    scoring: [
      { points: 1, per: "flag secured" },
      { points: 1, per: "round in which 2 or more Vanguard units contest flags the player secures" },
    ],
    rules: [
      "Vanguard units deploy in the flank territory on the short edge; other units may not, except inside a transport.",
    ],
    doubts: ["Read from one map picture and one card picture."],
    en: "The points of interest are flags. In setup each player makes up to 3 friendly units that are not commanders the vanguard, which deploys from the short edge in the flank territory, where no other unit deploys. In each End Phase from round 2 on, a player scores 1 victory point for each flag secured, and 1 if 2 or more vanguard units contest flags that the player secures.",
    es: "Los puntos de interés son banderas. Durante la preparación, cada jugador elige hasta 3 unidades aliadas que no sean Comandantes como vanguardia, que se despliega desde el borde corto en el territorio de flanco, solo para ella. En cada fase Final desde la ronda 2, se anota 1 punto de Victoria por bandera que asegure, y 1 si 2 o más unidades de vanguardia disputan banderas que asegura.",
    tokens: { flag: { en: "flag", es: "bandera" } },
    does: (card) => ({
      setup: ["vanguard"],
      choices: {
        vanguard: {
          kind: "units",
          rule: SCORING_RULE,
          count: MOST,
          may: true,
          candidates: (look, { side }) =>
            undefeated(look.state, side).filter((unit) => isOfNoRank(look, unit, ["commander"])),
          take(work, _asked, chosen) {
            for (const unit of chosen) {
              setCount(work, mark(work, unit, card), 1);
              work.emit({ type: "unit-marked", unit: unitId(work.state, unit), rule: SCORING_RULE, cause: card });
            }
          },
        },
      },
      flanks: isVanguard,
      tally(look, side) {
        const flags = pois(look).filter((token) => securedBy(look, token) === side);
        const ahead = new Set(flags.flatMap((token) => contesting(look, side, token)));
        const vanguard = [...ahead].filter((unit) => isVanguard(look, unit));
        return [flags.length, vanguard.length >= ENOUGH ? 1 : 0];
      },
    }),
  },
}));

function mark({ state }: Pick<Look, "state">, unit: UnitIndex, card: string): string {
  return `${card} ${unitId(state, unit)}`;
}

function isVanguard(look: Look, unit: UnitIndex): boolean {
  return countOf(look.state, mark(look, unit, "outflank")) > 0;
}
