import { at } from "@sw/tabletop";
import { hasDefender } from "../../../attack/declaring.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import type { Side } from "../../../state/seats.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { askBoon, askCard, boons, choosing } from "../choice-effects.ts";
import { giveAll, givenOnOrder, onOrder, ownUnits, pinning } from "../effects.ts";

/** The Ewok commander that some cards of the village require as the nominated commander. */
const EWOK_COMMANDER = { affiliation: "ewoks", rank: "commander" } as const;

const LOG_TRAPS_ID = "log-traps";

/** Command cards of armies of Bright Tree Village. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "rebel-alliance", battleForce: "bright-tree-village" },
  () => ({
    "arboreal-assault": {
      name: "Arboreal Assault",
      pips: 1,
      orders: [order(2, { affiliation: "ewoks", type: "trooper" })],
      keywords: ["suppressive", "immobilize 1"],
      en: "It needs an Ewok commander, who is nominated. The weapons of each ordered unit have Suppressive and Immobilize 1 this round. After a friendly special forces unit attacks, the faceup order tokens of the units that it attacked go back into the order pool of their player.",
      es: "Requiere un comandante ewok, que es designado. Las armas de cada unidad que recibe una orden de la carta tienen Fuego de contención e Inmovilización 1 esta ronda. Después de que ataque una unidad aliada de Fuerzas especiales, las fichas de Orden boca arriba de las unidades atacadas vuelven a la reserva de órdenes de su jugador.",
      does: (card) => ({
        commander: EWOK_COMMANDER,
        moments: [
          givenOnOrder(card, { keywords: { suppressive: 1, immobilize: 1 } }),
          pinning(card, ["special-forces"]),
        ],
      }),
    },
    "log-traps": {
      name: "Log Traps",
      pips: 1,
      keywords: ["impact", "pierce"],
      weapons: [weapon("Log Trap", "1-4", "2r 3b", "impact 4", "pierce 1")],
      en: "At the start of the Activation Phase one friendly Ewok trooper unit with an Ewok Trapper may attack with the weapon of the card.",
      es: "Al comienzo de la fase de Activación, una unidad de infantería ewok aliada que tenga un Ewok Trapper puede atacar con el arma de la carta.",
      does: (card) => ({
        moments: [
          playerMust(
            "activation-phase-start",
            (look, side) => trappers(look, side).length > 0,
            (work, side) => askCard(work, card, "trappers", side, null),
          ),
        ],
        choices: {
          trappers: choosing(1, trappers, (work, chosen) => {
            for (const unit of chosen) work.push({ kind: "volley", unit, card: card, left: 1, attacked: [] });
          }),
        },
      }),
    },
    "hiding-in-plain-sight": {
      name: "Hiding in Plain Sight",
      pips: 2,
      orders: [order(2, { affiliation: "ewoks", type: "trooper" })],
      keywords: ["inconspicuous"],
      en: "It needs an Ewok commander, who is nominated. Each ordered unit has Inconspicuous this round.",
      es: "Requiere un comandante ewok, que es designado. Cada unidad que recibe una orden de la carta tiene Desapercibido esta ronda.",
      does: (card) => ({
        commander: EWOK_COMMANDER,
        moments: [givenOnOrder(card, { keywords: { inconspicuous: 1 } })],
      }),
    },
    "for-the-tribe": {
      name: "For the Tribe",
      pips: 3,
      orders: [order(3, { affiliation: "ewoks", type: "trooper" })],
      keywords: ["dauntless", "relentless"],
      en: "It needs an Ewok commander, who is nominated. Each ordered unit has Dauntless and Relentless this round and may recover.",
      es: "Requiere un comandante ewok, que es designado. Cada unidad que recibe una orden de la carta tiene Intrépido e Imparable esta ronda y puede recuperarse.",
      choices: { recover: { en: "recover", es: "recuperarse" }, decline: { en: "nothing", es: "nada" } },
      does: (card) => ({
        commander: EWOK_COMMANDER,
        moments: [
          onOrder((work, unit) => {
            giveAll(work, unit, { keywords: { dauntless: 1, relentless: 1 } }, card);
            askBoon(work, card, unit);
          }),
        ],
        choices: { boon: boons(card, () => ["recover"], true) },
      }),
    },
  }),
);

/** Lists the Ewok trooper units with an Ewok Trapper that can attack with the logs. */
function trappers(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, { affiliation: "ewoks", type: "trooper" }).filter(
    (unit) =>
      (hasTrapper(look, unit) || fallsOut(look, unit, "unit-without-card", { card: "ewok-trapper" })) &&
      (hasDefender(look, { attacker: unit, only: null, with: null, reason: LOG_TRAPS_ID, pools: [] }) ||
        fallsOut(look, unit, "has-nobody-to-attack")),
  );
}

function hasTrapper(look: Look, unit: UnitIndex): boolean {
  const { miniatures } = profileOf(look, unit);
  return at(look.state.units, unit).miniatures.some(
    ({ status }, place) => status === "standing" && miniatures[place]?.card === "ewok-trapper",
  );
}
