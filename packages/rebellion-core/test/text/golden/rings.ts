import type { Golden } from "./golden.ts";

/** Attachment rings, read and found right line by line. */
export const RINGS: Golden = {
  captured: {
    en: [
      "Captured Leader",
      "Imperial attachment ring",
      "The leader is captured: it opposes no missions but those against it, stays on the board, and the Empire moves it. It is rescued when no Imperial unit is left in its system.",
    ],
    es: [
      "Líder capturado",
      "Modificador de estado Imperial",
      "El Líder está capturado: solo se opone a las Misiones contra él, se queda en el tablero y lo mueve el Imperio. Es rescatado cuando no queda ninguna unidad Imperial en su sistema.",
    ],
  },
  carbonite: {
    en: [
      "Carbonite",
      "Imperial attachment ring",
      "The leader still counts as captured; the ring comes off when it is rescued.",
    ],
    es: [
      "Congelado en carbonita",
      "Modificador de estado Imperial",
      "El Líder sigue contando como capturado; el modificador se retira cuando es rescatado.",
    ],
  },
  "lure-of-the-dark-side": {
    en: [
      "Lure of the Dark Side",
      "Imperial attachment ring",
      "The leader belongs to the Empire for the rest of the game; it is not captured and uses no action cards.",
    ],
    es: [
      "Seducido por el Lado Oscuro",
      "Modificador de estado Imperial",
      "El Líder pertenece al Imperio el resto de la partida; no está capturado ni usa cartas de Acción.",
    ],
  },
  "master-yoda": {
    en: [
      "Master Yoda",
      "Rebel attachment ring",
      "Once per game round, in a mission or combat in this leader's system, you may reroll one of your dice.",
    ],
    es: [
      "Maestro Yoda",
      "Modificador de estado Rebelde",
      "Una vez por ronda de juego, en una Misión o un combate en el sistema de este Líder, puedes volver a tirar uno de tus dados.",
    ],
  },
  "millennium-falcon": {
    en: [
      "Millennium Falcon",
      "Rebel attachment ring",
      "When a mission of yours succeeds in this leader's system, you may discard the ring to rescue a captured leader there.",
    ],
    es: [
      "Halcón Milenario",
      "Modificador de estado Rebelde",
      "Cuando una Misión tuya tenga éxito en el sistema de este Líder, puedes descartar el modificador para rescatar a un Líder capturado que esté allí.",
    ],
  },
  "c-3po": {
    en: [
      "C-3PO",
      "Rebel attachment ring",
      "When a Diplomacy mission of yours fails in this leader's system, you may discard the ring to make it succeed.",
    ],
    es: [
      "C-3PO",
      "Modificador de estado Rebelde",
      "Cuando una Misión tuya de Diplomacia fracase en el sistema de este Líder, puedes descartar el modificador para que tenga éxito.",
    ],
  },
  "r2-d2": {
    en: [
      "R2-D2",
      "Rebel attachment ring",
      "In a mission in this leader's system, after your opponent rolls, you may discard the ring to turn one of their dice to a blank.",
    ],
    es: [
      "R2-D2",
      "Modificador de estado Rebelde",
      "En una Misión en el sistema de este Líder, cuando tu adversario haya tirado, puedes descartar el modificador para poner uno de sus dados en una cara vacía.",
    ],
  },
};
