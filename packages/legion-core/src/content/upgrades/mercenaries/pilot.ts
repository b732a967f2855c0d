import { addDice } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { rollUnitDice } from "../../../units/rolls.ts";
import { byStatic } from "../effects.ts";

const FRENZIED_GUNNER = (): Upgrade => ({
  id: "frenzied-gunner",
  name: { en: "Frenzied Gunner" },
  type: "pilot",
  cost: 5,
  restriction: { rank: "heavy", affiliation: "raiders" },
  special: true,
});

const FRENZIED_GUNNER_ENTRY = (): UpgradeCard => ({
  id: "frenzied-gunner",
  declaring: {
    step: "weapons",
    rule: "leg.upgrade.static-by-default",
    ways: (_look, _bearer, { attack, inPool }) => (attack === "ranged" && inPool.length > 0 ? [""] : []),
    take(work, { unit }) {
      const [face = ""] = rollUnitDice(work, unit, "red-defense", 1, byStatic("frenzied-gunner"));
      addDice(work, face === "blank" ? [1, 0, 0] : face === "block" ? [0, 1, 0] : [0, 0, 1]);
    },
  },
});

const FRENZIED_GUNNER_TEXT: CardText = {
  id: "frenzied-gunner",
  does: {
    en: "While the unit forms a ranged pool, it may roll 1 red defense die: a blank adds a white attack die to the pool, a block a black one, a surge a red one.",
    es: "Cuando la unidad reúne una reserva a distancia, puede tirar 1 dado rojo de defensa: una cara vacía añade a la reserva un dado de ataque blanco; un bloqueo, uno negro; un incremento, uno rojo.",
  },
};

const RAIDING_PARTY_LEADER = (): Upgrade => ({
  id: "raiding-party-leader",
  name: { en: "Raiding Party Leader" },
  type: "pilot",
  cost: 10,
  bullets: 1,
  restriction: { rank: "heavy", affiliation: "raiders" },
  keywords: [{ id: "allies-of-convenience" }, { id: "field-commander" }],
  special: true,
});

const RAIDING_PARTY_LEADER_ENTRY = (): UpgradeCard => ({
  id: "raiding-party-leader",
  aura: { to: [{ affiliation: "raiders", type: "vehicle" }], figures: { demoralize: 1 } },
  gives: () => ({ demoralize: 1 }),
});

const RAIDING_PARTY_LEADER_TEXT: CardText = {
  id: "raiding-party-leader",
  does: {
    en: "Friendly vehicle units of the Raiders affiliation, this one included, have Demoralize 1.",
    es: "Las unidades de vehículo aliadas de la afiliación Bandidos, esta incluida, tienen Desmoralizar 1.",
  },
};

/** Pilot upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [FRENZIED_GUNNER, RAIDING_PARTY_LEADER];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [FRENZIED_GUNNER_ENTRY, RAIDING_PARTY_LEADER_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FRENZIED_GUNNER_TEXT, RAIDING_PARTY_LEADER_TEXT];
