import { isEngaged } from "../../../moving/moves.ts";
import { mustChoose, on } from "../../../state/hooks/words.ts";
import { engagedBy } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { askFor, byUpgrade, exhaustingAction } from "../effects.ts";
import { MARKSMAN_DOES, marksman } from "../shot-effects.ts";

/** Heavy weapon upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "heavy-weapon" }, () => ({
  "agent-kallus": {
    name: "Agent Kallus",
    cost: 28,
    bullets: 1,
    restriction: {
      any: [
        { faction: "galactic-empire", rank: "corps" },
        { faction: "galactic-empire", rank: "special-forces" },
      ],
    },
    exhaust: true,
    action: "free-action",
    miniatures: 1,
    grants: ["heavy-weapon"],
    changes: { courage: 1 },
    keywords: ["demoralize 1", "leader", "sidearm (ranged)"],
    weapons: [weapon("J-19 Bo-Rifle", "melee 1-2", "2b 1w", "long-shot")],
    doubts: ["Which slot is granted differs between sources (heavy weapon, training or personnel)."],
    en: "Free action, exhausting the card: an enemy unit engaged with the unit gains 2 immobilize tokens.",
    es: "Acción gratuita que agota la carta: una unidad enemiga trabada con la unidad gana 2 fichas de Inmovilización.",
    does: (card) => [
      exhaustingAction(card, askFor(card), isEngaged),
      on(
        "choice",
        mustChoose("leg.actions.free-card-action-cost", engagedBy, (work, enemy) =>
          gainTokens(work, enemy, "immobilize", 2, byUpgrade(card)),
        ),
      ),
    ],
  },
  "del-meeko": {
    name: "Del Meeko",
    cost: 35,
    bullets: 1,
    restriction: {
      any: [{ faction: "galactic-empire", rank: "corps", type: "trooper" }, { unit: "Imperial Special Forces" }],
    },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "repair", value: 2, capacity: 1 }],
    weapons: [weapon("Del's DLT-19x", "1-5", "2b", "high-velocity", "lethal 1")],
  },
  "dlt-19-stormtrooper": {
    name: "DLT-19 Stormtrooper",
    cost: 20,
    restriction: { unit: "Stormtroopers" },
    miniatures: 1,
    weapons: [weapon("DLT-19 Blaster Rifle", "1-4", "2r", "impact 1")],
  },
  "dlt-19d-trooper": {
    name: "DLT-19D Trooper",
    cost: 28,
    restriction: { unit: "Imperial Death Troopers" },
    miniatures: 1,
    weapons: [weapon("DLT-19D Trooper", "1-4", "2r 1w", "impact 1")],
  },
  "dlt-19x-sniper": {
    name: "DLT-19x Sniper",
    cost: 35,
    restriction: { unit: "Scout Troopers" },
    miniatures: 1,
    weapons: [weapon("DLT-19x Sniper Rifle", "1-5", "2b", "high-velocity", "pierce 1")],
    doubts: ["Of the list of 2026-01-14 alone: cost, weapons, restrictions."],
  },
  "dlt-20a-range-trooper": {
    name: "DLT-20A Range Trooper",
    cost: 25,
    restriction: { unit: "Range Troopers" },
    miniatures: 1,
    weapons: [weapon("DLT-20A Range Trooper", "1-5", "2r", "impact 2")],
  },
  "dt-f16": {
    name: "DT-F16",
    cost: 15,
    bullets: 1,
    restriction: { unit: "Imperial Death Troopers" },
    miniatures: 1,
    keywords: ["compel", "leader"],
    weapons: [weapon("E-11D Blaster Rifle", "1-3", "1b 1w")],
  },
  flametrooper: {
    name: "Flametrooper",
    cost: 20,
    restriction: { unit: "Snowtroopers" },
    miniatures: 1,
    weapons: [weapon("Flamethrower", "melee 1-1", "1b", "blast", "spray")],
  },
  "gideon-hask": {
    name: "Gideon Hask",
    cost: 29,
    bullets: 1,
    restriction: {
      any: [{ faction: "galactic-empire", rank: "corps", type: "trooper" }, { unit: "Imperial Special Forces" }],
    },
    miniatures: 1,
    changes: { courage: 1 },
    keywords: [{ id: "coordinate", of: [{ rank: "corps", type: "trooper" }] }, "leader"],
    weapons: [weapon("Gideon's E-11", "1-3", "2r")],
  },
  "hh-12-stormtrooper": {
    name: "HH-12 Stormtrooper",
    cost: 22,
    restriction: { unit: "Stormtroopers" },
    miniatures: 1,
    weapons: [weapon("HH-12 Rocket Launcher", "2-4", "3b", "cumbersome", "impact 3")],
  },
  "kx-series-security-droids": {
    name: "KX-Series Security Droids",
    cost: 18,
    restriction: { unit: "Stormtrooper Riot Squad" },
    miniatures: 2,
    weapons: [weapon("Oppress", "melee", "1r", "impact 1")],
  },
  mertalizer: {
    name: "Mertalizer",
    cost: 30,
    restriction: { unit: "Imperial Dark Troopers" },
    miniatures: 1,
    weapons: [weapon("Mertalizer", "melee", "2r 1b", "suppressive")],
  },
  "rt-97c-stormtrooper": {
    name: "RT-97C Stormtrooper",
    cost: 22,
    restriction: { unit: "Stormtroopers" },
    miniatures: 1,
    weapons: [weapon("RT-97C Blaster Rifle", "1-4", "1r 3w")],
  },
  "sm-9-frag-launcher": {
    name: "SM-9 Frag Launcher",
    cost: 40,
    restriction: { unit: "Imperial Dark Troopers" },
    exhaust: true,
    miniatures: 1,
    keywords: ["cycle"],
    weapons: [weapon("SM-9 Frag Launcher", "1-2", "2r 1b", "blast", "impact 2")],
  },
  "sonic-charge-saboteur": {
    name: "Sonic Charge Saboteur",
    cost: 23,
    restriction: { unit: "Scout Troopers" },
    miniatures: 1,
    weapons: [weapon("Sonic Charge", "melee 1-1", "1r 1b 2w", "blast", "impact 2", "suppressive")],
    doubts: [
      "The list tags this card with Assault; the weapon line does not show it.",
      "Of the list of 2026-01-14 alone: cost, weapons.",
    ],
  },
  "stormtrooper-marksman": {
    name: "Stormtrooper Marksman",
    cost: 30,
    restriction: { unit: "Stormtrooper Riot Squad" },
    action: "card-action",
    miniatures: 1,
    doubts: [
      "An older table reads surge or crit; the sister card reads hit or crit.",
      "Of the list of 2026-01-14 alone: cost.",
    ],
    en: MARKSMAN_DOES.en,
    es: MARKSMAN_DOES.es,
    does: (card) => marksman(card),
  },
  "t-21-special-forces-trooper": {
    name: "T-21 Special Forces Trooper",
    cost: 24,
    restriction: { all: [{ unit: "Imperial Special Forces" }, { not: { title: "Inferno Squad" } }] },
    miniatures: 1,
    weapons: [weapon("T-21 Repeating Blaster", "1-3", "4w", "critical 2")],
    doubts: ["Of the list of 2026-01-14 alone: cost."],
  },
  "t-21-stormtrooper": {
    name: "T-21 Stormtrooper",
    cost: 20,
    restriction: { unit: "Stormtroopers" },
    miniatures: 1,
    weapons: [weapon("T-21 Repeating Blaster", "1-3", "4w", "critical 2")],
  },
  "t-21a-range-trooper": {
    name: "T-21A Range Trooper",
    cost: 28,
    restriction: { unit: "Range Troopers" },
    miniatures: 1,
    weapons: [weapon("T-21A Repeating Blaster", "1-4", "2b 2w", "suppressive")],
  },
  "t-21b-shoretrooper": {
    name: "T-21B Shoretrooper",
    cost: 28,
    restriction: { unit: "Shoretroopers" },
    miniatures: 1,
    weapons: [weapon("T-21B Repeating Blaster", "1-4", "2b 2w", "critical 1")],
    doubts: ["Weapon profile from the list only."],
  },
  "t-7-ion-snowtrooper": {
    name: "T-7 Ion Snowtrooper",
    cost: 24,
    restriction: { unit: "Snowtroopers" },
    miniatures: 1,
    weapons: [weapon("T-7 Ion Rifle", "1-3", "2b 1w", "critical 1", "impact 1", "ion 1")],
  },
  "xs-iv-assault-cannon": {
    name: "XS-IV Assault Cannon",
    cost: 49,
    restriction: { unit: "Imperial Dark Troopers" },
    miniatures: 1,
    weapons: [weapon("XS-IV Assault Cannon", "1-3", "4b", "critical 1")],
  },
}));
