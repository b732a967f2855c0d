import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const SIDEARM = (): GameKeyword => ({
  id: "sidearm",
  does: [
    on("weapon-ban", ({ attacks = [] }, kind, isOwn) => {
      const banned = attacks.find((one) => one === kind);
      return isOwn || banned === undefined ? undefined : BANS[banned];
    }),
  ],
});

export const SIDEARM_TEXT: KeywordText = {
  id: "sidearm",
  name: { en: "Sidearm[: Melee/Ranged]", es: "Arma secundaria[: a distancia/cuerpo a cuerpo]" },
  does: {
    en: "In attacks of the kind named the miniature of this card may use no weapon but that of the card.",
    es: "En los ataques del tipo indicado, la miniatura de esta carta no puede usar más arma que la de la carta.",
  },
};

const BANS = { melee: "leg.kw.sidearm.melee", ranged: "leg.kw.sidearm.ranged" } as const;
