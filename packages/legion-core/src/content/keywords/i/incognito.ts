import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Moment } from "../../../state/hooks/moments.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { may, on, permits } from "../../../state/hooks/words.ts";
import type { GameWork } from "../../../state/work.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";

export const INCOGNITO = (): GameKeyword => ({
  id: "incognito",
  does: [
    on("hides", 1),
    permits("contests-nothing"),
    permits("backs-nobody"),
    on("fights", (work, { unit }) => unmask(work, unit)),
    givenUp("activation-start"),
    givenUp("undeployed-activation-start"),
  ],
});

export const INCOGNITO_TEXT: KeywordText = {
  id: "incognito",
  name: { en: "Incognito", es: "Incógnito" },
  does: {
    en: "Enemies beyond range 1 cannot attack the unit; it contests nothing and provides no backup. Once it attacks or is attacked all of that is lost for the rest of the game. It may also be given up at the start of an activation of the unit.",
    es: "Los enemigos a más de alcance 1 no pueden atacar a la unidad; esta no disputa objetivos ni proporciona asistencia. En cuanto ataca o se defiende de un ataque, lo pierde durante el resto de la partida. También puede renunciar a ello al principio de su activación.",
  },
};

/** The keyword is lost for the rest of the game. */
function unmask(work: GameWork, unit: number): void {
  const value = -(keywordsOf(work, unit)["incognito"] ?? 0);
  const because = { rule: "leg.kw.incognito.loss", cause: "incognito" } as const;
  beginOngoing(work, { unit, keyword: "incognito", value, until: "game" }, because);
}

function givenUp(moment: Moment): Part {
  return may(
    moment,
    (_look, { unit }, about) => about === unit,
    (work, { unit }) => unmask(work, unit),
  );
}
