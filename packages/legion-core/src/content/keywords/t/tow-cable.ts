import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const TOW_CABLE = (): GameKeyword => ({
  id: "tow-cable",
  does: [
    on("wounding", {
      token: "immobilize",
      on: ["ground-vehicle", "repulsor-vehicle"],
      pivots: true,
      rule: "leg.kw.tow-cable",
    }),
  ],
});

export const TOW_CABLE_TEXT: KeywordText = {
  id: "tow-cable",
  name: { en: "Tow Cable", es: "Cable de remolque" },
  does: {
    en: "After a vehicle suffers wounds from the pool, the attacking player pivots it, and it gains an immobilize token.",
    es: "Después de que un vehículo sufra Heridas por la reserva, el jugador atacante lo pivota, y el vehículo gana una ficha de Inmovilización.",
  },
};
