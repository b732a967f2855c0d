import { at, nearest } from "@sw/tabletop";
import { currentAttack } from "../../../attack/declared.ts";
import { canAttack } from "../../../rounds/actions-list.ts";
import { on, permits, playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { hasDone } from "../../../units/activation.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { enemiesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { defeatWhole, toughness } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aboutOwn, byCard, give, givenOnOrder, givenTo, ownUnits } from "../effects.ts";

const IG_11 = { unit: "IG-11" } as const;

const IG_88 = { unit: "IG-88" } as const;

/** The kinds of tokens that units attacked by IG-88 cannot spend. */
const WITHHELD: readonly TokenKind[] = ["aim", "dodge", "surge"];

/** Command cards of IG-11 and IG-88. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({}, () => ({
  "focused-on-the-kill": {
    name: "Focused on the Kill",
    pips: 1,
    requires: IG_88,
    orders: IG_88,
    permanent: true,
    keywords: ["bounty"],
    en: "Permanent. Units with bounty tokens cannot spend aim, dodge or surge tokens while IG-88 attacks them. Wounds defeat IG-88 only at the start of the End Phase, if he has as many as his threshold then, or more.",
    es: "Permanente. Las unidades con fichas de Recompensa no pueden gastar fichas de Ataque apuntado, Esquiva ni Incremento mientras IG-88 las ataca. Las Heridas solo derrotan a IG-88 al comienzo de la fase Final, si entonces tiene tantas como su umbral o más.",
    does: (card) => ({
      gift: { effect: [permits("outlasts-wounds")], to: [IG_88] },
      furtherGifts: [
        {
          effect: [on("withholds", (look, { unit }) => (isPrey(look, unit) ? WITHHELD : []))],
          to: [],
          against: [{}],
        },
      ],
      moments: [
        playerMust(
          "end-phase-start",
          (look, side) => spentOut(look, side).length > 0,
          (work, side) => {
            for (const unit of spentOut(work, side)) defeatWhole(work, unit, byCard(card));
          },
        ),
      ],
    }),
  },
  "mechanical-carnage": {
    name: "Mechanical Carnage",
    pips: 1,
    requires: IG_11,
    orders: IG_11,
    keywords: ["gunslinger"],
    en: "IG-11 loses Gunslinger this round. His first attack action in his activation is an attack on each enemy unit at range 2 and in line of sight, one after the other.",
    es: "IG-11 pierde Pistolero esta ronda. Su primera acción de ataque de su activación es un ataque contra cada unidad enemiga a alcance 2 y en línea de visión, una tras otra.",
    does: (card) => ({
      moments: [givenTo(card, IG_11, { keywords: { gunslinger: -1 } })],
      gift: {
        effect: [
          on("attack-instead", {
            holds: ({ state }, unit) => nearest(state, "activation")?.unit === unit && !hasDone(state, unit, "attack"),
            available: (look, unit) => defendersNear(look, unit).length > 0,
            run: (work, unit) => {
              const left = defendersNear(work, unit).length;
              work.push({ kind: "volley", unit, card: card, left, attacked: [], each: CARNAGE_REACH });
            },
          }),
        ],
        to: [IG_11],
      },
    }),
  },
  "a-machine-made-for-killing": {
    name: "A Machine Made For Killing",
    pips: 2,
    requires: { any: [IG_11, IG_88] },
    orders: [order(1, IG_11, IG_88)],
    keywords: ["demoralize 3", "steady"],
    en: "Each ordered unit gains 1 aim token and has Demoralize 3 and Steady this round.",
    es: "Cada unidad que recibe una orden de la carta gana 1 ficha de Ataque apuntado y tiene Desmoralizar 3 y Disparo en movimiento esta ronda.",
    does: (card) => ({
      moments: [givenOnOrder(card, { tokens: ["aim"], keywords: { demoralize: 3, steady: 1 } })],
    }),
  },
  "independent-programming": {
    name: "Independent Programming",
    pips: 2,
    requires: IG_88,
    orders: IG_88,
    permanent: true,
    keywords: ["independent"],
    en: "It stays in play: IG-88 has Independent: Dodge 1, and gains 1 aim token when he orders himself.",
    es: "Permanece en juego: IG-88 tiene Independiente: Esquiva 1 y gana 1 ficha de Ataque apuntado cuando se imparte una orden a sí mismo.",
    does: (card) => ({
      moments: [aboutOwn("orders-itself", IG_88, (work, unit) => give(work, unit, "aim", 1, card))],
      gift: {
        effect: [on("gains", { independent: { choose: "all", options: [{ what: "dodge", n: 1 }] } })],
        to: [IG_88],
        keywords: { independent: 1 },
      },
    }),
  },
  "anti-capture-protocols": {
    name: "Anti-Capture Protocols",
    pips: 3,
    requires: IG_11,
    mandatory: true,
    orders: IG_11,
    keywords: ["self-destruct 4"],
    en: "This round IG-11 has Self-Destruct 4 as a free action, and must perform it in his activation if he can.",
    es: "Esta ronda, IG-11 tiene Autodestrucción 4 como acción gratuita y debe realizarla en su activación si puede.",
    does: () => ({
      gift: {
        effect: [on("frees", ["self-destruct"]), on("must-perform", ["self-destruct"])],
        to: [IG_11],
        keywords: { "self-destruct": 4 },
      },
    }),
  },
}));

/** The range of the attacks of Mechanical Carnage. */
const CARNAGE_REACH = 2;

/** Lists the enemy units at range 2 of IG-11 that he can attack. */
function defendersNear(look: Look, unit: UnitIndex): readonly number[] {
  return enemiesAt(look, unit, CARNAGE_REACH).filter((enemy) => canAttack(look, unit, enemy));
}

/** Whether a unit has a bounty token and is being attacked by IG-88. */
function isPrey(look: Look, unit: UnitIndex): boolean {
  const attack = currentAttack(look.state);
  if (attack === undefined || unitTokens(look.state, unit, "bounty") === 0) return false;
  const { attacker, pools } = attack;
  const isHis = at(look.state.units, attacker).owner !== at(look.state.units, unit).owner;
  return isHis && fitsAny(look, attacker, [IG_88]) && pools.some(({ defender }) => defender === unit);
}

/** Returns IG-88 if he has at least as many wounds as his threshold, as a list of one or none. */
function spentOut(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, IG_88).filter((unit) => toughness(look, unit, at(look.state.units, unit).leader) <= 0);
}
