import { at } from "@sw/tabletop";
import { playerMust } from "../../../state/hooks/words.ts";
import { alliesAt, friendsAt } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askBoon, askCard, boons, choosing } from "../choice-effects.ts";
import { byCard, isOwn, onOrder, ownUnits, pinning } from "../effects.ts";

/** The leaders whose nearby friends have Indomitable by Leaders of the 501st. */
const LEADERS = [{ unit: "Anakin Skywalker" }, { unit: "Clone Captain Rex" }] as const;

/** Command cards of the 501st Legion. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-republic", battleForce: "501st-legion" },
  () => ({
    "lead-from-the-front": {
      name: "Lead From the Front",
      pips: 1,
      handPips: 2,
      orders: { rank: "commander" },
      en: "In a command hand it counts as a card of 2 pips. Up to 3 other friendly units at range 1 of the ordered commander gain 1 aim token or 1 dodge token each.",
      es: "En una mano de cartas de Mando cuenta como carta de prioridad 2. Hasta 3 otras unidades aliadas a alcance 1 del comandante que recibe la orden ganan 1 ficha de Ataque apuntado o 1 ficha de Esquiva cada una.",
      choices: {
        "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
        "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      },
      does: (card) => ({
        moments: [
          onOrder((work, unit) => {
            if (rankOf(work, unit) === "commander")
              askCard(work, card, "friends", at(work.state.units, unit).owner, unit);
          }),
        ],
        choices: {
          friends: choosing(
            3,
            (look, _player, about) => (about === null ? [] : friendsAt(look, about, 1)),
            (work, chosen) => {
              for (const unit of [...chosen].reverse()) askBoon(work, card, unit);
            },
          ),
          boon: boons(card, () => ["gain-aim", "gain-dodge"]),
        },
      }),
    },
    "tactical-planning": {
      name: "Tactical Planning",
      pips: 2,
      orders: [order(2, { rank: "special-forces" }, { rank: "support" })],
      en: "This round, after a friendly special forces or support unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
      es: "Esta ronda, después de que ataque una unidad aliada de Fuerzas especiales o Apoyo, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
      does: (card) => ({
        moments: [pinning(card, ["special-forces", "support"])],
      }),
    },
    "leaders-of-the-501st": {
      name: "Leaders of the 501st",
      pips: 3,
      orders: [order(3, { rank: "special-forces" }, { rank: "corps" })],
      permanent: true,
      keywords: ["indomitable"],
      en: "It stays in play: friendly units at range 2 of Anakin Skywalker or Clone Captain Rex have Indomitable.",
      es: "Permanece en juego: las unidades aliadas a alcance 2 de Anakin Skywalker o Clone Captain Rex tienen Indómito.",
      does: (card) => ({
        moments: [
          playerMust(
            "rally",
            (look, side, about) =>
              isOwn(look, side, about) &&
              LEADERS.some((match) =>
                ownUnits(look, side, match).some((leader) => alliesAt(look, leader, 2).includes(about)),
              ),
            (work, _player, unit) => {
              // Indomitable counts in the Rally step alone.
              if (unit !== null)
                beginOngoing(work, { unit, keyword: "indomitable", value: 1, until: "activation" }, byCard(card));
            },
          ),
        ],
      }),
    },
  }),
);
