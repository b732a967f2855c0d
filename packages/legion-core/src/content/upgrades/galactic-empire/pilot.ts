import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { justPerformed } from "../../../rounds/performing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byStatic, freeAction } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

const BARON_RUDOR = (): Upgrade => ({
  id: "baron-rudor",
  name: { en: "Baron Rudor" },
  type: "pilot",
  cost: 8,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
  keywords: [{ id: "marksman" }],
  special: true,
});

const FIRST_SERGEANT_ARBMAB = (): Upgrade => ({
  id: "first-sergeant-arbmab",
  name: { en: "First Sergeant Arbmab" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  keywords: [{ id: "tactical", value: 1 }],
});

const BARON_RUDOR_ENTRY = (): UpgradeCard => ({
  id: "baron-rudor",
  moments: [
    {
      moment: "after-action",
      may: false,
      applies: ({ state }, { unit }, about) => about === unit && justPerformed(state, unit) === "recover",
      run: (work, { unit }) => gainTokens(work, unit, "aim", 1, byStatic("baron-rudor")),
    },
  ],
});

const BARON_RUDOR_TEXT: CardText = {
  id: "baron-rudor",
  does: {
    en: "After a Recover action the unit gains 1 aim token.",
    es: "Después de una acción de Recuperación, la unidad gana 1 ficha de Ataque apuntado.",
  },
};

const GENERAL_WEISS = (): Upgrade => ({
  id: "general-weiss",
  name: { en: "General Weiss" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
});

const GENERAL_WEISS_ENTRY = (): UpgradeCard => ({
  id: "general-weiss",
  actions: [
    freeAction("general-weiss", (work, { unit }) =>
      beginOngoing(work, { unit, keyword: "arsenal", value: 2, until: "activation" }, byStatic("general-weiss")),
    ),
  ],
});

const GENERAL_WEISS_TEXT: CardText = {
  id: "general-weiss",
  does: {
    en: "Free action: the unit has Arsenal 2 until the end of its activation.",
    es: "Acción gratuita: la unidad tiene Arsenal 2 hasta el final de su activación.",
  },
};

const GOVERNOR_PRYCE = (): Upgrade => ({
  id: "governor-pryce",
  name: { en: "Governor Pryce" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "galactic-empire", rank: "heavy" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
});

const GOVERNOR_PRYCE_ENTRY = (): UpgradeCard =>
  forTrooper("governor-pryce", (work, trooper) => {
    for (const token of ["aim", "suppression"] as const)
      gainTokens(work, trooper, token, 1, byStatic("governor-pryce"));
  });

const GOVERNOR_PRYCE_TEXT: CardText = {
  id: "governor-pryce",
  does: {
    en: "Free action: another friendly trooper unit at range 2 gains 1 aim token and 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Ataque apuntado y 1 ficha de Acobardamiento.",
  },
};

const IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT = (): Upgrade => ({
  id: "imperial-hammers-elite-armor-pilot",
  name: { en: "Imperial Hammers Elite Armor Pilot" },
  type: "pilot",
  cost: 10,
  restriction: { faction: "galactic-empire", type: "ground-vehicle" },
  changes: { attackSurge: "hit" },
});

const IMPERIAL_TIE_PILOT = (): Upgrade => ({
  id: "imperial-tie-pilot",
  name: { en: "Imperial TIE Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { faction: "galactic-empire", type: "repulsor-vehicle" },
  changes: { speed: 1 },
});

/** Pilot upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [
  BARON_RUDOR,
  FIRST_SERGEANT_ARBMAB,
  GENERAL_WEISS,
  GOVERNOR_PRYCE,
  IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT,
  IMPERIAL_TIE_PILOT,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [BARON_RUDOR_ENTRY, GENERAL_WEISS_ENTRY, GOVERNOR_PRYCE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [BARON_RUDOR_TEXT, GENERAL_WEISS_TEXT, GOVERNOR_PRYCE_TEXT];
