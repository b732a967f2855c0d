import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import { canAttack } from "../../../rounds/actions-list.ts";
import { startAttack } from "../../../rounds/performing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { Player } from "../../../state/seats.ts";
import { askNamed } from "../../../units/choosing.ts";
import { isSuppressed } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { isPanicked } from "../../../units/panic.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { isOwn, lendForGood, ownUnits } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

const WE_MUST_WAIT_AND_WATCH = (): Command => ({
  id: "we-must-wait-and-watch",
  name: { en: "We Must Wait and Watch" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Grand Admiral Thrawn" },
  orders: [],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  playedFromHand: true,
  keywords: [{ id: "reinforcements" }],
  incomplete: true,
  doubts: ["Whether the unit must be free of both conditions or of one is not clear from the wording."],
});

const WE_MUST_WAIT_AND_WATCH_ID = "we-must-wait-and-watch";

const WE_MUST_WAIT_AND_WATCH_ENTRY = (): CommandCard => ({
  id: WE_MUST_WAIT_AND_WATCH_ID,
  divulged: {
    run(work, player) {
      stayInPlay(work, player, WE_MUST_WAIT_AND_WATCH_ID);
      askCard(work, WE_MUST_WAIT_AND_WATCH_ID, "reinforcing", player, null);
    },
  },
  fromHand: {
    moment: "after-activation",
    applies: (look, player, about) => lurkers(look, player, about).length > 0,
    run: (work, player, about) => askCard(work, WE_MUST_WAIT_AND_WATCH_ID, "lurking", player, about),
  },
  choices: {
    reinforcing: choosing(
      3,
      (look, player) => ownUnits(look, player, { faction: "galactic-empire" }),
      (work, chosen) => {
        for (const unit of chosen) lendForGood(work, unit, "reinforcements", WE_MUST_WAIT_AND_WATCH_ID);
      },
      false,
    ),
    lurking: choosing(1, lurkers, (work, chosen) => {
      for (const unit of chosen) askNamed(work, WE_MUST_WAIT_AND_WATCH_ID, "deed", unit);
    }),
    deed: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: (look, { about }) => (about === null ? [] : deedsOf(look, about)),
      take(work, { about }, chosen) {
        if (about === null) return;
        if (chosen === "free-move") startMove(work, about, "action");
        else startAttack(work, about, WE_MUST_WAIT_AND_WATCH_ID);
      },
    },
  },
});

const WE_MUST_WAIT_AND_WATCH_TEXT: CardText = {
  id: "we-must-wait-and-watch",
  does: {
    en: "Divulge: it stays in play, and 3 friendly units of the Galactic Empire have Reinforcements for the game. Otherwise it is never chosen: when an enemy unit has ended its activation, it may be discarded from the hand; then a friendly unit at range 2 of that one which is neither suppressed nor panicked may make a free move or a free attack.",
    es: "Divulgar: permanece en juego, y 3 unidades aliadas del Imperio Galáctico tienen Refuerzos durante la partida. De lo contrario no se elige nunca: cuando una unidad enemiga ha terminado su activación, puede descartarse de la mano; entonces una unidad aliada a alcance 2 de aquella que no esté acobardada ni sea presa del pánico puede efectuar un movimiento o un ataque gratuito.",
  },
  choices: {
    "free-move": { en: "a free move action", es: "una acción de movimiento gratuita" },
    "free-attack": { en: "a free attack action", es: "una acción de ataque gratuita" },
  },
};

/** Command cards of Grand Admiral Thrawn. */
export const FIGURES: Cards<Command> = [WE_MUST_WAIT_AND_WATCH];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [WE_MUST_WAIT_AND_WATCH_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [WE_MUST_WAIT_AND_WATCH_TEXT];

/** Friendly units near the enemy unit whose activation is over that have something to do, neither suppressed nor panicked. */
function lurkers(look: Look, player: Player, about: number | null): readonly number[] {
  if (about === null || isOwn(look, player, about)) return [];
  return enemiesAt(look, about, 2).filter(
    (unit) =>
      (!isSuppressed(look, unit) || fallsOut(look, unit, "unit-suppressed")) &&
      (!isPanicked(look, unit) || fallsOut(look, unit, "unit-panicked")) &&
      (deedsOf(look, unit).length > 0 || fallsOut(look, unit, "neither-moves-nor-attacks")),
  );
}

/** What such a unit may do. */
function deedsOf(look: Look, unit: number): readonly string[] {
  return [
    ...(moveBan(look, unit, "action") === undefined ? ["free-move"] : []),
    ...(canAttack(look, unit, null) ? ["free-attack"] : []),
  ];
}
