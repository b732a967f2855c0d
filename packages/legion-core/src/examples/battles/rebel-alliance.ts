import type { ArmyList } from "../../army/index.ts";
import { unit } from "../unit.ts";

/** Luke, Leia, Chewbacca and Cassian with troopers, walkers and an airspeeder. */
export const LUKE_SKYWALKER: ArmyList = {
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
};

/** An officer and Jyn Erso with commandos, landspeeders, Ewoks and the Mandalorian. */
export const REBEL_OFFICER: ArmyList = {
  faction: "rebel-alliance",
  units: [
    unit("rebel-officer-fighting-for-freedom", "unseen-saboteur"),
    unit("tauntaun-riders"),
    unit("ewok-slingers"),
    unit("x-34-landspeeder", "unstable-astromech", "a-300-rifle-gunner"),
    unit("rebel-commandos", "dh-447-sniper", "overwatch"),
    unit("jyn-erso-stardust", "grappling-hooks"),
    unit("rebel-sleeper-cell-ready-to-strike"),
    unit("din-djarin-the-mandalorian", "into-the-fray"),
    unit("ewok-skirmishers"),
    unit("a-a5-speeder-truck-rebel-alliance", "unorthodox-tactician"),
    unit("rebel-commandos-strike-team", "proton-charge-saboteur"),
    unit("rebel-troopers", "dlt-20a-trooper"),
    unit("rebel-veterans"),
    unit("mark-ii-medium-blaster-trooper"),
    unit("wicket-hero-of-bright-tree"),
  ],
  commandHand: [
    "this-is-the-way",
    "i-rebel",
    "trust-goes-both-ways",
    "i-like-those-odds",
    "rebellions-are-built-on-hope",
    "courageous-counterattack",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["bunker-assault", "breakthrough", "outflank"],
    secondary: ["supply-run", "destroy-enemy-base", "surface-scan"],
    advantages: ["cunning-deployment", "no-time-to-lose", "strafing-run"],
  },
};

/** Lando, Han and Ahsoka with Wookiees and Clan Wren. */
export const LANDO_CALRISSIAN: ArmyList = {
  faction: "rebel-alliance",
  units: [
    unit("lando-calrissian-canny-general", "trusted-agent"),
    unit("wookiee-warriors-freedom-fighters"),
    unit("rebel-agent-defender-of-democracy", "unseen-saboteur"),
    unit("1-4-fd-laser-cannon-team", "barrage-generator"),
    unit("ahsoka-tano-fulcrum"),
    unit("han-solo-unorthodox-general"),
    unit("mandalorian-resistance-clan-wren", "tristan-wren-mandalorian-resistance", "ursa-wren-mandalorian-resistance"),
    unit("wookiee-warriors-kashyyyk-resistance", "bowcaster-wookiee", "sonic-imploders"),
    unit("rebel-troopers", "mpl-57-ion-trooper"),
    unit("fleet-troopers"),
    unit("fleet-troopers", "scatter-gun-trooper"),
    unit("rebel-troopers"),
    unit("at-rt-rebel-alliance", "at-rt-flamethrower"),
  ],
  commandHand: [
    "sorry-about-the-mess",
    "corellian-spike",
    "swift-protector",
    "ace-up-his-sleeve",
    "change-of-plans",
    "idiots-array",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["bunker-assault", "close-the-pocket", "shifting-priorities"],
    secondary: ["bring-them-to-heel", "supply-run", "marked-targets"],
    advantages: ["fortified-position", "no-time-to-lose", "cunning-deployment"],
  },
};
