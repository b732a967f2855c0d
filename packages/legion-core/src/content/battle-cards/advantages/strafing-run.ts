import { removeToken } from "../../../mission/assets.ts";
import { spotsWithin } from "../../../mission/spots.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { tokenId } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import type { TableToken } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { rangeLength } from "../../../table/range.ts";
import type { Point3 } from "../../../table/vectors.ts";
import { battlefieldOf } from "../../../units/battlefield.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";
import { isRulerTo, unitsUnder } from "../reach.ts";
import { calledAtCommandEnd, calledIn, callIn, rollFor } from "../support.ts";

/** The name of the card's token. */
const TOKEN = "air-support";

const DICE = 4;

const REACH = 2;

/** The advantage card Strafing Run. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "strafing-run": {
    name: "Strafing Run",
    summary:
      "Once per game, at the end of the Command Phase, place an Air Support token. At the start of the End Phase measure from it to a spot within 2 and roll 4 black attack dice: each unit with a miniature under the ruler or the token gains 1 suppression per crit or hit; then the token is removed.",
    doubts: ["Range of the ruler: a picture of the card prints 2, a list said 1."],
    en: "Once per game, at the end of a Command Phase, its player may place an air support token. As the End Phase starts, the player lays the range ruler from it to a spot at range 2, rolls 4 black attack dice and removes it: each unit with a miniature under ruler or token gains 1 suppression token per critical or hit.",
    es: "Una vez por partida, al final de una fase de Mando, su jugador puede colocar una ficha de Apoyo aéreo. Al empezar la fase Final, tiende la regla desde ella hasta un lugar a alcance 2, lanza 4 dados de ataque negros y la retira: cada unidad con una miniatura bajo la regla o la ficha gana 1 ficha de Acobardamiento por impacto o impacto crítico.",
    tokens: { "air-support": { en: "air support token", es: "ficha de Apoyo aéreo" } },
    does: (card) => ({
      choices: {
        place: callIn(card, TOKEN),
        run: {
          kind: "spot",
          rule: ADVANTAGE_RULE,
          subjects: (look, { side }) => {
            const token = calledIn(look, side, TOKEN);
            return token === undefined ? [] : [tokenId(look.state, token)];
          },
          spots: (look, subject, density) => {
            const from = spotOf(look, subject);
            const table = battlefieldOf(look.state);
            return from === undefined ? [] : spotsWithin(look, "advantage", from, rangeLength(table, REACH), density);
          },
          fault(look, _asked, subject, to) {
            const from = spotOf(look, subject);
            if (from !== undefined && isRulerTo(look, from, to, REACH)) return undefined;
            return forbidden(ADVANTAGE_RULE, "run-ends-too-far", { token: subject, range: REACH });
          },
          take(work, { side }, _subject, to) {
            const token = calledIn(work, side, TOKEN);
            if (token !== undefined) strafe(work, token, to, card);
          },
        },
      },
      moments: [
        calledAtCommandEnd(card),
        playerMust(
          "end-phase-start",
          (look, side) => calledIn(look, side, TOKEN) !== undefined,
          (work, side) =>
            work.push({ kind: "mission", card: card, choice: "run", side: side, about: null, chosen: [] }),
        ),
      ],
    }),
  },
}));

function spotOf(look: Look, subject: string): TableToken | undefined {
  return look.state.tokens.find((_, token) => tokenId(look.state, token) === subject);
}

/** Rolls the dice once for all units under the ruler or the token. */
function strafe(work: GameWork, token: number, to: Point3, card: string): void {
  const because = { rule: ADVANTAGE_RULE, cause: card } as const;
  const { hits, criticals } = rollFor(work, token, DICE, because);
  const units = unitsUnder(work, token, to);
  removeToken(work, token, because);
  for (const unit of units) gainTokens(work, unit, "suppression", hits + criticals, because);
}
