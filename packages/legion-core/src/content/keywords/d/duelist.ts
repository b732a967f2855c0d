import type { Pool } from "../../../attack/pools/pool.ts";
import { using } from "../../../attack/pools/rules.ts";
import type { Situation } from "../../../attack/pools/situation.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, defending } from "../../../state/hooks/words.ts";
import { PIERCE_OFFER } from "../piercing.ts";

export const DUELIST = (): GameKeyword => ({
  id: "duelist",
  does: [
    attacking(adds("pierce", { timesUsed: AIMED }), PIERCE_OFFER, {
      stage: "convert-attack",
      looksAt: "aim",
      run: (pool, rules) => (hasAimed(pool, rules.situation) ? using(pool, AIMED) : pool),
    }),
    defending(
      adds("ignores-pierce", 1, { attack: "melee", dodged: true, unless: "defies-pierce-immunity" }),
      adds("immune-to-pierce", 1, { attack: "melee", dodged: true }),
    ),
  ],
});

export const DUELIST_TEXT: KeywordText = {
  id: "duelist",
  name: { en: "Duelist", es: "Duelista" },
  does: {
    en: "In melee, if the unit spends an aim token to reroll attack dice, its pool gains Pierce 1; if it spends a dodge token while it defends, it has Immune: Pierce. The tokens do what they always do besides.",
    es: "En cuerpo a cuerpo, si la unidad gasta una ficha de Ataque apuntado para volver a tirar dados de ataque, su reserva gana Perforante 1; si gasta una ficha de Esquiva al defenderse, tiene Inmune a perforante. Las fichas surten además su efecto normal.",
  },
};

/** Under which name a pool notes that an aim token was spent to reroll. */
const AIMED = "duelist";

/** Whether the attacker has spent an aim token by now in melee, its own or a lent one: so far they buy nothing but rerolls. */
function hasAimed({ left }: Pool, { kind, attacker, lenders }: Situation): boolean {
  if (kind !== "melee") return false;
  if ((left["attacker.aim"] ?? 0) < attacker.tokens.aim) return true;
  return lenders.attacker.some(({ tokens }, place) => (left[`lender.attacker.${place}.aim`] ?? 0) < tokens.aim);
}
