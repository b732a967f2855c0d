import { type UnitFile, units } from "../../written/units.ts";
import { weapon } from "../../written/weapons.ts";

/** Support units of the mercenaries. */
export const CARDS: UnitFile = /* @__PURE__ */ units(
  { faction: "mercenary", rank: "support", affiliation: "raiders" },
  () => ({
    "swoop-bike-riders": {
      name: "Swoop Bike Riders",
      is: { cost: 70, type: "repulsor-vehicle", base: "medium", height: 4803 },
      stats: { miniatures: 2, wounds: 3, speed: 3, die: "white", surge: { attack: "hit", defense: "block" } },
      bar: ["comms"],
      keywords: [
        "mercenary (rebel-alliance, galactic-republic)",
        "cover 1",
        "independent (aim 1 or dodge 1)",
        "reinforcements",
        "speeder 1",
      ],
      weapons: [weapon("Vibro-Ax", "overrun", "1r 2w", "overrun 2"), weapon("Heavy Blaster Pistol", "1-2", "1r 1b")],
    },
  }),
);
