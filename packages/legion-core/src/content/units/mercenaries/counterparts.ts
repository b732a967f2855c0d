import type { Cards } from "../../../catalogue/cards.ts";
import type { Counterpart } from "../../../catalogue/entries.ts";

const GROGU = (): Counterpart => ({
  id: "grogu",
  name: { en: "Grogu" },
  counterpartOf: "din-djarin-the-mandalorian",
  faction: "mercenary",
  affiliation: "rogues",
  cost: 17,
  bullets: 1,
  type: "trooper",
  wounds: 1,
  upgradeBar: [],
  keywords: [
    { id: "mercenary", factions: ["rebel-alliance"] },
    { id: "hunted" },
    { id: "latent-power" },
    { id: "small" },
    { id: "claim" },
  ],
  weapons: [],
  doubts: ["From the list only; the earlier affiliation is inferred from that of Din Djarin."],
});

const OMEGA = (): Counterpart => ({
  id: "omega",
  name: { en: "Omega" },
  title: "Mascot of the 99th",
  counterpartOf: "the-bad-batch-clone-force-99-mercenary",
  faction: "mercenary",
  cost: 10,
  bullets: 1,
  type: "trooper",
  wounds: 1,
  upgradeBar: [],
  keywords: [
    { id: "mercenary", factions: ["rebel-alliance"] },
    { id: "counterpart", of: [{ unit: "The Bad Batch" }] },
    { id: "im-part-of-the-squad-too" },
  ],
  weapons: [],
  doubts: ["From the list only."],
});

/** Counterparts of the mercenaries. */
export const FIGURES: Cards<Counterpart> = [GROGU, OMEGA];
