import type { ArmyList } from "../../army/index.ts";
import { unit } from "../unit.ts";

/** Grievous and Asajj Ventress with battle droids and a tank. */
export const GENERAL_GRIEVOUS: ArmyList = {
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
};

/** Poggle and Sun Fac with Geonosians, commando droids and Cad Bane. */
export const POGGLE_THE_LESSER: ArmyList = {
  faction: "separatist-alliance",
  units: [
    unit("poggle-the-lesser-public-leader-of-the-geonosians"),
    unit("stap-riders"),
    unit("lm-432-crab-droid", "defense-protocols", "twin-blaster-cannons-crab-droid"),
    unit("aqua-droids", "heavy-aqua-droid"),
    unit("super-tactical-command-droid-command-and-control-droid", "seek-and-destroy"),
    unit("bx-series-droid-commandos", "dioxis-mine-saboteur"),
    unit("geonosian-warriors-soldiers-of-the-hive"),
    unit("cad-bane-needs-no-introduction"),
    unit("bx-series-droid-commandos-strike-team", "bx-series-droid-sniper"),
    unit("droidekas"),
    unit("sun-fac-ruthless-lieutenant"),
    unit("b2-super-battle-droids", "kraken", "pk-series-worker-droid"),
    unit("geonosian-warriors-soldiers-of-the-hive", "sonic-cannon-warrior"),
  ],
  commandHand: [
    "let-the-executions-begin",
    "im-your-worst-nightmare",
    "we-serve-the-queen",
    "im-in-control",
    "tactical-download",
    "roger-roger",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["recover-the-research", "shifting-priorities", "bunker-assault"],
    secondary: ["recon-mission", "supply-run", "surface-scan"],
    advantages: ["command-override", "garrison", "cunning-deployment"],
  },
};

/** Kalani and Kraken with Maul, battle droids and a tank. */
export const KALANI: ArmyList = {
  faction: "separatist-alliance",
  units: [
    unit("kalani-super-tactical-droid"),
    unit("super-tactical-command-droid-auxiliary-command-droid", "seek-and-destroy", "enhanced-combat-subroutines"),
    unit("kraken-super-tactical-droid", "on-the-hunt"),
    unit("persuader-class-tank-droid", "engagement-protocols"),
    unit("maul-impatient-apprentice"),
    unit("drk-1-sith-probe-droids"),
    unit("b2-super-battle-droids", "b2-ha-battle-droid"),
    unit("b1-battle-droids", "e-60r-b1-battle-droid"),
    unit("b1-battle-droids", "radiation-cannon-b1-battle-droid"),
    unit("lm-432-crab-droid", "defense-protocols", "heavy-laser-cannon"),
    unit("b1-battle-droids", "e-5s-b1-battle-droid"),
    unit("ig-100-magnaguard", "rps-6-magnaguard", "endurance"),
  ],
  commandHand: [
    "exterminate",
    "at-last",
    "duel-of-the-fates",
    "the-phantom-menace",
    "preservation-protocols",
    "do-not-underestimate-our-means",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["close-the-pocket", "intercept-signals", "breakthrough"],
    secondary: ["surface-scan", "sweep-and-clear", "destroy-enemy-base"],
    advantages: ["command-override", "advanced-intel", "strafing-run"],
  },
};
