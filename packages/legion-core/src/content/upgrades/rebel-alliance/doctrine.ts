import { at, nearest } from "@sw/tabletop";
import { figure, must, mustChoose, on } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { asks } from "../../../units/choosing.ts";
import { isTrooper, unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { isOfNoRank, rankOf } from "../../../units/ranks.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic } from "../effects.ts";
import { RELUCTANT_HERO_POOL } from "../pool-effects.ts";

/** Doctrine upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "doctrine" }, () => ({
  "frontline-commander": {
    name: "Frontline Commander",
    cost: 8,
    bullets: 1,
    restriction: { unit: "Rebel Officer" },
    keywords: [
      { id: "aid", of: [{ faction: "rebel-alliance", type: "trooper" }] },
      "indomitable",
      "spur",
      "tactical 1",
    ],
    en: "Friendly trooper units at range 1, the unit itself included, have Dauntless.",
    es: "Las unidades de infantería aliadas a alcance 1, incluida la propia unidad, tienen Intrépido.",
    does: (card) => [
      must(
        "panic-check",
        (look, { unit }, about) => about !== null && isTrooper(look, about) && alliesAt(look, unit, 1).includes(about),
        (work, _bearer, about) => {
          if (about === null) return;
          const ongoing = { unit: about, keyword: "dauntless", value: 1, until: "activation" } as const;
          beginOngoing(work, ongoing, byStatic(card));
        },
      ),
    ],
  },
  "proven-tactician": {
    name: "Proven Tactician",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Rebel Officer" },
    keywords: ["quick-thinking", "exemplar"],
    en: "The courage of the unit rises by 1. Friendly corps units at range 1 have Reinforcements.",
    es: "El Aplomo de la unidad aumenta en 1. Las unidades aliadas de Tropa a alcance 1 tienen Refuerzos.",
    does: (card) => [
      figure("courage", 1),
      must(
        "activation-phase-end",
        (look, { unit }) => look.state.round === 1 && corpsNear(look, unit).length > 0,
        (work, { unit: commander }) => {
          for (const unit of corpsNear(work, commander)) {
            beginOngoing(work, { unit, keyword: "reinforcements", value: 1, until: "round" }, byStatic(card));
          }
        },
      ),
    ],
  },
  "reluctant-hero": {
    name: "Reluctant Hero",
    cost: 10,
    bullets: 1,
    restriction: { unit: "Rebel Agent" },
    keywords: ["infiltrate", "relentless"],
    en: "In an attack action one of the pools of the unit may gain Critical 1 for each suppression token that the unit has.",
    es: "En una acción de ataque, una de las reservas de la unidad puede ganar Crítico 1 por cada ficha de Acobardamiento que tenga la unidad.",
    does: (card) => [
      figure("in-attack", ({ state }, { unit }, { used }) =>
        used.includes(card) ? unitTokens(state, unit, "suppression") : 0,
      ),
      on("attacking", RELUCTANT_HERO_POOL),
      on("declaring", {
        step: "weapons",
        rule: "leg.upgrade.static-by-default",
        ways: ({ state }, { unit }, { inPool }) => {
          const pools = nearest(state, "attack")?.pools ?? [];
          const open = pools.every(({ used }) => used?.includes(card) !== true);
          return open && inPool.length > 0 && unitTokens(state, unit, "suppression") > 0 ? [""] : [];
        },
      }),
    ],
  },
  "unseen-saboteur": {
    name: "Unseen Saboteur",
    cost: 5,
    bullets: 1,
    restriction: { any: [{ unit: "Rebel Agent" }, { unit: "Rebel Officer" }] },
    keywords: ["low-profile", "prepared-position"],
    en: "During setup choose another friendly trooper unit that is neither a commander nor an operative: it gains Prepared Position.",
    es: "Durante la preparación se elige otra unidad de infantería aliada que no sea Comandante ni Agente: gana Posición preparada.",
    does: (card) => [
      asks(card, "setup-effects", (look, unit) => saboteurs(look, unit).length > 0),
      on(
        "choice",
        mustChoose("leg.upgrade.static-by-default", saboteurs, (work, unit) => {
          const ongoing = { unit, keyword: "prepared-position", value: 1, until: "game" } as const;
          beginOngoing(work, ongoing, byStatic(card));
        }),
      ),
    ],
  },
}));

/** Lists the other friendly trooper units that are neither commanders nor operatives. */
function saboteurs(look: Look, unit: UnitIndex): readonly number[] {
  return undefeated(look.state, at(look.state.units, unit).owner).filter(
    (friend) =>
      (friend !== unit || fallsOut(look, friend, "unit-itself")) &&
      isOfNoRank(look, friend, ["commander", "operative"]) &&
      isTrooper(look, friend),
  );
}

/** Lists the friendly corps units at range 1. */
function corpsNear(look: Look, unit: UnitIndex): readonly number[] {
  return alliesAt(look, unit, 1).filter((friend) => rankOf(look, friend) === "corps");
}
