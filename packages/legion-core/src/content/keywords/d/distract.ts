import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";

const REACH = 2;

export const DISTRACT = (): GameKeyword => ({
  id: "distract",
  does: [
    on("action", {
      id: "distract",
      free: true,
      cost: 0,
      available: (look, { unit }) => troopersSeen(look, unit).length > 0,
      run: (work, { unit }) => askUnits(work, "distract", unit),
    }),
    on("choice", {
      rule: "leg.kw.distract.force-target",
      most: 1,
      may: false,
      candidates: (look, { unit }) => troopersSeen(look, unit),
      take(work, { unit }, [enemy]) {
        if (enemy === undefined) return;
        const because = { rule: "leg.kw.distract.force-target", cause: "distract" } as const;
        beginOngoing(work, { unit, keyword: "distract", value: 0, until: "round", about: enemy }, because);
        standOut(work, unit);
      },
    }),
    on("draws", { rule: "leg.kw.distract.force-target", weapons: "leg.kw.distract.all-weapons", binds: isDistracted }),
  ],
});

export const DISTRACT_TEXT: KeywordText = {
  id: "distract",
  name: { en: "Distract", es: "Distracción" },
  does: {
    en: "Free card action: until the end of the round, an enemy trooper unit at range 2 and in line of sight attacks this unit and no other if it can, with a weapon of each miniature that can add one; it declares further defenders only for weapons that could not be added. The unit loses Inconspicuous until the end of the round.",
    es: "Acción de carta gratuita: hasta el final de la ronda, una unidad de infantería enemiga a alcance 2 y en línea de visión ataca a esta unidad y a ninguna otra si puede, con un arma de cada miniatura que pueda aportarla; solo declara más defensores para las armas que no pudieran aportarse. La unidad pierde Desapercibido hasta el final de la ronda.",
  },
};

/** Enemy troopers at range 2 and in line of sight. */
function troopersSeen(look: Look, unit: number): readonly number[] {
  const troopers = enemiesAt(look, unit, REACH).filter((one) => isTrooper(look, one));
  return inSight(look, unit, troopers);
}

/** Whether a unit has used the keyword on an attacker this round. */
function isDistracted({ state }: Look, unit: number, attacker: number): boolean {
  return state.ongoing.some((one) => one.unit === unit && one.keyword === "distract" && one.about === attacker);
}

function standOut(work: GameWork, unit: number): void {
  const value = -(keywordsOf(work, unit)["inconspicuous"] ?? 0);
  if (value === 0) return;
  const because = { rule: "leg.kw.distract.lose-inconspicuous", cause: "distract" } as const;
  beginOngoing(work, { unit, keyword: "inconspicuous", value, until: "round" }, because);
}
