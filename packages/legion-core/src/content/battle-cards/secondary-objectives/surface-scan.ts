import { at } from "@sw/tabletop";
import { contests, tokensDown } from "../../../mission/contest.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { unitReachesTerritory } from "../../../mission/territory.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { type Side, seatOf } from "../../../state/seats.ts";
import { statusOf } from "../../../units/positions.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { allPois, poiReachesTerritory } from "../pois.ts";
import { holdsScanner, isOwnScanner, SCANNER, scanners } from "../scanners.ts";

/** The secondary objective card Surface Scan with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "surface-scan": {
    name: "Surface Scan",
    setup: ["Blue first, each player gives a friendly Scanner (asset) to each of 2 friendly units."],
    scoring: [
      {
        when: "each End Phase from round 2",
        points: 1,
        condition:
          "Two friendly units each hold a scanner, are not within friendly territory and do not contest a POI within friendly territory.",
      },
      {
        when: "each End Phase",
        points: 2,
        condition: "A friendly unit holding a scanner contests an unclaimed enemy scanner.",
        limit: "2 VP per player and game",
      },
    ],
    rules: ["All units may Claim scanners, but not enemy ones; a unit holds at most one."],
    skirmish: true,
    en: "In setup each player gives scanners to 2 friendly units; units without one may claim those that are not the enemy's. In each End Phase from round 2 on, a player scores 1 victory point if 2 friendly units with scanners are wholly outside friendly territory and contest no point of interest that reaches into it. Once per game a unit with a scanner that contests an unclaimed enemy scanner scores 2.",
    es: "Durante la preparación, cada jugador da escáneres a 2 unidades aliadas; las que no tengan pueden capturar los que no sean del enemigo. En cada fase Final desde la ronda 2, 2 unidades con escáner totalmente fuera del territorio aliado que no disputen puntos de interés que entren en él dan 1 punto de Victoria. Una vez por partida, una unidad con escáner que dispute uno enemigo sin capturar da 2.",
    tokens: { scanner: { en: "scanner", es: "escáner" } },
    does: () => ({
      setup: [SCANNER],
      choices: { [SCANNER]: scanners(2) },
      claims: (look, unit, token) => isOwnScanner(look, unit, token) && !holdsScanner(look, unit),
      tally: scanned,
      scored(work, side) {
        const [, found = 0] = scanned(work, side);
        if (found > 0) setCount(work, `surface-scan ${seatOf(side)}`, 1);
      },
    }),
  },
}));

/** Returns how often each scoring line of Surface Scan counts for a player. */
function scanned(look: Look, side: Side): readonly number[] {
  const { state } = look;
  const bearers = undefeated(state, side).filter(
    (unit) => statusOf(at(state.units, unit)) === "deployed" && holdsScanner(look, unit),
  );
  const afield = bearers.filter((unit) => isAfield(look, side, unit));
  const found = tokensDown(state).some((token) => {
    const { name, owner } = at(state.tokens, token);
    return name === SCANNER && owner !== side && bearers.some((unit) => contests(look, unit, token));
  });
  const early = state.round < 2;
  return [!early && afield.length > 1 ? 1 : 0, found && countOf(state, `surface-scan ${seatOf(side)}`) === 0 ? 1 : 0];
}

/** Whether a unit is wholly outside friendly territory and contests no point of interest that reaches into it. */
function isAfield(look: Look, side: Side, unit: UnitIndex): boolean {
  if (unitReachesTerritory(look, side, unit)) return false;
  return !allPois(look).some((token) => contests(look, unit, token) && poiReachesTerritory(look, side, token));
}
