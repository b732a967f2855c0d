import type { MissionEntry } from "../language/language.ts";
import { resolve, system } from "./entries.ts";

const COPIES = "The number of copies rests on lists of cards; the printed cards were not seen.";

/** The projects of the Imperial side. */
export const PROJECTS: readonly MissionEntry[] = [
  resolve("imperial", {
    id: "construct-factory",
    name: { en: "Construct Factory", es: "Construir fábrica" },
    set: "project",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ is: "imperial-system" }),
    effect: [
      { op: "remove-sabotage", at: "here", required: false },
      { op: "queue-by-icons", faction: "imperial" },
    ],
    unverified: COPIES,
  }),
  resolve("imperial", {
    id: "construct-super-star-destroyer",
    name: { en: "Construct Super Star Destroyer", es: "Construir Super Destructor Estelar" },
    set: "project",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ is: "imperial-system" }, { icon: { shape: "square", theater: "space" } }),
    effect: [{ op: "queue-units", faction: "imperial", type: "super-star-destroyer", space: 3 }],
    unverified: COPIES,
  }),
  resolve("imperial", {
    id: "construct-death-star",
    name: { en: "Construct Death Star", es: "Construir Estrella de la Muerte" },
    set: "project",
    skill: "logistics",
    icons: 1,
    target: system({ is: "remote" }, { noUnit: { faction: "rebel" } }),
    effect: [
      {
        op: "gain-units",
        faction: "imperial",
        units: [{ type: "death-star-under-construction", count: 1 }],
        at: "here",
      },
      { op: "queue-units", faction: "imperial", type: "death-star", space: 3 },
    ],
    unverified: COPIES,
  }),
  resolve("imperial", {
    id: "oversee-project",
    name: { en: "Oversee Project", es: "Supervisar proyecto" },
    set: "project",
    copies: 2,
    skill: "logistics",
    icons: 1,
    target: system({ unit: { faction: "imperial" } }, { noUnit: { faction: "rebel" } }, { sabotaged: false }),
    effect: [{ op: "deploy-queued", spaces: [1, 2] }],
    unverified: COPIES,
  }),
  resolve("imperial", {
    id: "superlaser-online",
    name: { en: "Superlaser Online", es: "Superláser operativo" },
    set: "project",
    copies: 3,
    skill: "logistics",
    icons: 1,
    target: system({ unit: { faction: "imperial", types: ["death-star"] } }),
    effect: [
      { op: "destroy-system", at: "here" },
      { op: "choose-system", by: "owner", where: [{ sameRegionAs: "here" }, { is: "populous" }] },
      { op: "gain-loyalty", faction: "imperial", amount: 1, at: "chosen" },
    ],
    unverified: COPIES,
  }),
];
