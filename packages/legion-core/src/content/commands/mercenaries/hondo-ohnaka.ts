import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import type { Player } from "../../../state/seats.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import type { GameWork } from "../../../state/work.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { alliesAt } from "../../../units/near.ts";
import { isPanicked } from "../../../units/panic.ts";
import { dropTokens } from "../../../units/unit-tokens.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { aboutOwn, byCard, freeMove, give, isLent, isOwn, lend, ownUnits, withOrder } from "../effects.ts";

/** Tokens that change hands (leg.tokens.green). */
const GREEN: readonly TokenKind[] = ["aim", "dodge", "surge"];

const HONDO = { unit: "Hondo Ohnaka" } as const;

const THATS_JUST_GOOD_BUSINESS = (): Command => ({
  id: "thats-just-good-business",
  name: { en: "That's Just Good Business" },
  pips: 2,
  requires: { unit: "Hondo Ohnaka" },
  orders: [
    { count: 1, of: [{ unit: "Hondo Ohnaka" }] },
    { count: 1, of: [{}] },
  ],
});

const THATS_JUST_GOOD_BUSINESS_ID = "thats-just-good-business";

const THATS_JUST_GOOD_BUSINESS_ENTRY = (): CommandCard => ({
  id: THATS_JUST_GOOD_BUSINESS_ID,
  moments: [
    aboutOwn("moving", HONDO, (work, unit) => {
      const { charged = null } = nearest(work.state, "move") ?? {};
      if (charged === null || isLent(work, unit, THATS_JUST_GOOD_BUSINESS_ID)) return;
      lend(work, unit, THATS_JUST_GOOD_BUSINESS_ID, 1, THATS_JUST_GOOD_BUSINESS_ID);
      trade(work, unit, charged);
    }),
  ],
  gift: {
    effect: { permits: ["never-suppressed", "never-panics"], actions: [freeMove(THATS_JUST_GOOD_BUSINESS_ID)] },
    to: [HONDO],
  },
});

const THATS_JUST_GOOD_BUSINESS_TEXT: CardText = {
  id: "thats-just-good-business",
  does: {
    en: "This round Hondo Ohnaka is neither suppressed nor panicked and may perform a free move action in his activation. The first time that he moves into melee this round, the enemy unit gains his suppression tokens and he gains its aim, dodge and surge tokens.",
    es: "Esta ronda, Hondo Ohnaka no puede estar acobardado ni ser presa del pánico y puede realizar una acción de movimiento gratuita en su activación. La primera vez que se trabe en cuerpo a cuerpo con un movimiento en esta ronda, la unidad enemiga gana sus fichas de Acobardamiento y él gana las fichas de Ataque apuntado, Esquiva e Incremento de ella.",
  },
};

const STORIES_SO_MANY_OF_THEM_TRUE = (): Command => ({
  id: "stories-so-many-of-them-true",
  name: { en: "Stories, So Many of Them True" },
  pips: 3,
  requires: { unit: "Hondo Ohnaka" },
  orders: [{ count: 1, of: [{ unit: "Hondo Ohnaka" }] }],
  incomplete: true,
  doubts: ["Range read from icons."],
});

const STORIES_SO_MANY_OF_THEM_TRUE_ID = "stories-so-many-of-them-true";

const STORIES_SO_MANY_OF_THEM_TRUE_ENTRY = (): CommandCard => ({
  id: STORIES_SO_MANY_OF_THEM_TRUE_ID,
  moments: [
    {
      moment: "activation-start",
      may: true,
      applies: (look, player, about) => isOwn(look, player, about) && tellers(look, player, about).length > 0,
      run(work, player, unit) {
        if (unit === null) return;
        for (const hondo of tellers(work, player, unit))
          give(work, hondo, "suppression", 1, STORIES_SO_MANY_OF_THEM_TRUE_ID);
        askBoon(work, STORIES_SO_MANY_OF_THEM_TRUE_ID, unit);
      },
    },
  ],
  choices: { boon: boons(STORIES_SO_MANY_OF_THEM_TRUE_ID, () => ["gain-aim", "gain-dodge", "gain-surge"]) },
});

const STORIES_SO_MANY_OF_THEM_TRUE_TEXT: CardText = {
  id: "stories-so-many-of-them-true",
  does: {
    en: "This round, when a friendly unit at range 3 of Hondo Ohnaka starts its activation while he has a faceup order token and is not panicked, he may gain 1 suppression token; that unit then gains 1 aim, dodge or surge token.",
    es: "Esta ronda, cuando una unidad aliada a alcance 3 de Hondo Ohnaka empieza su activación mientras él tiene una ficha de Orden boca arriba y no es presa del pánico, Hondo puede ganar 1 ficha de Acobardamiento; entonces esa unidad gana 1 ficha de Ataque apuntado, Esquiva o Incremento.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
  },
};

/** Command cards of Hondo Ohnaka. */
export const FIGURES: Cards<Command> = [THATS_JUST_GOOD_BUSINESS, STORIES_SO_MANY_OF_THEM_TRUE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [THATS_JUST_GOOD_BUSINESS_ENTRY, STORIES_SO_MANY_OF_THEM_TRUE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [THATS_JUST_GOOD_BUSINESS_TEXT, STORIES_SO_MANY_OF_THEM_TRUE_TEXT];

/** Hondo, if he has an order yet to act on, is not panicked and is near a unit. */
function tellers(look: Look, player: Player, unit: number): readonly number[] {
  return withOrder(look, ownUnits(look, player, HONDO)).filter(
    (hondo) => !isPanicked(look, hondo) && alliesAt(look, hondo, 3).includes(unit),
  );
}

/** The suppression of one unit goes to another, whose green tokens come back for it. */
function trade(work: GameWork, unit: number, partner: number): void {
  const hand = (from: number, to: number, token: TokenKind): void => {
    const count = unitTokens(work.state, from, token);
    dropTokens(work, from, token, count, byCard(THATS_JUST_GOOD_BUSINESS_ID));
    give(work, to, token, count, THATS_JUST_GOOD_BUSINESS_ID);
  };
  hand(unit, partner, "suppression");
  for (const token of GREEN) hand(partner, unit, token);
}
