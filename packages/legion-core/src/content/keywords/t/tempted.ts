import { at, nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askNamed } from "../../../units/choosing.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { enemiesAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { freeAttack, mayAttackAnytime } from "../free-attacks.ts";

const ID = "tempted";

/** How near the attacker has to be; the sources do not agree (leg.kw.tempted). */
const REACH = 3;

/** The move that it allows. */
const MOVE = { speed: 2, unhindered: true } as const;

export const TEMPTED = (): GameKeyword => ({
  id: ID,
  does: [
    may(
      "after-attack",
      (look, { unit }, about) =>
        about !== null &&
        hasLostFriend(look, unit, about) &&
        enemiesAt(look, unit, REACH).includes(about) &&
        openTo(look, unit).length > 0,
      (work, { unit }) => {
        // Once in a round: it does without the keyword until the round is over.
        const value = -(keywordsOf(work, unit)[ID] ?? 0);
        beginOngoing(work, { unit, keyword: ID, value, until: "round" }, { rule: "leg.kw.tempted", cause: ID });
        askNamed(work, ID, "answer", unit);
      },
    ),
    on("choices", {
      answer: {
        kind: "named",
        rule: "leg.kw.tempted",
        candidates: (look, { about }) => (about === null ? [] : openTo(look, about)),
        take(work, { about }, chosen) {
          if (about === null) return;
          if (chosen === "tempted-attack") freeAttack(work, about, ID, "leg.kw.tempted", null, null);
          else startMove(work, about, "effect", MOVE);
        },
      },
    }),
  ],
});

export const TEMPTED_TEXT: KeywordText = {
  id: "tempted",
  name: { en: "Tempted", es: "Tentación" },
  does: {
    en: "Once in a round, after an attack by an enemy at range 3 that has defeated a friendly unit, the unit may perform a free attack action or a speed-2 move that ignores difficult terrain.",
    es: "Una vez por ronda, después de un ataque de un enemigo a alcance 3 que haya derrotado a una unidad aliada, la unidad puede realizar una acción de ataque gratuita o un movimiento de Velocidad 2 que ignora el terreno difícil.",
  },
  choices: {
    "tempted-attack": { en: "perform a free attack action", es: "realizar una acción de ataque gratuita" },
    "tempted-move": { en: "move at speed 2", es: "moverse a Velocidad 2" },
  },
};

/** Whether the attack that is over was that of an enemy and has defeated a friend of the unit. */
function hasLostFriend(look: Look, unit: number, attacker: number): boolean {
  const { units } = look.state;
  const { owner } = at(units, unit);
  const attack = nearest(look.state, "attack");
  return attack?.attacker === attacker && (attack.felled ?? []).some((one) => at(units, one).owner === owner);
}

/** What the unit can do now. */
function openTo(look: Look, unit: number): readonly string[] {
  const attack = mayAttackAnytime(look, unit) ? ["tempted-attack"] : [];
  return moveBan(look, unit, "effect", MOVE) === undefined ? [...attack, "tempted-move"] : attack;
}
