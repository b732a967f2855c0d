import type { Line } from "@sw/tabletop/text";
import type { Command } from "../../catalogue/index.ts";
import { equipment, type Facts, told, toldIf, whom } from "./facts.ts";
import { cardName, type Naming, word } from "./names.ts";

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

/** Returns the text facts of a command card. */
export function commandFacts(card: Command, naming: Naming): Facts {
  const { pips, handPips, faction, battleForce, permanent, divulge } = card;
  const counted = (count: number) => ({ count });
  return {
    kind: [
      COMMAND[naming.locale],
      ...(faction === undefined ? [] : [word(faction, naming.locale)]),
      ...(battleForce === undefined ? [] : [cardName(battleForce, naming)]),
    ],
    figures: [
      told(PIPS, naming, { count: pips }),
      ...toldIf(handPips, HAND_PIPS, naming, counted),
      ...(permanent ? [PERMANENT[naming.locale]] : []),
      ...(divulge === undefined ? [] : [DIVULGE[naming.locale]]),
    ],
    rules: [
      ...toldIf(card.requires, ARMY, naming, (needs) => ({ needs: whom(needs, naming) })),
      ...ordersOf(card, naming),
      ...equipment(card, naming),
    ],
  };
}

function ordersOf({ orders, ordersEligible }: Command, naming: Naming): readonly string[] {
  const groups = orders.map(({ count, of }) => `${count} × ${whom(of, naming)}`);
  const all = ordersEligible ? [...groups, ELIGIBLE[naming.locale]] : groups;
  return all.length === 0 ? [] : [told(ORDERS, naming, { orders: all.join("; ") })];
}
