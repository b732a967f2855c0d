import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure, permits } from "../../../state/hooks/words.ts";

export const HOVER = (): GameKeyword => ({
  id: "hover",
  withoutValue: 0,
  does: [figure("over", "value"), permits("stands-by"), permits("reverses"), permits("strafes")],
});

export const HOVER_TEXT: KeywordText = {
  id: "hover",
  name: { en: "Hover[: Ground/Air X]", es: "Flotante[: terrestre/aéreo X]" },
  does: {
    en: "The unit may stand by, reverse and strafe. Hover: Ground: others treat it as a ground vehicle for line of sight. Hover: Air X: it moves over terrain of height X or lower and may end on it.",
    es: "La unidad puede realizar acciones de Alerta, dar marcha atrás y moverse lateralmente. Flotante: terrestre: las demás la consideran un vehículo terrestre para la línea de visión. Flotante: aéreo X: pasa por encima de terreno de altura X o menor y puede acabar sobre él.",
  },
};
