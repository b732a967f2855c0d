import type { MissionEntry } from "../../language/language.ts";
import { attempt, oppose, resolve, system, TRANSLATED } from "../entries.ts";

const ICONS = "The number of icons and the copies are read on the scanned cards alone.";

/**
 * The Rebel missions of the expansion: the starting one, leader missions, the expansion's mission set, then the
 * Subversion of the base set.
 */
export const ROTE_REBEL_MISSIONS: readonly MissionEntry[] = [
  attempt("rebel", {
    id: "sabotage-rote",
    name: { en: "Sabotage", es: "Sabotaje" },
    set: "starting",
    replaces: "sabotage",
    skill: "specOps",
    icons: 1,
    target: system(),
    effect: [
      {
        op: "choose",
        by: "owner",
        options: [
          [
            {
              op: "destroy-units",
              from: "here",
              filter: { types: ["shield-bunker"] },
              limit: { count: 1 },
              required: true,
            },
          ],
          [{ op: "sabotage", at: "here", required: true }],
          [],
        ],
      },
    ],
  }),
  attempt("rebel", {
    id: "aggressive-negotiations",
    name: { en: "Aggressive Negotiations", es: "Negociaciones agresivas" },
    skill: "diplomacy",
    icons: 2,
    portrait: "chirrut-imwe",
    target: system({ captive: true }),
    effect: [{ op: "rescue", companions: true }],
    failureEffect: [
      {
        op: "choose",
        by: "owner",
        options: [
          [
            {
              op: "destroy-units",
              from: "here",
              filter: { icon: { shape: "triangle", theater: "ground" } },
              limit: { count: 1 },
              required: true,
            },
          ],
          [],
        ],
      },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "heist",
    name: { en: "Heist", es: "Atraco" },
    skill: "intel",
    icons: 2,
    portrait: "jyn-erso",
    target: system({ unit: { faction: "imperial" } }),
    effect: [
      {
        op: "choose",
        by: "owner",
        options: [
          [{ op: "remove-target", count: "one" }],
          [
            {
              op: "draw",
              deck: "objective",
              count: 1,
              ifHere: { types: ["death-star", "death-star-under-construction"] },
            },
          ],
        ],
      },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "prepare-for-battle",
    name: { en: "Prepare for Battle", es: "Prepararse para la batalla" },
    skill: "specOps",
    icons: 1,
    portrait: "saw-gerrera",
    target: system({ is: "subjugated" }),
    effect: [
      { op: "move-leader", leader: "assigned", to: "pool" },
      { op: "procedure", name: "prepare-for-battle" },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  resolve("rebel", {
    id: "secret-mission",
    name: { en: "Secret Mission", es: "Misión secreta" },
    skill: "logistics",
    icons: 1,
    portrait: "cassian-andor",
    target: system({ is: "rebel-system" }),
    effect: [{ op: "procedure", name: "secret-mission" }],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "critical-rescue",
    name: { en: "Critical Rescue", es: "Rescate crítico" },
    missionSet: "rise-of-the-empire",
    skill: "intel",
    icons: 3,
    target: system({ captive: true }),
    returns: "after-failure",
    effect: [{ op: "rescue", companions: true }],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  resolve("rebel", {
    id: "my-only-hope",
    name: { en: "My Only Hope", es: "Mi única esperanza" },
    missionSet: "rise-of-the-empire",
    skill: "logistics",
    icons: 1,
    target: system({ is: "remote" }),
    effect: [
      {
        op: "recruit-one",
        among: ["luke-skywalker", "obi-wan-kenobi", "han-solo", "chirrut-imwe", "jyn-erso"],
      },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "plant-explosives",
    name: { en: "Plant Explosives", es: "Colocar explosivos" },
    missionSet: "rise-of-the-empire",
    skill: "specOps",
    icons: 2,
    target: system(),
    rollUnopposed: true,
    effect: [{ op: "destroy-units", from: "here", filter: { theater: "ground" }, limit: { lead: "health", count: 3 } }],
    unverified: ICONS,
  }),
  resolve("rebel", {
    id: "promotion-rebel",
    name: { en: "Promotion", es: "Ascenso" },
    missionSet: "rise-of-the-empire",
    skill: "logistics",
    icons: 1,
    target: system({ is: "rebel-system" }),
    effect: [
      {
        op: "recruit-one",
        among: ["admiral-ackbar", "wedge-antilles", "general-madine", "cassian-andor", "saw-gerrera"],
      },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "regional-aid",
    name: { en: "Regional Aid", es: "Ayuda regional" },
    missionSet: "rise-of-the-empire",
    skill: "diplomacy",
    icons: 3,
    target: system(),
    effect: [
      { op: "gain-loyalty", faction: "rebel", amount: 1, at: "here" },
      { op: "choose-system", by: "owner", where: [{ sameRegionAs: "here" }, { elsewhere: true }] },
      { op: "gain-loyalty", faction: "rebel", amount: 1, at: "chosen" },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "assault",
    name: { en: "Assault", es: "Pasar a la ofensiva" },
    missionSet: "rise-of-the-empire",
    copies: 2,
    skill: "specOps",
    icons: 1,
    target: system({ is: "subjugated" }),
    rollUnopposed: true,
    effect: [
      { op: "destroy-units", from: "here", filter: { types: ["stormtrooper"] }, limit: { lead: "count", count: 3 } },
    ],
    unverified: ICONS,
  }),
  resolve("rebel", {
    id: "behind-enemy-lines",
    name: { en: "Behind Enemy Lines", es: "Tras las líneas enemigas" },
    missionSet: "rise-of-the-empire",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ or: [{ is: "subjugated" }, { is: "rebel-system" }] }),
    effect: [
      {
        op: "move-units",
        faction: "rebel",
        from: "base-space",
        to: "here",
        filter: {},
        limit: 5,
        lifted: ["adjacency", "own-leaders"],
      },
      { op: "combat", theater: null },
    ],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "reconnaissance",
    name: { en: "Reconnaissance", es: "Reconocimiento" },
    missionSet: "rise-of-the-empire",
    copies: 2,
    skill: "intel",
    icons: 2,
    target: system({ is: "imperial-system" }),
    effect: [{ op: "procedure", name: "reconnaissance" }],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  attempt("rebel", {
    id: "safe-haven",
    name: { en: "Safe Haven", es: "Refugio seguro" },
    missionSet: "rise-of-the-empire",
    copies: 2,
    skill: "diplomacy",
    icons: 2,
    target: system({ is: "rebel-system" }, { noUnit: { faction: "imperial" } }),
    effect: [{ op: "deploy-queued", spaces: [1, 2, 3], most: 2 }],
    unverified: `${ICONS} ${TRANSLATED}`,
  }),
  oppose("rebel", { id: "subversion-rebel-rote", missionSet: "rise-of-the-empire" }),
  oppose("rebel", { id: "subversion-rebel-base", missionSet: "base" }),
];
