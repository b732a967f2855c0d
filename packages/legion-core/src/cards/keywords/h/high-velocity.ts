import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const HIGH_VELOCITY: GameKeyword = {
  id: "high-velocity",
  name: { en: "High Velocity", es: "Alta velocidad" },
  rules: ["leg.kw.high-velocity"],
  attacking: {
    amounts: [
      { amount: "no-dodge", adds: 1, when: { weapons: "all" } },
      { amount: "no-deflecting", adds: 1, when: { weapons: "all" } },
    ],
  },
};
