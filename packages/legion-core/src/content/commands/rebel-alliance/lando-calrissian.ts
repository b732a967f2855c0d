import { at } from "@sw/tabletop";
import { ATTACK_FACES, BLANK, CRITICAL, HIT, SURGE, showing } from "../../../attack/pools/faces.ts";
import { turned } from "../../../attack/pools/offers.ts";
import { using } from "../../../attack/pools/rules.ts";
import { attacking, figure, mayChoose, playerMay } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { rollBy } from "../dice-effects.ts";
import { aboutOwn, byCard, give, ownUnits } from "../effects.ts";
import { playInstead } from "../hand-effects.ts";

/** The number of red attack dice rolled for an enemy. */
const SPIKE_DICE = 2;

const LANDO = { unit: "Lando Calrissian" } as const;

/** Command cards of Lando Calrissian. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: LANDO }, () => ({
  "ace-up-his-sleeve": {
    name: "Ace Up His Sleeve",
    pips: 1,
    handPips: 2,
    orders: [order(1, LANDO), order(1)],
    en: "In a command hand it counts as a card of 2 pips. After command cards are revealed and before their effects are resolved, its player may take back the revealed card and play this one from the hand in its place.",
    es: "En una mano de cartas de Mando cuenta como carta de prioridad 2. Después de mostrar las cartas de Mando y antes de resolver sus efectos, su jugador puede devolver a su mano la carta mostrada y jugar esta en su lugar.",
    does: (card) => ({
      fromHand: playerMay(
        "before-card-effects",
        ({ state }, side) => state.sides[side].revealed !== null,
        (work, side) => playInstead(work, side, card),
      ),
    }),
  },
  "corellian-spike": {
    name: "Corellian Spike",
    pips: 1,
    orders: LANDO,
    divulge: { step: "resolve-setup-effects", mandatory: false },
    en: "Divulge as setup effects are resolved: Lando Calrissian gains Infiltrate and Incognito. When he starts his activation this round, he may pick an enemy unit at range 2 and in line of sight and roll 2 red attack dice: for each blank that unit gains 2 immobilize tokens, for each hit or surge 1, and for each critical Lando gains 2.",
    es: "Divulgar al resolver los efectos de preparación: Lando Calrissian gana Infiltración e Incógnito. Cuando empieza su activación de esta ronda, puede escoger una unidad enemiga a alcance 2 y dentro de su línea de visión y lanzar 2 dados de ataque rojos: por cada cara vacía esa unidad gana 2 fichas de Inmovilización, por cada impacto o incremento 1, y por cada impacto crítico Lando gana 2.",
    does: (card) => ({
      divulged: {
        run(work, side) {
          for (const unit of ownUnits(work, side, LANDO)) {
            for (const keyword of ["infiltrate", "incognito"])
              beginOngoing(work, { unit, keyword, value: 1, until: "game" }, byCard(card));
          }
        },
      },
      moments: [aboutOwn("activation-start", LANDO, (work, unit) => askUnits(work, card, unit))],
      choice: mayChoose(
        "leg.cards.command-use",
        (look, unit) => inSight(look, unit, enemiesAt(look, unit, 2)),
        (work, enemy, unit) => {
          const faces = rollBy(work, enemy, card, "red-attack", SPIKE_DICE);
          for (const face of faces) {
            const [bound, tokens] = face === "critical" ? [unit, 2] : [enemy, face === "blank" ? 2 : 1];
            give(work, bound, "immobilize", tokens, card);
          }
        },
      ),
    }),
  },
  "idiots-array": {
    name: "Idiot's Array",
    pips: 3,
    orders: [order(1, LANDO), order(2)],
    en: "This round, when a friendly unit with a faceup order token attacks a unit at range 2 and in line of sight of Lando Calrissian, and its attack roll shows a blank, a surge and a hit, it may change one hit and one surge to criticals.",
    es: "Esta ronda, cuando una unidad aliada con una ficha de Orden boca arriba ataca a una unidad a alcance 2 y dentro de la línea de visión de Lando Calrissian, y en su tirada de ataque hay una cara vacía, un incremento y un impacto, puede cambiar un impacto y un incremento por impactos críticos.",
    choices: {
      "idiots-array": {
        en: "Idiot's Array: a hit and a surge become criticals",
        es: "Idiot's Array: un impacto y un incremento pasan a ser impactos críticos",
      },
    },
    does: (card) => ({
      gift: {
        effect: [
          attacking({
            id: card,
            stage: "convert-attack",
            side: "attacker",
            blanks: true,
            rewrites: true,
            available: ({ rolled, used }) =>
              used[card] === undefined &&
              [BLANK, SURGE, HIT].every((face) => showing(rolled, face, ATTACK_FACES.length) > 0),
            take: (pool) => using(turned(turned(pool, HIT, CRITICAL), SURGE, CRITICAL), card),
          }),
          figure("in-attack", (look, { unit, value }, { enemy }) => (isBeforeLando(look, unit, enemy) ? value : 0)),
        ],
        to: [{}],
        holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
      },
    }),
  },
}));

/** Whether the enemy is at range 2 and in sight of the attacker's Lando. */
function isBeforeLando(look: Look, attacker: UnitIndex, enemy: UnitIndex): boolean {
  return ownUnits(look, at(look.state.units, attacker).owner, LANDO).some((lando) =>
    inSight(look, lando, enemiesAt(look, lando, 2)).includes(enemy),
  );
}
