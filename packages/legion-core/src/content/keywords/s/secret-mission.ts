import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { countOf, scorePoints, setCount } from "../../../mission/points.ts";
import { unitReachesTerritory } from "../../../mission/territory.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import { undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import { tokensOf } from "../../../state/tokens.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";

const ID = "secret-mission";
const POINTS = 1;

export const SECRET_MISSION = (): GameKeyword => ({
  id: ID,
  does: [
    must(
      "command-start",
      (look, { unit }) => countOf(look.state, missionOf(look.state, unit)) === 0 && isBehindLines(look, unit),
      (work, { unit }) => {
        setCount(work, missionOf(work.state, unit), 1);
        gainTokens(work, unit, ID, 1, { rule: "leg.kw.secret-mission.gain", cause: ID });
      },
    ),
    on("scores", (work, player) => {
      const units = undefeated(work.state, player).filter(
        (unit) => unitTokens(work.state, unit, ID) > 0 && isBehindLines(work, unit),
      );
      if (units.length === 0) return;
      const because = { rule: "leg.kw.secret-mission.score", cause: ID } as const;
      scorePoints(work, player, POINTS, because);
      for (const unit of units) loseTokens(work, unit, ID, unitTokens(work.state, unit, ID), because);
    }),
  ],
});

export const SECRET_MISSION_TEXT: KeywordText = {
  id: "secret-mission",
  name: { en: "Secret Mission", es: "Misión secreta" },
  does: {
    en: "Once in the game, at the start of a Command Phase in which it is at least partly in enemy territory, the unit gains a secret mission token. In the End Phase its player scores 1 victory point if a unit with the token is at least partly in enemy territory, and the tokens there are removed.",
    es: "Una vez por partida, al comienzo de una fase de Mando en la que esté al menos en parte en territorio enemigo, la unidad gana una ficha de Misión secreta. En la fase Final su jugador se anota 1 punto de Victoria si una unidad con esa ficha está al menos en parte en territorio enemigo, y se retiran esas fichas.",
  },
};

/** Notes that units with the token have had it, as counts of the mission. */
export function hadSecretMissions(units: State["units"]): State["mission"]["counts"] {
  const had = units.flatMap(({ tokens }, unit) => (tokensOf(tokens, ID) > 0 ? [missionOf({ units }, unit)] : []));
  return Object.fromEntries(had.map((name) => [name, 1]));
}

/** Under which name it is noted that a unit has had its token. */
function missionOf(state: Pick<State, "units">, unit: number): string {
  return `${ID} ${unitId(state, unit)}`;
}

/** Whether a unit is on the battlefield with some part in the territory of the other player. */
function isBehindLines(look: Look, unit: number): boolean {
  const own = at(look.state.units, unit);
  return unitReachesTerritory(look, opponentOf(own.owner), unit);
}
