import type { ArmyList, ListedUnit } from "../../src/content/army.ts";

function unit(unit: string, ...upgrades: readonly string[]): ListedUnit {
  return { unit, upgrades };
}

/** Four legal armies, with their points. */
export const SAMPLES: readonly { readonly points: number; readonly list: ArmyList }[] = [
  {
    points: 988,
    list: {
      faction: "galactic-empire",
      units: [
        unit("darth-vader-dark-lord-of-the-sith", "force-choke", "force-reflexes", "burst-of-speed"),
        unit("general-veers-master-tactician", "strict-orders"),
        unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper"),
        unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper"),
        unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper"),
        unit("stormtroopers", "hh-12-stormtrooper"),
        unit("snowtroopers", "flametrooper"),
        unit("scout-troopers"),
        unit("imperial-death-troopers", "dlt-19d-trooper", "fragmentation-grenades"),
        unit("74-z-speeder-bikes"),
        unit("at-st", "88i-twin-light-blaster", "first-sergeant-arbmab"),
      ],
      commandHand: [
        "implacable",
        "maximum-firepower",
        "new-ways-to-motivate-them",
        "evasive-maneuvers",
        "master-of-evil",
        "imperial-discipline",
        "standing-orders",
      ],
      battleDeck: {
        primary: ["shifting-priorities", "bunker-assault", "close-the-pocket"],
        secondary: ["bring-them-to-heel", "sweep-and-clear", "destroy-enemy-base"],
        advantages: ["fortified-position", "advanced-intel", "black-ops"],
      },
    },
  },
  {
    points: 995,
    list: {
      faction: "rebel-alliance",
      units: [
        unit("luke-skywalker-hero-of-the-rebellion", "force-reflexes", "tenacity"),
        unit("leia-organa-fearless-and-inventive", "strict-orders"),
        unit("chewbacca-walking-carpet"),
        unit("cassian-andor-capable-intelligence-agent", "a280", "inspiring-presence", "recon-intel", "tenacity"),
        unit("rebel-troopers", "z-6-trooper"),
        unit("rebel-troopers", "z-6-trooper"),
        unit("rebel-troopers", "z-6-trooper"),
        unit("fleet-troopers", "mpl-57-barrage-trooper"),
        unit("rebel-veterans", "cm-0-93-trooper"),
        unit("at-rt-rebel-alliance", "at-rt-rotary-blaster"),
        unit("at-rt-rebel-alliance", "at-rt-rotary-blaster"),
        unit("t-47-airspeeder", "ax-108-ground-buzzer"),
      ],
      commandHand: [
        "son-of-skywalker",
        "coordinated-bombardment",
        "my-ally-is-the-force",
        "no-time-for-sorrows",
        "return-of-the-jedi",
        "somebody-has-to-save-our-skins",
        "standing-orders",
      ],
      battleDeck: {
        primary: ["recover-the-research", "breakthrough", "intercept-signals"],
        secondary: ["marked-targets", "recon-mission", "surface-scan"],
        advantages: ["cunning-deployment", "garrison", "no-time-to-lose"],
      },
    },
  },
  {
    points: 995,
    list: {
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
    },
  },
  {
    points: 1000,
    list: {
      faction: "separatist-alliance",
      units: [
        unit("general-grievous-sinister-cyborg", "tenacity"),
        unit("t-series-tactical-droid-programmed-for-strategy", "hq-uplink"),
        unit("asajj-ventress-separatist-assassin", "force-choke"),
        unit("b1-battle-droids", "e-5c-b1-battle-droid"),
        unit("b1-battle-droids", "e-5c-b1-battle-droid"),
        unit("b1-battle-droids", "e-5c-b1-battle-droid"),
        unit("b1-battle-droids", "e-60r-b1-battle-droid"),
        unit("b1-battle-droids"),
        unit("b2-super-battle-droids", "b2-acm-battle-droid"),
        unit("ig-100-magnaguard", "ig-100-magnaguard"),
        unit("dsd1-dwarf-spider-droid", "engagement-protocols", "nose-mounted-laser-cannon"),
        unit("aat-battle-tank", "t-series-tactical-droid-pilot", "high-energy-shells"),
      ],
      commandHand: [
        "trained-in-your-jedi-arts",
        "mechanized-incursion",
        "supreme-commander",
        "orbital-strike",
        "crush-them",
        "roger-roger",
        "standing-orders",
      ],
      battleDeck: {
        primary: ["bunker-assault", "recover-the-research", "intercept-signals"],
        secondary: ["destroy-enemy-base", "recon-mission", "surface-scan"],
        advantages: ["fortified-position", "command-override", "advanced-intel"],
      },
    },
  },
];
