import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Player } from "../../../state/seats.ts";
import { isFielded } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { give, givenOnOrder, lend, ownUnits, untimed } from "../effects.ts";

const GAR = { unit: "Gar Saxon" } as const;

const MARKED_FOR_ELIMINATION = (): Command => ({
  id: "marked-for-elimination",
  name: { en: "Marked For Elimination" },
  pips: 1,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [{ count: 1, of: [{ unit: "Gar Saxon" }] }],
});

const MARKED_FOR_ELIMINATION_ID = "marked-for-elimination";

const MARKED_FOR_ELIMINATION_ENTRY = (): CommandCard => ({
  id: MARKED_FOR_ELIMINATION_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, GAR)) give(work, unit, "aim", 2, MARKED_FOR_ELIMINATION_ID);
      askCard(work, MARKED_FOR_ELIMINATION_ID, "enemy", player, null);
    }),
  ],
  choices: {
    enemy: choosing(
      1,
      (look, player) => leaders(look, opponentOf(player)),
      (work, chosen) => {
        for (const unit of chosen) {
          give(work, unit, "observation", 4, MARKED_FOR_ELIMINATION_ID);
          give(work, unit, "suppression", 2, MARKED_FOR_ELIMINATION_ID);
        }
      },
      false,
    ),
  },
});

const MARKED_FOR_ELIMINATION_TEXT: CardText = {
  id: "marked-for-elimination",
  does: {
    en: "Gar Saxon gains 2 aim tokens. An enemy commander or operative on the battlefield, as his player chooses, gains 4 observation tokens and 2 suppression tokens.",
    es: "Gar Saxon gana 2 fichas de Ataque apuntado. Una unidad enemiga de Comandante o Agente que esté en el campo de batalla, a elección de su jugador, gana 4 fichas de Observación y 2 fichas de Acobardamiento.",
  },
};

const FIGHT_ANOTHER_DAY = (): Command => ({
  id: "fight-another-day",
  name: { en: "Fight Another Day" },
  pips: 2,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [
    { count: 1, of: [{ unit: "Gar Saxon" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "outmaneuver" }],
});

const FIGHT_ANOTHER_DAY_ID = "fight-another-day";

const FIGHT_ANOTHER_DAY_ENTRY = (): CommandCard => ({
  id: FIGHT_ANOTHER_DAY_ID,
  mayOrder: (look, player, unit) => ownUnits(look, player, GAR).some((gar) => alliesAt(look, gar, 1).includes(unit)),
  moments: [
    givenOnOrder(FIGHT_ANOTHER_DAY_ID, { tokens: ["dodge"] }),
    untimed((work, player) => {
      for (const unit of hisCompany(work, player)) lend(work, unit, "outmaneuver", 1, FIGHT_ANOTHER_DAY_ID);
    }),
  ],
});

const FIGHT_ANOTHER_DAY_TEXT: CardText = {
  id: "fight-another-day",
  does: {
    en: "Gar Saxon issues orders only to units at range 1. Each ordered unit gains 1 dodge token. Gar Saxon and friendly special forces units have Outmaneuver this round.",
    es: "Gar Saxon solo imparte órdenes a unidades a alcance 1. Cada unidad que recibe una orden de la carta gana 1 ficha de Esquiva. Gar Saxon y las unidades aliadas de Fuerzas especiales tienen Capacidad de maniobra esta ronda.",
  },
};

const VICTORY_OR_DEATH = (): Command => ({
  id: "victory-or-death",
  name: { en: "Victory or Death!" },
  pips: 3,
  faction: "mercenary",
  requires: { unit: "Gar Saxon" },
  orders: [
    { count: 1, of: [{ unit: "Gar Saxon" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "outmaneuver" }],
});

const VICTORY_OR_DEATH_ID = "victory-or-death";

const VICTORY_OR_DEATH_ENTRY = (): CommandCard => ({
  id: VICTORY_OR_DEATH_ID,
  moments: [
    givenOnOrder(VICTORY_OR_DEATH_ID, { tokens: ["aim"] }),
    untimed((work, player) => {
      for (const unit of hisCompany(work, player)) lend(work, unit, "indomitable", 1, VICTORY_OR_DEATH_ID);
    }),
  ],
});

const VICTORY_OR_DEATH_TEXT: CardText = {
  id: "victory-or-death",
  does: {
    en: "Each ordered unit gains 1 aim token. Gar Saxon and friendly special forces units have Indomitable this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado. Gar Saxon y las unidades aliadas de Fuerzas especiales tienen Indómito esta ronda.",
  },
};

/** Command cards of Gar Saxon. */
export const FIGURES: Cards<Command> = [MARKED_FOR_ELIMINATION, FIGHT_ANOTHER_DAY, VICTORY_OR_DEATH];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [
  MARKED_FOR_ELIMINATION_ENTRY,
  FIGHT_ANOTHER_DAY_ENTRY,
  VICTORY_OR_DEATH_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [MARKED_FOR_ELIMINATION_TEXT, FIGHT_ANOTHER_DAY_TEXT, VICTORY_OR_DEATH_TEXT];

/** The commanders and operatives of a player on the battlefield. */
function leaders(look: Look, player: Player): readonly number[] {
  return undefeated(look.state, player).filter(
    (unit) => isFielded(look, unit) && fitsAny(look, unit, [{ rank: "commander" }, { rank: "operative" }]),
  );
}

/** Gar Saxon and the special forces units beside him. */
function hisCompany(look: Look, player: Player): readonly number[] {
  return undefeated(look.state, player).filter((unit) => fitsAny(look, unit, [GAR, { rank: "special-forces" }]));
}
