import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { dice, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { TWIN_DOES, twin } from "../weapon-effects.ts";

const BEAM_TURRET = (): Upgrade => ({
  id: "beam-turret",
  name: { en: "Beam Turret" },
  type: "hardpoint",
  cost: 15,
  restriction: { unit: "Saber-Class Tank" },
  weapons: [ranged("Beam Cannon", [1, 4], dice(2, 0, 0), [{ id: "beam", value: 2 }])],
});

const TWIN_BEAM_CANNONS = (): Upgrade => ({
  id: "twin-beam-cannons",
  name: { en: "Twin Beam Cannons" },
  type: "hardpoint",
  cost: 30,
  restriction: { unit: "Infantry Support Platform" },
  weapons: [
    ranged("Twin Beam Cannons", [1, 4], dice(2, 0, 2), [
      { id: "fixed", arcs: ["front"] },
      { id: "beam", value: 2 },
    ]),
  ],
});

const TWIN_BLASTER_CANNONS_ISP = (): Upgrade => ({
  id: "twin-blaster-cannons-isp",
  name: { en: "Twin Blaster Cannons" },
  type: "hardpoint",
  cost: 25,
  restriction: { faction: "galactic-republic", unit: "Infantry Support Platform" },
  weapons: [
    ranged("Twin Blaster Cannons", [1, 3], dice(0, 6, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "critical", value: 2 },
    ]),
  ],
  special: true,
});

const TWIN_BLASTER_CANNONS_ISP_ENTRY = (): UpgradeCard => twin("twin-blaster-cannons-isp");

const TWIN_BLASTER_CANNONS_ISP_TEXT: CardText = {
  id: "twin-blaster-cannons-isp",
  does: TWIN_DOES,
};

const TWIN_LASER_TURRET = (): Upgrade => ({
  id: "twin-laser-turret",
  name: { en: "Twin Laser Turret" },
  type: "hardpoint",
  cost: 14,
  restriction: { unit: "Saber-Class Tank" },
  weapons: [ranged("Twin Laser Cannon", [1, 3], dice(0, 3, 0), [{ id: "critical", value: 1 }])],
});

const TWIN_MISSILE_PODS = (): Upgrade => ({
  id: "twin-missile-pods",
  name: { en: "Twin Missile Pods" },
  type: "hardpoint",
  cost: 25,
  restriction: { unit: "Infantry Support Platform" },
  weapons: [
    ranged("Missile Pods", [2, 4], dice(4, 0, 0), [
      { id: "fixed", arcs: ["front"] },
      { id: "impact", value: 2 },
    ]),
  ],
  special: true,
});

const TWIN_MISSILE_PODS_ENTRY = (): UpgradeCard => twin("twin-missile-pods");

const TWIN_MISSILE_PODS_TEXT: CardText = {
  id: "twin-missile-pods",
  does: TWIN_DOES,
};

/** Hardpoint upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  BEAM_TURRET,
  TWIN_BEAM_CANNONS,
  TWIN_BLASTER_CANNONS_ISP,
  TWIN_LASER_TURRET,
  TWIN_MISSILE_PODS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [TWIN_BLASTER_CANNONS_ISP_ENTRY, TWIN_MISSILE_PODS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [TWIN_BLASTER_CANNONS_ISP_TEXT, TWIN_MISSILE_PODS_TEXT];
