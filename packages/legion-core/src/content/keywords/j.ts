import { barOf } from "../../army/slots.ts";
import { isHeld, mayMove, moveBan, startMove } from "../../moving/moves.ts";
import { performingActions } from "../../rounds/performing.ts";
import type { Moment } from "../../state/hooks/moments.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { adds, attacking, figure, must, on } from "../../state/hooks/words.ts";
import { fallsOut } from "../../state/missed.ts";
import { addAction } from "../../units/activation.ts";
import { woundsOn } from "../../units/conditions.ts";
import { profileOf } from "../../units/profiles.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { boughtResults } from "./shared/bought-results.ts";

/** The keywords that start with J. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "jarkai-mastery": {
    name: ["Jar'Kai Mastery", "Dominio de Jar'Kai"],
    en: "In a melee attack, after surges are converted, the unit may spend dodge tokens: each changes a blank to a hit or a hit to a critical, two of them a blank to a critical.",
    es: "En un ataque cuerpo a cuerpo, después de convertir los incrementos, la unidad puede gastar fichas de Esquiva: cada una cambia una cara vacía por un impacto o un impacto por un impacto crítico; dos, una cara vacía por un impacto crítico.",
    choices: {
      "jarkai hit": {
        en: "Jar'Kai Mastery: a blank becomes a hit",
        es: "Dominio de Jar'Kai: una cara vacía pasa a ser un impacto",
      },
      "jarkai critical": {
        en: "Jar'Kai Mastery: a hit becomes a critical",
        es: "Dominio de Jar'Kai: un impacto pasa a ser un impacto crítico",
      },
      "jarkai critical from blank": {
        en: "Jar'Kai Mastery, two tokens: a blank becomes a critical",
        es: "Dominio de Jar'Kai, dos fichas: una cara vacía pasa a ser un impacto crítico",
      },
    },
    does: () => [attacking(...boughtResults("jarkai", "dodge", "melee"))],
  },
  "jedi-hunter": {
    name: ["Jedi Hunter", "Cazador de Jedi"],
    en: "While it attacks a unit with a Force icon in its upgrade bar, the unit converts attack surges to criticals.",
    es: "Cuando ataca a una unidad con un icono de Fuerza en su barra de mejoras, la unidad convierte los incrementos de ataque en impactos críticos.",
    does: () => [
      attacking(adds("chart-to-critical", 1)),
      figure("in-attack", (look, { value }, { enemy }) =>
        barOf(profileOf(look, enemy).fielded).includes("force") ? value : 0,
      ),
    ],
  },
  jump: {
    name: ["Jump[ X]", "Salto[ X]"],
    en: "Card action: the unit makes a standard move that ignores terrain and miniatures of height X or lower, as well as difficult terrain, and may end on such terrain. Impassable terrain may be crossed, but not stood on.",
    es: "Acción de carta: la unidad efectúa un movimiento normal que ignora el terreno y las miniaturas de altura X o menor, así como el terreno difícil, y puede acabar sobre ese terreno. El terreno infranqueable puede cruzarse, pero no ocuparse.",
    does: (keyword) => [
      on("action", {
        id: keyword,
        free: false,
        cost: 1,
        moves: true,
        available: (look, { unit, value }) =>
          mayMove(look, unit, "action", { over: value }) &&
          (!isHeld(look, unit) || fallsOut(look, unit, "engaged", {}, "leg.engaged.no-moves")),
        ban: (look, { unit, value }) => moveBan(look, unit, "action", { over: value })?.rule,
        run: (work, { unit, value }) => startMove(work, unit, "action", { over: value, unhindered: true }),
      }),
    ],
  },
  "juyo-mastery": {
    name: ["Juyo Mastery", "Dominio de Juyo"],
    en: "While the unit has a wound token, it may perform one more action in its activation, but no more than two move actions, free ones included.",
    es: "Mientras la unidad tenga alguna ficha de Herida, puede llevar a cabo una acción más en su activación, pero no más de dos acciones de movimiento, incluidas las gratuitas.",
    does: () => [
      furtherAction("perform-actions-start"),
      furtherAction("after-action"),
      figure("most-moves", ({ state }, { unit }) =>
        woundsOn(state, unit) > 0 ? MOST_MOVES : Number.POSITIVE_INFINITY,
      ),
    ],
  },
}));

const MOST_MOVES = 2;

/** The mark of an activation that has used the additional action of Juyo Mastery. */
const JUYO_MARK = "juyo-mastery";

/** Creates the effect that a unit gains one more action when it has wounds in its Perform Actions step. */
function furtherAction(moment: Moment): Part {
  return must(
    moment,
    ({ state }, { unit }, about) => {
      const activation = performingActions(state, unit);
      return about === unit && woundsOn(state, unit) > 0 && activation?.marks.includes(JUYO_MARK) === false;
    },
    (work, { unit }) => addAction(work, unit, JUYO_MARK),
  );
}
