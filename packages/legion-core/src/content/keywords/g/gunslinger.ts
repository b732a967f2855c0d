import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const GUNSLINGER = (): GameKeyword => ({
  id: "gunslinger",
  does: [on("again", { weapons: "all", attack: "ranged", most: 1 })],
});

export const GUNSLINGER_TEXT: KeywordText = {
  id: "gunslinger",
  name: { en: "Gunslinger", es: "Pistolero" },
  does: {
    en: "Once in each attack the unit may declare a further defender for one ranged weapon that is in another pool already. It does not combine with Beam.",
    es: "Una vez por ataque, la unidad puede declarar a un defensor adicional para una sola arma de combate a distancia que ya esté en otra reserva. No se combina con Rayo continuo.",
  },
};
