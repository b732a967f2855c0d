import { justPerformed } from "../../../rounds/performing.ts";
import { must } from "../../../state/hooks/words.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, freeAction } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

/** Pilot upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "pilot" }, () => ({
  "baron-rudor": {
    name: "Baron Rudor",
    cost: 8,
    bullets: 1,
    restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
    keywords: ["marksman"],
    en: "After a Recover action the unit gains 1 aim token.",
    es: "Después de una acción de Recuperación, la unidad gana 1 ficha de Ataque apuntado.",
    does: (card) => [
      must(
        "after-action",
        ({ state }, { unit }, about) => about === unit && justPerformed(state, unit) === "recover",
        (work, { unit }) => gainTokens(work, unit, "aim", 1, byStatic(card)),
      ),
    ],
  },
  "first-sergeant-arbmab": {
    name: "First Sergeant Arbmab",
    cost: 5,
    bullets: 1,
    restriction: { faction: "galactic-empire", type: "ground-vehicle" },
    keywords: ["tactical 1"],
  },
  "general-weiss": {
    name: "General Weiss",
    cost: 5,
    bullets: 1,
    restriction: { faction: "galactic-empire", type: "ground-vehicle" },
    action: "free-action",
    keywords: ["field-commander"],
    en: "Free action: the unit has Arsenal 2 until the end of its activation.",
    es: "Acción gratuita: la unidad tiene Arsenal 2 hasta el final de su activación.",
    does: (card) => [
      freeAction(card, (work, { unit }) =>
        beginOngoing(work, { unit, keyword: "arsenal", value: 2, until: "activation" }, byStatic(card)),
      ),
    ],
  },
  "governor-pryce": {
    name: "Governor Pryce",
    cost: 5,
    bullets: 1,
    restriction: { faction: "galactic-empire", rank: "heavy" },
    action: "free-action",
    keywords: ["field-commander"],
    en: "Free action: another friendly trooper unit at range 2 gains 1 aim token and 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Ataque apuntado y 1 ficha de Acobardamiento.",
    does: (card) =>
      forTrooper(card, (work, trooper) => {
        for (const token of ["aim", "suppression"] as const) gainTokens(work, trooper, token, 1, byStatic(card));
      }),
  },
  "imperial-hammers-elite-armor-pilot": {
    name: "Imperial Hammers Elite Armor Pilot",
    cost: 10,
    restriction: { faction: "galactic-empire", type: "ground-vehicle" },
    changes: { attackSurge: "hit" },
  },
  "imperial-tie-pilot": {
    name: "Imperial TIE Pilot",
    cost: 8,
    restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
    changes: { speed: 1 },
  },
}));
