import type { ArmyList } from "../../army/index.ts";
import { unit } from "../unit.ts";

/** Darth Vader and General Veers with stormtroopers, scouts and a walker. */
export const DARTH_VADER: ArmyList = {
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
};

/** An officer and Agent Kallus with troops of all kinds, Inferno Squad and hired guns. */
export const IMPERIAL_OFFICER: ArmyList = {
  faction: "galactic-empire",
  units: [
    unit("pyke-syndicate-capo"),
    unit("imperial-officer-ruthless-efficiency", "defend-in-depth"),
    unit("bossk-trandoshan-terror"),
    unit("dewback-rider"),
    unit("e-web-heavy-blaster-team", "overcharged-generator"),
    unit("agent-kallus-hunter-of-spectres", "duck-and-cover"),
    unit("pyke-syndicate-foot-soldiers", "p13-m-disruptor-soldier"),
    unit("stormtrooper-riot-squad", "kx-series-security-droids"),
    unit("imperial-special-forces", "t-21-special-forces-trooper"),
    unit("black-sun-enforcers"),
    unit("shoretroopers", "t-21b-shoretrooper", "fragmentation-grenades"),
    unit("range-troopers", "t-21a-range-trooper"),
    unit("df-90-mortar-trooper"),
    unit("imperial-special-forces-inferno-squad", "del-meeko", "gideon-hask"),
  ],
  commandHand: [
    "face-me",
    "covert-observation",
    "aggression",
    "reptilian-rampage",
    "lying-in-wait",
    "ruthless-tactics",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["breakthrough", "intercept-signals", "outflank"],
    secondary: ["sweep-and-clear", "recon-mission", "bring-them-to-heel"],
    advantages: ["ordnance", "fortified-position", "garrison"],
  },
};

/** Moff Gideon and two Inquisitors with dark troopers, a transport and a tank. */
export const MOFF_GIDEON: ArmyList = {
  faction: "galactic-empire",
  units: [
    unit("moff-gideon-long-live-the-empire"),
    unit("imperial-agent-bringing-order-to-the-galaxy", "platoon-commander"),
    unit("black-sun-vigo"),
    unit("seventh-sister-compelled-to-inflict-pain"),
    unit("fifth-brother-the-kill-is-mine", "tenacity", "force-guidance"),
    unit("laat-le-patrol-transport-galactic-empire"),
    unit("tx-225-gavw-occupier-tank", "pintle-mounted-rt-97c"),
    unit("imperial-dark-troopers"),
    unit("snowtroopers", "t-7-ion-snowtrooper"),
    unit("stormtroopers", "t-21-stormtrooper", "imperial-officer"),
    unit("shoretroopers", "agent-kallus"),
    unit("e-web-heavy-blaster-team", "barrage-generator"),
  ],
  commandHand: [
    "come-and-prove-it",
    "die-at-my-hand",
    "you-would-question-me",
    "unexpected-but-not-unwelcome",
    "you-hide-your-fear-well",
    "i-care-not-for-your-struggles",
    "standing-orders",
  ],
  battleDeck: {
    primary: ["recover-the-research", "shifting-priorities", "close-the-pocket"],
    secondary: ["surface-scan", "marked-targets", "destroy-enemy-base"],
    advantages: ["strafing-run", "advanced-intel", "black-ops"],
  },
};
