import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { startMove } from "../../../moving/moves.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { askNamed, askUnits, unchosen } from "../../../units/choosing.ts";
import { loseTokens } from "../../../units/unit-tokens.ts";
import { DECLINE } from "../choice-effects.ts";
import { byCard, giveAll, onOrder, ownUnits } from "../effects.ts";

const FLOW_OF_THE_FORCE = (): Command => ({
  id: "flow-of-the-force",
  name: { en: "Flow of the Force" },
  pips: 1,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 1, of: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] }],
});

const FLOW_OF_THE_FORCE_ID = "flow-of-the-force";

const FLOW_OF_THE_FORCE_ENTRY = (): CommandCard => ({
  id: FLOW_OF_THE_FORCE_ID,
  moments: [onOrder((work, unit) => askNamed(work, FLOW_OF_THE_FORCE_ID, "recovery", unit))],
  choices: {
    recovery: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => ["recover", DECLINE],
      take(work, { about }, chosen) {
        if (about === null) return;
        if (chosen === "recover") recover(work, about);
        giveAll(work, about, { tokens: ["aim", "dodge", "standby"] }, FLOW_OF_THE_FORCE_ID);
      },
    },
  },
});

const FLOW_OF_THE_FORCE_TEXT: CardText = {
  id: "flow-of-the-force",
  does: {
    en: "Each ordered unit may recover, then gains 1 aim token, 1 dodge token and 1 standby token.",
    es: "Cada unidad que recibe una orden de la carta puede recuperarse; después gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva y 1 ficha de Alerta.",
  },
  choices: { recover: { en: "recover", es: "recuperarse" }, decline: { en: "nothing", es: "nada" } },
};

const AFFIRMATIVE_GENERAL = (): Command => ({
  id: "affirmative-general",
  name: { en: "Affirmative, General!" },
  pips: 3,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 3, of: [{ rank: "commander" }, { rank: "operative" }, { type: "clone-trooper" }] }],
});

const AFFIRMATIVE_GENERAL_ID = "affirmative-general";

const AFFIRMATIVE_GENERAL_ENTRY = (): CommandCard => ({
  id: AFFIRMATIVE_GENERAL_ID,
  withheld(work, player, orders) {
    const { nominated } = work.state.players[player];
    if (nominated !== null) askUnits(work, AFFIRMATIVE_GENERAL_ID, nominated, orders);
  },
  choice: {
    rule: "leg.cards.command-use",
    most: "value",
    may: true,
    candidates: (look, { unit }, chosen) => unchosen(waitingClones(look, unit), chosen),
    take(work, _bearer, chosen) {
      for (const unit of chosen) loseTokens(work, unit, "suppression", 1, byCard(AFFIRMATIVE_GENERAL_ID));
      // What is put on the stack last comes first.
      for (const unit of [...chosen].reverse()) startMove(work, unit, "effect", { speed: 1, optional: true });
    },
  },
});

const AFFIRMATIVE_GENERAL_TEXT: CardText = {
  id: "affirmative-general",
  does: {
    en: "Its commander may leave orders of the card ungiven. For each of them a different friendly clone trooper unit of the Republic without a faceup order token may make a speed-1 move and removes 1 suppression token.",
    es: "Su comandante puede dejar de impartir órdenes de la carta. Por cada una, una unidad de infantería clon de la República aliada distinta que no tenga una ficha de Orden boca arriba puede efectuar un movimiento de Velocidad 1 y retira 1 ficha de Acobardamiento.",
  },
};

/** Command cards of Jedi Knights. */
export const FIGURES: Cards<Command> = [FLOW_OF_THE_FORCE, AFFIRMATIVE_GENERAL];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [FLOW_OF_THE_FORCE_ENTRY, AFFIRMATIVE_GENERAL_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FLOW_OF_THE_FORCE_TEXT, AFFIRMATIVE_GENERAL_TEXT];

/** The clone trooper units of the Republic without a faceup order token. */
function waitingClones(look: Look, commander: number): readonly number[] {
  const { units } = look.state;
  return ownUnits(look, at(units, commander).owner, { type: "clone-trooper", faction: "galactic-republic" }).filter(
    (unit) => at(units, unit).order !== "faceup" || fallsOut(look, unit, "unit-with-order"),
  );
}
