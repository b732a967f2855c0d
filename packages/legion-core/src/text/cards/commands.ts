import type { Line, Locale } from "@sw/tabletop/text";
import type { Command } from "../../catalogue/index.ts";
import { equipment, type Facts, told, toldIf, whom } from "./facts.ts";
import { cardName, word } from "./names.ts";

const COMMAND: Line = { en: "command card", es: "carta de Mando" };
const PIPS: Line = { en: "pips {count}", es: "prioridad {count}" };
const HAND_PIPS: Line = {
  en: "pips {count} in the command hand",
  es: "prioridad {count} en la mano de cartas de Mando",
};
const PERMANENT: Line = { en: "Permanent", es: "Permanente" };
const DIVULGE: Line = { en: "Divulge", es: "Divulgar" };
const ARMY: Line = { en: "For armies with: {needs}", es: "Para ejércitos con: {needs}" };
const ORDERS: Line = { en: "Orders: {orders}", es: "Órdenes: {orders}" };
const ELIGIBLE: Line = { en: "all units that may be issued one", es: "todas las unidades que puedan recibirlas" };

/** What a command card says. */
export function commandFacts(card: Command, locale: Locale): Facts {
  const { pips, handPips, faction, battleForce, permanent, divulge } = card;
  const counted = (count: number) => ({ count });
  return {
    kind: [
      COMMAND[locale],
      ...(faction === undefined ? [] : [word(faction, locale)]),
      ...(battleForce === undefined ? [] : [cardName(battleForce, locale)]),
    ],
    figures: [
      told(PIPS, locale, { count: pips }),
      ...toldIf(handPips, HAND_PIPS, locale, counted),
      ...(permanent ? [PERMANENT[locale]] : []),
      ...(divulge === undefined ? [] : [DIVULGE[locale]]),
    ],
    rules: [
      ...toldIf(card.requires, ARMY, locale, (needs) => ({ needs: whom(needs, locale) })),
      ...ordersOf(card, locale),
      ...equipment(card, locale),
    ],
  };
}

function ordersOf({ orders, ordersEligible }: Command, locale: Locale): readonly string[] {
  const groups = orders.map(({ count, of }) => `${count} × ${whom(of, locale)}`);
  const all = ordersEligible ? [...groups, ELIGIBLE[locale]] : groups;
  return all.length === 0 ? [] : [told(ORDERS, locale, { orders: all.join("; ") })];
}
