import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isSuppressible, unitTokens } from "../../../units/conditions.ts";
import { enemiesAt, friendsAt } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { aboutOwn, byCard, give, givenTo } from "../effects.ts";

const BANE = { unit: "Cad Bane" } as const;

const IM_YOUR_WORST_NIGHTMARE = (): Command => ({
  id: "im-your-worst-nightmare",
  name: { en: "I'm Your Worst Nightmare" },
  pips: 1,
  requires: { unit: "Cad Bane" },
  orders: [{ count: 1, of: [{ unit: "Cad Bane" }] }],
  keywords: [{ id: "uncanny-luck", value: 2 }],
  summary: "Cad Bane has Uncanny Luck 2 this round and may make 2 attack actions in his activation.",
  verification: COMMAND_CARDS,
});

const IM_YOUR_WORST_NIGHTMARE_ENTRY = (): CommandCard => ({
  id: "im-your-worst-nightmare",
  moments: [givenTo("im-your-worst-nightmare", BANE, { keywords: { "uncanny-luck": 2 } })],
  gift: { effect: { unitAmounts: [{ amount: "attacks", adds: 1 }] }, to: [BANE] },
});

const IM_YOUR_WORST_NIGHTMARE_TEXT: CardText = {
  id: "im-your-worst-nightmare",
  does: {
    en: "This round Cad Bane has Uncanny Luck 2 and may perform 2 attack actions in his activation.",
    es: "Esta ronda, Cad Bane tiene Suerte increíble 2 y puede realizar 2 acciones de ataque en su activación.",
  },
};

const IM_IN_CONTROL = (): Command => ({
  id: "im-in-control",
  name: { en: "I'm in Control" },
  pips: 2,
  requires: { unit: "Cad Bane" },
  orders: [
    { count: 1, of: [{ unit: "Cad Bane" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "When Cad Bane's next activation starts and ends he may remove suppression; per token another unit within 2 gains 1. An enemy trooper unit that gains any this way and has no immobilize gains 1.",
  verification: COMMAND_CARDS,
});

const IM_IN_CONTROL_ID = "im-in-control";

const IM_IN_CONTROL_ENTRY = (): CommandCard => ({
  id: IM_IN_CONTROL_ID,
  moments: [
    aboutOwn("activation-start", BANE, (work, unit) =>
      askUnits(work, IM_IN_CONTROL_ID, unit, unitTokens(work.state, unit, "suppression")),
    ),
    aboutOwn("activation-end", BANE, (work, unit) =>
      askUnits(work, IM_IN_CONTROL_ID, unit, unitTokens(work.state, unit, "suppression")),
    ),
  ],
  choice: {
    rule: "leg.cards.command-use",
    most: "value",
    may: true,
    candidates: (look, { unit }) => impressible(look, unit),
    take(work, { unit }, chosen) {
      dropTokens(work, unit, "suppression", chosen.length, byCard(IM_IN_CONTROL_ID));
      for (const one of chosen) give(work, one, "suppression", 1, IM_IN_CONTROL_ID);
      const { owner } = at(work.state.units, unit);
      for (const one of new Set(chosen)) {
        const isEnemyTrooper = at(work.state.units, one).owner !== owner && !isVehicle(profileOf(work, one).type);
        if (isEnemyTrooper && unitTokens(work.state, one, "immobilize") === 0)
          give(work, one, "immobilize", 1, IM_IN_CONTROL_ID);
      }
    },
  },
});

const IM_IN_CONTROL_TEXT: CardText = {
  id: "im-in-control",
  does: {
    en: "When Cad Bane starts his activation this round, and again when he ends it, he may remove any number of his suppression tokens; for each, another unit at range 2 gains 1. Enemy trooper units that gain any so and have no immobilize token gain 1.",
    es: "Cuando Cad Bane empieza su activación de esta ronda, y otra vez cuando la termina, puede retirar cualquier cantidad de sus fichas de Acobardamiento; por cada una, otra unidad a alcance 2 gana 1. Las unidades de infantería enemigas que ganen alguna de este modo y no tengan fichas de Inmovilización ganan 1.",
  },
};

const I_MAKE_THE_RULES_NOW = (): Command => ({
  id: "i-make-the-rules-now",
  name: { en: "I Make the Rules Now" },
  pips: 3,
  requires: { unit: "Cad Bane" },
  orders: [{ count: 1, of: [{ unit: "Cad Bane" }] }],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "here-i-am" }, { id: "smoke-and-mirrors" }, { id: "kablamo" }],
  weapons: [
    {
      name: "Booby Trap",
      range: { melee: false, min: null, max: 1, area: true },
      dice: dice(2, 2, 0),
      keywords: [{ id: "blast" }, { id: "critical", value: 4 }, { id: "impact", value: 2 }, { id: "suppressive" }],
    },
  ],
  summary:
    "Not divulged: place 1 Bane token within 1 of Cad Bane and not within 1 of enemies. Divulged in set-up: place 3 Bane tokens not within 1 of enemy territory; Cad Bane cannot deploy or act until the right one is revealed; it must be the card of round 1. The trap token attacks with the listed weapon.",
  verification: {
    ...COMMAND_CARDS,
    complete: false,
    doubts: ["Number of Bane tokens and colours of the dice read from a small picture."],
  },
});

/** Command cards of Cad Bane. */
export const FIGURES: Cards<Command> = [IM_YOUR_WORST_NIGHTMARE, IM_IN_CONTROL, I_MAKE_THE_RULES_NOW];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [IM_YOUR_WORST_NIGHTMARE_ENTRY, IM_IN_CONTROL_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [IM_YOUR_WORST_NIGHTMARE_TEXT, IM_IN_CONTROL_TEXT];

/** The other units near Cad Bane that can have suppression, in the order of the state. */
function impressible(look: Look, bane: number): readonly number[] {
  const near = [...friendsAt(look, bane, 2), ...enemiesAt(look, bane, 2)].sort((a, b) => a - b);
  return near.filter((unit) => isSuppressible(look, unit));
}
