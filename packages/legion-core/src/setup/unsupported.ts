import type { Violation } from "@sw/tabletop";
import { muster } from "../army/muster.ts";
import type { KeywordUse, Upgrade, Weapon } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import { forbidden } from "../state/kinds.ts";
import { seatOf } from "../state/seats.ts";

/** A card of a unit: the unit's own, an upgrade or a counterpart. */
interface Card {
  readonly id: string;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

/**
 * Returns the fault of two armies that are not implemented, or undefined: a keyword or battle force has no entry, or an
 * upgrade that does more than its keywords say has none. Names the seat, the `card`, the unit that it is `on`, the
 * keyword, or the `battleForce`.
 */
export function unplayedFault(box: Box, { armies }: Config): Violation<RuleId> | undefined {
  for (const [side, list] of armies.entries()) {
    const seat = seatOf(side === 0 ? 0 : 1);
    const { battleForce } = list;
    if (battleForce !== undefined && box.forces[battleForce] === undefined) {
      return forbidden("leg.battle-force.own-rules", "battle-force-not-played-yet", { seat, battleForce });
    }
    for (const { card: own, upgrades, counterpart, counterpartUpgrades } of muster(box.cards, list).units) {
      const equipped: readonly Upgrade[] = [...upgrades, ...counterpartUpgrades];
      const cards: readonly Card[] = [own, ...equipped, ...(counterpart === undefined ? [] : [counterpart])];
      for (const card of cards) {
        const keyword = keywordsOn(card).find((id) => box.keywords[id] === undefined);
        if (keyword === undefined) continue;
        const params = { seat, card: card.id, on: own.id, keyword };
        return forbidden("leg.keywords.full-text-in-glossary", "keyword-not-played-yet", params);
      }
      const special = equipped.find((card) => card.special === true && box.upgrades[card.id] === undefined);
      if (special !== undefined) {
        const params = { seat, card: special.id, on: own.id };
        return forbidden("leg.upgrade.static-by-default", "upgrade-not-played-yet", params);
      }
    }
  }
  return undefined;
}

/** Returns the keywords on a card and its weapons. */
function keywordsOn({ keywords = [], weapons = [] }: Card): readonly string[] {
  return [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => id);
}
