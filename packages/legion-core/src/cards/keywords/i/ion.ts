import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const ION: GameKeyword = {
  id: "ion",
  name: { en: "Ion X", es: "Iónica X" },
  rules: ["leg.kw.ion-x.shields", "leg.kw.ion-x.gain", "leg.kw.ion-x.effect", "leg.kw.ion-x.removal"],
  attacking: { amounts: [{ amount: "flip-shields", adds: "value" }] },
  wounding: {
    token: "ion",
    on: ["ground-vehicle", "repulsor-vehicle", "droid-trooper"],
    rule: "leg.kw.ion-x.gain",
  },
};
