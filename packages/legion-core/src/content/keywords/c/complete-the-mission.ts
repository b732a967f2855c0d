import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { putToken } from "../../../mission/assets.ts";
import { tokenShape } from "../../../mission/contest.ts";
import { contestedFault, tokenFault } from "../../../mission/placing.ts";
import { spotsAcross } from "../../../mission/spots.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, defending, figure, guarding, must, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { isUnitAtRange } from "../../../table/range.ts";
import { askNamed } from "../../../units/choosing.ts";
import { companyOf, sceneOf } from "../../../units/positions.ts";
import { CRITICAL_OFFER } from "../criticals.ts";

/** The name of its tokens, and how near they have to be. */
const TOKEN = "priority-mission";
const REACH = 1;

const PLACING = { rule: "leg.kw.complete-the-mission.setup", cause: "complete-the-mission" } as const satisfies Cause;

export const COMPLETE_THE_MISSION = (): GameKeyword => ({
  id: "complete-the-mission",
  does: [
    must(
      "setup-effects",
      () => true,
      (work, { unit }) => askNamed(work, "complete-the-mission", "place", unit),
    ),
    on("choices", {
      place: {
        kind: "spot",
        rule: PLACING.rule,
        subjects: () => [TOKEN],
        spots: (look, _subject, density) => spotsAcross(look, "advantage", density),
        fault: (look, _asked, _subject, to) =>
          tokenFault(look, "advantage", to) ?? contestedFault(look, "advantage", to, PLACING.rule),
        take: (work, { player }, name, to) => putToken(work, { kind: "advantage", name, owner: player }, to, PLACING),
      },
    }),
    attacking(adds("surge-to-critical", 2), CRITICAL_OFFER),
    defending(adds("surge-to-block", 1)),
    guarding(adds("surge-to-block", 1)),
    figure("in-attack", (look, { unit, value }, { part, enemy }) =>
      isOnMission(look, at(look.state.units, unit).owner, part === "attacks" ? enemy : unit) ? value : 0,
    ),
  ],
});

export const COMPLETE_THE_MISSION_TEXT: KeywordText = {
  id: "complete-the-mission",
  name: { en: "Complete the Mission", es: "Completar la misión" },
  does: {
    en: "During setup a priority mission token is placed in contested territory. At range 1 of a friendly one the unit converts defense surges to blocks. Its pools against enemies at range 1 of a friendly one have Critical 2.",
    es: "Durante la preparación se coloca una ficha de Misión prioritaria en territorio disputado. A alcance 1 de una aliada, la unidad convierte los incrementos de defensa en bloqueos. Sus reservas contra enemigos a alcance 1 de una aliada tienen Crítico 2.",
  },
  tokens: { "priority-mission": { en: "priority mission token", es: "ficha de Misión prioritaria" } },
};

/** Whether a unit is at range 1 of a priority mission token of a player. */
function isOnMission(look: Look, player: number, unit: number): boolean {
  const { tokens } = look.state;
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  if (company === undefined) return false;
  return tokens.some(
    (token) =>
      token.name === TOKEN &&
      token.owner === player &&
      !token.removed &&
      isUnitAtRange(scene.table, [tokenShape(scene.table, token.kind, token)], company, REACH),
  );
}
