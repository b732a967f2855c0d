import type { ArmyList } from "../../army/index.ts";
import { unit } from "../unit.ts";

/** Obi-Wan and Captain Rex with clone troopers, ARC troopers and vehicles. */
export const OBI_WAN_KENOBI: ArmyList = {
  faction: "galactic-republic",
  units: [
    unit("obi-wan-kenobi-civilized-warrior", "force-guidance", "burst-of-speed"),
    unit("clone-captain-rex-honorable-soldier", "lead-by-example", "fragmentation-grenades"),
    unit("clone-trooper-infantry", "z-6-clone-trooper"),
    unit("clone-trooper-infantry", "z-6-clone-trooper"),
    unit("clone-trooper-infantry", "z-6-clone-trooper", "clone-medic"),
    unit("clone-trooper-infantry", "rps-6-clone-trooper"),
    unit("clone-trooper-infantry", "dp-23-clone-trooper"),
    unit("arc-troopers", "fragmentation-grenades"),
    unit("arf-troopers", "rps-6-arf-trooper"),
    unit("at-rt-galactic-republic", "at-rt-flamethrower"),
    unit("barc-speeder", "barc-twin-laser-gunner"),
  ],
  commandHand: [
    "hello-there",
    "call-me-captain",
    "knowledge-and-defense",
    "take-that-clankers",
    "general-kenobi",
    "were-not-programmed",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["shifting-priorities", "close-the-pocket", "outflank"],
    secondary: ["supply-run", "sweep-and-clear", "bring-them-to-heel"],
    advantages: ["ordnance", "strafing-run", "coordinated-strike"],
  },
};

/** Chewbacca, Ahsoka and a Jedi Knight with Wookiees, commandos and a transport. */
export const CHEWBACCA: ArmyList = {
  faction: "galactic-republic",
  units: [
    unit("chewbacca-hero-of-kashyyyk"),
    unit("ahsoka-tano-padawan-commander"),
    unit("jedi-knight-keeper-of-the-peace", "jedi-guardian-doctrine", "lightsaber"),
    unit("wookiee-warriors-kashyyyk-defenders", "recon-intel"),
    unit("infantry-support-platform", "twin-blaster-cannons-isp"),
    unit("clone-commandos", "katarn-pattern-armor", "emp-droid-poppers"),
    unit("r2-d2-independent-astromech"),
    unit("laat-le-patrol-transport-galactic-republic", "high-energy-shells"),
    unit("wookiee-warriors-noble-fighters"),
    unit("clone-trooper-marksmen", "boil"),
    unit("clone-trooper-marksmen", "clone-commander"),
    unit("clone-trooper-marksmen", "waxer"),
  ],
  commandHand: [
    "you-are-beaten",
    "blast-off",
    "impromptu-immolation",
    "i-go-where-im-needed",
    "affirmative-general",
    "revenge-is-not-the-jedi-way",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["recover-the-research", "intercept-signals", "breakthrough"],
    secondary: ["recon-mission", "sweep-and-clear", "destroy-enemy-base"],
    advantages: ["coordinated-strike", "ordnance", "garrison"],
  },
};

/** A Jedi general and Commander Cody with Delta Squad and a tank. */
export const JEDI_KNIGHT_GENERAL: ArmyList = {
  faction: "galactic-republic",
  units: [
    unit("jedi-knight-general-strong-in-the-force", "jedi-consular", "twin-lightsabers", "offensive-stance"),
    unit("clone-commander-cody-leader-of-the-212th"),
    unit("padme-amidala-spirited-senator"),
    unit("hondo-ohnaka-trustworthy-compatriot", "extra-supplies"),
    unit("raddaugh-gnasp-fluttercraft", "gnasp-gunner"),
    unit("clone-commandos-delta-squad", "katarn-pattern-armor"),
    unit("saber-class-tank", "twin-laser-turret"),
    unit("clone-trooper-infantry", "mortar-clone-trooper", "targeting-scopes"),
    unit("clone-trooper-infantry", "dp-23-clone-trooper"),
    unit("clone-trooper-marksmen", "fives"),
    unit("pyke-syndicate-foot-soldiers", "electro-whip-soldier"),
  ],
  commandHand: [
    "our-fate-is-in-your-hands",
    "flow-of-the-force",
    "aggressive-negotiations",
    "have-i-ever-let-you-down",
    "combined-arms",
    "discretion",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["close-the-pocket", "outflank", "intercept-signals"],
    secondary: ["sweep-and-clear", "bring-them-to-heel", "marked-targets"],
    advantages: ["coordinated-strike", "advanced-intel", "fortified-position"],
  },
};
