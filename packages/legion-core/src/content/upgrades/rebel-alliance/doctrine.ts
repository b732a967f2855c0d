import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { asks } from "../../../units/choosing.ts";
import { isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { isOfNoRank, rankOf } from "../../../units/ranks.ts";
import { byStatic } from "../effects.ts";
import { RELUCTANT_HERO_POOL } from "../pool-effects.ts";

const FRONTLINE_COMMANDER = (): Upgrade => ({
  id: "frontline-commander",
  name: { en: "Frontline Commander" },
  type: "doctrine",
  cost: 8,
  bullets: 1,
  restriction: { unit: "Rebel Officer" },
  keywords: [
    { id: "aid", of: [{ faction: "rebel-alliance", type: "trooper" }] },
    { id: "indomitable" },
    { id: "spur" },
    { id: "tactical", value: 1 },
  ],
  special: true,
});

const FRONTLINE_COMMANDER_ENTRY = (): UpgradeCard => ({
  id: "frontline-commander",
  moments: [
    {
      moment: "panic-check",
      may: false,
      applies: (look, { unit }, about) =>
        about !== null && isTrooper(look, about) && alliesAt(look, unit, 1).includes(about),
      run(work, _bearer, about) {
        if (about === null) return;
        const ongoing = { unit: about, keyword: "dauntless", value: 1, until: "activation" } as const;
        beginOngoing(work, ongoing, byStatic("frontline-commander"));
      },
    },
  ],
});

const FRONTLINE_COMMANDER_TEXT: CardText = {
  id: "frontline-commander",
  does: {
    en: "Friendly trooper units at range 1, the unit itself included, have Dauntless.",
    es: "Las unidades de infantería aliadas a alcance 1, incluida la propia unidad, tienen Intrépido.",
  },
};

const PROVEN_TACTICIAN = (): Upgrade => ({
  id: "proven-tactician",
  name: { en: "Proven Tactician" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Rebel Officer" },
  keywords: [{ id: "quick-thinking" }, { id: "exemplar" }],
  special: true,
});

const PROVEN_TACTICIAN_ENTRY = (): UpgradeCard => ({
  id: "proven-tactician",
  unitAmounts: [{ amount: "courage", adds: 1 }],
  moments: [
    {
      // As late as can be before the moment at which it counts.
      moment: "activation-phase-end",
      may: false,
      applies: (look, { unit }) => look.state.round === 1 && corpsNear(look, unit).length > 0,
      run(work, { unit: commander }) {
        for (const unit of corpsNear(work, commander)) {
          beginOngoing(
            work,
            { unit, keyword: "reinforcements", value: 1, until: "round" },
            byStatic("proven-tactician"),
          );
        }
      },
    },
  ],
});

const PROVEN_TACTICIAN_TEXT: CardText = {
  id: "proven-tactician",
  does: {
    en: "The courage of the unit rises by 1. Friendly corps units at range 1 have Reinforcements.",
    es: "El Aplomo de la unidad aumenta en 1. Las unidades aliadas de Tropa a alcance 1 tienen Refuerzos.",
  },
};

const RELUCTANT_HERO = (): Upgrade => ({
  id: "reluctant-hero",
  name: { en: "Reluctant Hero" },
  type: "doctrine",
  cost: 10,
  bullets: 1,
  restriction: { unit: "Rebel Agent" },
  keywords: [{ id: "infiltrate" }, { id: "relentless" }],
  special: true,
});

const RELUCTANT_HERO_ENTRY = (): UpgradeCard => ({
  id: "reluctant-hero",
  inAttack: ({ state }, { unit }, { used }) =>
    used.includes("reluctant-hero") ? unitTokens(state, unit, "suppression") : 0,
  attacking: RELUCTANT_HERO_POOL,
  declaring: {
    step: "weapons",
    rule: "leg.upgrade.static-by-default",
    ways: ({ state }, { unit }, { inPool }) => {
      const pools = nearest(state, "attack")?.pools ?? [];
      const open = pools.every(({ used }) => used?.includes("reluctant-hero") !== true);
      return open && inPool.length > 0 && unitTokens(state, unit, "suppression") > 0 ? [""] : [];
    },
  },
});

const RELUCTANT_HERO_TEXT: CardText = {
  id: "reluctant-hero",
  does: {
    en: "In an attack action one of the pools of the unit may gain Critical 1 for each suppression token that the unit has.",
    es: "En una acción de ataque, una de las reservas de la unidad puede ganar Crítico 1 por cada ficha de Acobardamiento que tenga la unidad.",
  },
};

const UNSEEN_SABOTEUR = (): Upgrade => ({
  id: "unseen-saboteur",
  name: { en: "Unseen Saboteur" },
  type: "doctrine",
  cost: 5,
  bullets: 1,
  restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
  keywords: [{ id: "low-profile" }, { id: "prepared-position" }],
  special: true,
});

const UNSEEN_SABOTEUR_ENTRY = (): UpgradeCard => ({
  id: "unseen-saboteur",
  moments: [asks("unseen-saboteur", "setup-effects", (look, unit) => saboteurs(look, unit).length > 0)],
  choice: {
    rule: "leg.upgrade.static-by-default",
    most: 1,
    may: false,
    candidates: (look, { unit }) => saboteurs(look, unit),
    take(work, _bearer, [unit]) {
      if (unit === undefined) return;
      const ongoing = { unit, keyword: "prepared-position", value: 1, until: "game" } as const;
      beginOngoing(work, ongoing, byStatic("unseen-saboteur"));
    },
  },
});

const UNSEEN_SABOTEUR_TEXT: CardText = {
  id: "unseen-saboteur",
  does: {
    en: "During setup choose another friendly trooper unit that is neither a commander nor an operative: it gains Prepared Position.",
    es: "Durante la preparación se elige otra unidad de infantería aliada que no sea Comandante ni Agente: gana Posición preparada.",
  },
};

/** Doctrine upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [FRONTLINE_COMMANDER, PROVEN_TACTICIAN, RELUCTANT_HERO, UNSEEN_SABOTEUR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  FRONTLINE_COMMANDER_ENTRY,
  PROVEN_TACTICIAN_ENTRY,
  RELUCTANT_HERO_ENTRY,
  UNSEEN_SABOTEUR_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  FRONTLINE_COMMANDER_TEXT,
  PROVEN_TACTICIAN_TEXT,
  RELUCTANT_HERO_TEXT,
  UNSEEN_SABOTEUR_TEXT,
];

/** Other friendly trooper units that are neither commanders nor operatives. */
function saboteurs(look: Look, unit: number): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (friend) =>
      (friend !== unit || fallsOut(look, friend, "unit-itself")) &&
      isOfNoRank(look, friend, ["commander", "operative"]) &&
      isTrooper(look, friend),
  );
}

/** Friendly corps units at range 1. */
function corpsNear(look: Look, unit: number): readonly number[] {
  return alliesAt(look, unit, 1).filter((friend) => rankOf(look, friend) === "corps");
}
