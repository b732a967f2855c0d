import { type CounterpartFile, counterparts } from "../../written/units.ts";

/** Counterparts of the mercenaries. */
export const CARDS: CounterpartFile = /* @__PURE__ */ counterparts({ faction: "mercenary" }, () => ({
  grogu: {
    name: "Grogu",
    is: { counterpartOf: "din-djarin-the-mandalorian", affiliation: "rogues", cost: 17, bullets: 1, type: "trooper" },
    stats: { wounds: 1 },
    keywords: ["mercenary (rebel-alliance)", "hunted", "latent-power", "small", "claim"],
    doubts: ["From the list only; the earlier affiliation is inferred from that of Din Djarin."],
  },
  omega: {
    name: "Omega",
    is: {
      title: "Mascot of the 99th",
      counterpartOf: "the-bad-batch-clone-force-99-mercenary",
      cost: 10,
      bullets: 1,
      type: "trooper",
    },
    stats: { wounds: 1 },
    keywords: ["mercenary (rebel-alliance)", "counterpart (The Bad Batch)", "im-part-of-the-squad-too"],
    doubts: ["From the list only."],
  },
}));
