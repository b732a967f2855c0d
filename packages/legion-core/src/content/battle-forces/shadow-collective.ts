import { permits } from "../../state/hooks/words.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/** The battle force Shadow Collective with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "shadow-collective": {
    name: "Shadow Collective",
    faction: "mercenary",
    side: "dark",
    units: [
      "black-sun-vigo",
      "gar-saxon-militant-commander",
      "pyke-syndicate-capo",
      "maul-a-rival",
      "cad-bane-needs-no-introduction",
      "bossk-trandoshan-terror",
      "black-sun-enforcers",
      "pyke-syndicate-foot-soldiers",
      "mandalorian-super-commandos",
      "swoop-bike-riders",
      "a-a5-speeder-truck-mercenary",
    ],
    uniqueUpgrades: [
      "the-darksaber-maul",
      "raiding-party-leader",
      "rook-kast-heavy-weapon",
      "saxons-combat-shield",
      "saxons-galar-90-rifle",
      "saxons-jetpack-rockets",
      "saxons-zx-flame-projector",
      "trusted-agent",
    ],
    standard: {
      ranks: {
        commander: "1-4",
        operative: "0-4",
        corps: "2-6",
        "special-forces": "0-4",
        support: "0-3",
        heavy: "0-2",
      },
      commandersAndOperatives: 4,
    },
    skirmish: {
      ranks: {
        commander: "1-2",
        operative: "0-2",
        corps: "1-4",
        "special-forces": "0-3",
        support: "0-2",
        heavy: "0-1",
      },
      commandersAndOperatives: 2,
    },
    build: { mercenariesCount: true },
    rules: [
      "Mercenary army of the dark side; mercenaries count for minimum ranks and may be taken in any number.",
      "A transport may order the units it carries whatever their affiliation.",
    ],
    doubts: [
      "The list allows, among operatives, an id that is an upgrade; left out here as a slip.",
      "Of the list of 2026-01-14 alone: allowedUnits.",
    ],
    en: "A transport may issue orders to the units that it carries whatever their affiliation. Mercenaries count for minimum ranks and may be taken in any number.",
    es: "Un transporte puede impartir órdenes a las unidades que transporta sea cual sea su afiliación. Los mercenarios cuentan para los mínimos de categoría y no tienen máximo.",
    does: () => ({
      gift: { to: [{}], effect: [permits("orders-passengers")] },
    }),
  },
}));
