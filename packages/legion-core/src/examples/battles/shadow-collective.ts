import type { ArmyList } from "../../army/index.ts";
import { unit } from "../unit.ts";

/** Gar Saxon and Maul with super commandos and the syndicates. */
export const GAR_SAXON: ArmyList = {
  faction: "mercenary",
  battleForce: "shadow-collective",
  units: [
    unit("gar-saxon-militant-commander"),
    unit("maul-a-rival"),
    unit("mandalorian-super-commandos", "mandalorian-super-commando"),
    unit("a-a5-speeder-truck-mercenary", "door-gunners"),
    unit("black-sun-enforcers"),
    unit("black-sun-enforcers"),
    unit("mandalorian-super-commandos", "super-commando-gunslinger"),
    unit("mandalorian-super-commandos"),
    unit("pyke-syndicate-foot-soldiers"),
    unit("black-sun-enforcers", "scatter-gun-enforcer"),
    unit("mandalorian-super-commandos", "super-commando-marksman"),
    unit("black-sun-enforcers", "mag-det-enforcer"),
    unit("pyke-syndicate-foot-soldiers"),
  ],
  commandHand: [
    "marked-for-elimination",
    "at-last",
    "duel-of-the-fates",
    "fight-another-day",
    "his-eminence",
    "victory-or-death",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["shifting-priorities", "recover-the-research", "bunker-assault"],
    secondary: ["recon-mission", "bring-them-to-heel", "marked-targets"],
    advantages: ["ordnance", "fortified-position", "advanced-intel"],
  },
};
