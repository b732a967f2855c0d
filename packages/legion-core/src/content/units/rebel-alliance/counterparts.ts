import { type CounterpartFile, counterparts } from "../../written/units.ts";

/** Counterparts of the Rebel Alliance. */
export const CARDS: CounterpartFile = /* @__PURE__ */ counterparts({ faction: "rebel-alliance" }, () => ({
  "c-3po-human-cyborg-relations": {
    name: "C-3PO",
    is: {
      title: "Human-Cyborg Relations",
      counterpartOf: "r2-d2-hero-of-a-thousand-devices",
      cost: 15,
      bullets: 1,
      type: "droid-trooper",
    },
    stats: { wounds: 2 },
    keywords: ["calculate-odds", "distract", "counterpart (R2-D2)"],
    doubts: ["From the list only; the name in the Counterpart keyword is inferred from the link in the list."],
  },
}));
