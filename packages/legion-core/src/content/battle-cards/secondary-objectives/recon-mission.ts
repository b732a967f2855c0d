import { at } from "@sw/tabletop";
import { countOf, scorePoints, setCount } from "../../../mission/points.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { seatOf } from "../../../state/seats.ts";
import { isUnitAtRange, measured } from "../../../table/range.ts";
import type { Company, Figure } from "../../../table/scene.ts";
import { seesUnit } from "../../../table/sight/seen.ts";
import { companyOf, sceneOf, statusOf } from "../../../units/positions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { holdsScanner, isOwnScanner, SCANNER, scanners } from "../scanners.ts";

/** The secondary objective card Recon Mission with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "recon-mission": {
    name: "Recon Mission",
    setup: ["Blue first, each player gives a friendly Scanner (asset) to one friendly unit."],
    scoring: [
      {
        when: "end of a friendly activation, from round 2",
        points: 1,
        condition: "The unit holds a scanner and its leader is within 1 of and sees 2 or more enemy units.",
        limit: "1 VP per player and round",
      },
    ],
    rules: [
      "All units may Claim scanners, but not enemy ones.",
      "When a unit holding a scanner ends its activation, enemies within 1 and in line of sight of its leader gain 1 observation.",
    ],
    skirmish: true,
    en: "In setup each player gives a scanner to a friendly unit; all units may claim scanners but those of the enemy. When a unit with a scanner ends its activation, enemies at range 1 and in line of sight of its leader gain 1 observation token each; if these are 2 or more, its player scores 1 victory point, from round 2 on and once per round.",
    es: "Durante la preparación, cada jugador da un escáner a una unidad aliada; todas las unidades pueden capturar escáneres, salvo los del enemigo. Cuando una unidad con un escáner termina su activación, los enemigos a alcance 1 y en línea de visión de su líder ganan 1 ficha de Observación cada uno; si son 2 o más, su jugador se anota 1 punto de Victoria, desde la ronda 2 y una vez por ronda.",
    tokens: { scanner: { en: "scanner", es: "escáner" } },
    does: (card) => ({
      setup: [SCANNER],
      choices: { [SCANNER]: scanners(1) },
      claims: isOwnScanner,
      moments: [
        playerMust(
          "activation-end",
          (look, side, about) => {
            if (about === null || at(look.state.units, about).owner !== side) return false;
            return statusOf(at(look.state.units, about)) === "deployed" && holdsScanner(look, about);
          },
          (work, side, about) => {
            if (about === null) return;
            const enemies = spotted(work, about);
            const scored = `recon-mission ${seatOf(side)}`;
            if (work.state.round > 1 && enemies.length > 1 && countOf(work.state, scored) !== work.state.round) {
              setCount(work, scored, work.state.round);
              scorePoints(work, side, 1, { rule: SCORING_RULE, cause: card });
            }
            for (const unit of enemies) gainTokens(work, unit, "observation", 1, { rule: SCORING_RULE, cause: card });
          },
        ),
      ],
    }),
  },
}));

/** Lists the enemy units at range 1 of a unit's leader that the unit sees. */
function spotted(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const leader = companyOf(scene, state, unit)?.leader;
  if (leader === undefined) return [];
  const isSpotted = (other: Company, from: Figure): boolean =>
    isUnitAtRange(scene.table, measured(from), other, 1) && seesUnit(scene, from, other);
  return state.units.flatMap((other, index) => {
    const company = companyOf(scene, state, index);
    const isEnemy = other.owner !== at(state.units, unit).owner;
    return isEnemy && company !== undefined && isSpotted(company, leader) ? [index] : [];
  });
}
