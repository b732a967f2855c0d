import { moveBan, startMove } from "../../../moving/moves.ts";
import { playerMay } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { Side } from "../../../state/seats.ts";
import { askNamed } from "../../../units/choosing.ts";
import { isSuppressed } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { isPanicked } from "../../../units/panic.ts";
import { freeAttack, mayAttackAnytime } from "../../keywords/shared/free-attacks.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { askCard, choosing } from "../choice-effects.ts";
import { isOwn, lendForGood, ownUnits } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

/** Command cards of Grand Admiral Thrawn. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: { unit: "Grand Admiral Thrawn" } },
  () => ({
    "we-must-wait-and-watch": {
      name: "We Must Wait and Watch",
      pips: 2,
      permanent: true,
      divulge: { step: "resolve-setup-effects", mandatory: false },
      playedFromHand: true,
      keywords: ["reinforcements"],
      incomplete: true,
      doubts: ["Whether the unit must be free of both conditions or of one is not clear from the wording."],
      en: "Divulge: it stays in play, and 3 friendly units of the Galactic Empire have Reinforcements for the game. Otherwise it is never chosen: when an enemy unit has ended its activation, it may be discarded from the hand; then a friendly unit at range 2 of that one which is neither suppressed nor panicked may make a free move or a free attack.",
      es: "Divulgar: permanece en juego, y 3 unidades aliadas del Imperio Galáctico tienen Refuerzos durante la partida. De lo contrario no se elige nunca: cuando una unidad enemiga ha terminado su activación, puede descartarse de la mano; entonces una unidad aliada a alcance 2 de aquella que no esté acobardada ni sea presa del pánico puede efectuar un movimiento o un ataque gratuito.",
      choices: {
        "free-move": { en: "a free move action", es: "una acción de movimiento gratuita" },
        "free-attack": { en: "a free attack action", es: "una acción de ataque gratuita" },
      },
      does: (card) => ({
        divulged: {
          run(work, side) {
            stayInPlay(work, side, card);
            askCard(work, card, "reinforcing", side, null);
          },
        },
        fromHand: playerMay(
          "after-activation",
          (look, side, about) => lurkers(look, side, about).length > 0,
          (work, side, about) => askCard(work, card, "lurking", side, about),
        ),
        choices: {
          reinforcing: choosing(
            3,
            (look, side) => ownUnits(look, side, { faction: "galactic-empire" }),
            (work, chosen) => {
              for (const unit of chosen) lendForGood(work, unit, "reinforcements", card);
            },
            false,
          ),
          lurking: choosing(1, lurkers, (work, chosen) => {
            for (const unit of chosen) askNamed(work, card, "deed", unit);
          }),
          deed: {
            kind: "named",
            rule: "leg.cards.command-use",
            candidates: (look, { about }) => (about === null ? [] : deedsOf(look, about)),
            take(work, { about }, chosen) {
              if (about === null) return;
              if (chosen === "free-move") startMove(work, about, "action");
              else freeAttack(work, about, card, "leg.cards.command-use", null, null);
            },
          },
        },
      }),
    },
  }),
);

/**
 * Lists the player's units at range 2 of the enemy unit that just ended its activation, if they are neither suppressed
 * nor panicked and can move or attack.
 */
function lurkers(look: Look, side: Side, about: number | null): readonly number[] {
  if (about === null || isOwn(look, side, about)) return [];
  return enemiesAt(look, about, 2).filter(
    (unit) =>
      (!isSuppressed(look, unit) || fallsOut(look, unit, "unit-suppressed")) &&
      (!isPanicked(look, unit) || fallsOut(look, unit, "unit-panicked")) &&
      (deedsOf(look, unit).length > 0 || fallsOut(look, unit, "neither-moves-nor-attacks")),
  );
}

/** Lists the free actions that the unit can perform: a move, an attack or both. */
function deedsOf(look: Look, unit: UnitIndex): readonly string[] {
  return [
    ...(moveBan(look, unit, "action") === undefined ? ["free-move"] : []),
    ...(mayAttackAnytime(look, unit) ? ["free-attack"] : []),
  ];
}
