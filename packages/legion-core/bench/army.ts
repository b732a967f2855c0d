import { type ArmyList, army } from "../src/content/army.ts";
import type { Row } from "./row.ts";

const ROUND_MS = 300;
const CALLS = 1000;

/** A full army of 988 points, with hand and deck. */
const EMPIRE: ArmyList = {
  faction: "galactic-empire",
  units: [
    { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-choke", "force-reflexes", "burst-of-speed"] },
    { unit: "general-veers-master-tactician", upgrades: ["strict-orders"] },
    { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper", "stormtrooper"] },
    { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper", "stormtrooper"] },
    { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper", "stormtrooper"] },
    { unit: "stormtroopers", upgrades: ["hh-12-stormtrooper"] },
    { unit: "snowtroopers", upgrades: ["flametrooper"] },
    { unit: "scout-troopers", upgrades: [] },
    { unit: "imperial-death-troopers", upgrades: ["dlt-19d-trooper", "fragmentation-grenades"] },
    { unit: "74-z-speeder-bikes", upgrades: [] },
    { unit: "at-st", upgrades: ["88i-twin-light-blaster", "first-sergeant-arbmab"] },
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

/** Milliseconds of one call. */
function milliseconds(call: () => unknown, calls: number): number {
  for (let n = 0; n < calls; n++) call();
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < ROUND_MS) {
    for (let n = 0; n < calls; n++) call();
    done += calls;
  }
  return (performance.now() - start) / done;
}

/** Checking a full army, and asking what may be added to it. */
export function armyRows(): readonly Row[] {
  return [
    {
      name: "army.check of a full army",
      unit: "ms",
      target: 1,
      measure: () => milliseconds(() => army.check(EMPIRE), CALLS),
    },
    {
      name: "army.options of a full army",
      unit: "ms",
      target: null,
      measure: () => milliseconds(() => army.options(EMPIRE), 1),
    },
  ];
}
