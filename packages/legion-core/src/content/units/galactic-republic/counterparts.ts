import { type CounterpartFile, counterparts } from "../../written/units.ts";

/** Counterparts of the Galactic Republic. */
export const CARDS: CounterpartFile = /* @__PURE__ */ counterparts({ faction: "galactic-republic" }, () => ({
  "c-3po-made-to-suffer": {
    name: "C-3PO",
    is: {
      title: "Made to Suffer",
      counterpartOf: "r2-d2-independent-astromech",
      cost: 15,
      bullets: 1,
      type: "droid-trooper",
    },
    stats: { wounds: 2 },
    keywords: ["calculate-odds", "distract", "counterpart (R2-D2)"],
    doubts: ["From the list only; the name in the Counterpart keyword is inferred from the link in the list."],
  },
}));
