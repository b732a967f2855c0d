import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending } from "../../../state/hooks/words.ts";

export const IMPERVIOUS = (): GameKeyword => ({
  id: "impervious",
  does: [
    defending(
      adds("defense-dice", { asMuchAs: "weapon-pierce" }, { unless: ["immune-to-pierce", "defies-pierce-immunity"] }),
    ),
  ],
});

export const IMPERVIOUS_TEXT: KeywordText = {
  id: "impervious",
  name: { en: "Impervious", es: "Duro de pelar" },
  does: {
    en: "While defending, the unit rolls as many additional defense dice as the Pierce of the attack pool adds up to; not if it also has Immune: Pierce.",
    es: "Al defenderse, la unidad tira tantos dados de defensa adicionales como sume Perforante en la reserva de ataque, salvo que también sea inmune a Perforante.",
  },
};
