import { nearest } from "@sw/tabletop";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import { figure, may, on } from "../../../state/hooks/words.ts";
import { unitId } from "../../../state/ids.ts";
import { optionHolds } from "../../../state/missed.ts";
import { isByPoolOrder } from "../../../units/activation.ts";
import { askNamed } from "../../../units/choosing.ts";
import { hasTokens } from "../../../units/conditions.ts";
import { enemiesAt, inSight, isInMelee } from "../../../units/near.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, byUpgrade, ordersItself, turnedAtStart } from "../effects.ts";

/** Comms upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "comms" }, () => ({
  "command-control-array": {
    name: "Command Control Array",
    cost: 2,
    restriction: { type: "vehicle" },
    en: "Coordinate of the unit reaches range 2 instead of range 1.",
    es: "La Coordinación de la unidad llega a alcance 2 en vez de a alcance 1.",
    does: () => [figure("coordinate-range", 1)],
  },
  "comms-jammer": {
    name: "Comms Jammer",
    cost: 5,
    en: "Enemy units at range 1 cannot be issued orders except by themselves.",
    es: "Las unidades enemigas a alcance 1 no pueden recibir órdenes salvo de sí mismas.",
    does: () => [on("jams", 1)],
  },
  "emergency-transponder": {
    name: "Emergency Transponder",
    cost: 4,
    expend: true,
    en: "At the start of an activation by a token drawn from the order pool the unit may expend the card: it gains 1 aim token or 1 dodge token, or removes 1 suppression token.",
    es: "Al comienzo de una activación por una ficha robada de la reserva de órdenes, la unidad puede consumir la carta: gana 1 ficha de Ataque apuntado o 1 de Esquiva, o retira 1 ficha de Acobardamiento.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
    },
    does: (card) => [
      ...turnedAtStart(
        card,
        "expended",
        (work, { unit }) => askNamed(work, card, "relief", unit),
        ({ state }) => isByPoolOrder(state),
      ),
      on("choices", {
        relief: {
          kind: "named",
          rule: "leg.upgrade.action-exhaust-icons",
          candidates: (look, { about }) =>
            ["gain-aim", "gain-dodge", "remove-suppression"].filter(
              (name) =>
                name !== "remove-suppression" ||
                (about !== null && optionHolds(look, name, about, (told) => hasTokens(told, about, "suppression"))),
            ),
          take(work, { about }, chosen) {
            if (about === null) return;
            const because = byUpgrade(card);
            if (chosen === "remove-suppression") loseTokens(work, about, "suppression", 1, because);
            else gainTokens(work, about, chosen === "gain-aim" ? "aim" : "dodge", 1, because);
          },
        },
      }),
    ],
  },
  "hacked-comms-unit": {
    name: "Hacked Comms Unit",
    cost: 5,
    en: "In the Issue Orders step, after an enemy unit at range 1 is issued an order, the unit may issue an order to itself.",
    es: "En el paso Impartir órdenes, después de que una unidad enemiga a alcance 1 reciba una orden, la unidad puede impartirse una orden a sí misma.",
    does: (card) => [
      may(
        "order-issued",
        (look, { unit }, about) =>
          about !== null &&
          ORDERING.includes(nearest(look.state, "command")?.stage ?? "") &&
          mayBeOrdered(look, unit, unit) &&
          enemiesAt(look, unit, 1).includes(about),
        (work, { unit }) => issueOrder(work, unit, byStatic(card), unit),
      ),
    ],
  },
  "hq-uplink": {
    name: "HQ Uplink",
    cost: 10,
    bullets: 2,
    exhaust: true,
    en: "In the Issue Orders step the card may be exhausted for the unit to issue an order to itself.",
    es: "En el paso Impartir órdenes se puede agotar la carta para que la unidad se imparta una orden a sí misma.",
    does: (card) => [ordersItself(card, "exhausted")],
  },
  "linked-targeting-array": {
    name: "Linked Targeting Array",
    cost: 5,
    restriction: { any: [{ type: "vehicle" }, { type: "emplacement-trooper" }] },
    keywords: ["target 1"],
  },
  "onboard-comms-channel": {
    name: "Onboard Comms Channel",
    cost: 10,
    restriction: { type: "vehicle" },
    keywords: [{ id: "coordinate", of: [{ type: "trooper" }] }],
  },
  "spotter-uplink": {
    name: "Spotter Uplink",
    cost: 3,
    en: "While the unit is not in melee, other friendly units have Sharpshooter 1 in ranged attacks against enemies at range 1 and in line of sight of the unit.",
    es: "Mientras la unidad no esté en combate cuerpo a cuerpo, las demás unidades aliadas tienen Tirador de primera 1 en ataques a distancia contra enemigos a alcance 1 y en línea de visión de la unidad.",
    does: () => [
      on("aids", (look, { unit }, { friend, meeting: { kind, attacker, enemy } }) => {
        const attacks = kind === "ranged" && attacker.id === unitId(look.state, friend);
        if (!attacks || isInMelee(look, unit)) return {};
        return inSight(look, unit, enemiesAt(look, unit, 1)).includes(enemy) ? { sharpshooter: 1 } : {};
      }),
    ],
  },
}));

/**
 * The steps of the Command Phase in which orders are issued. In the last one the orders of the second player are still
 * being issued.
 */
const ORDERING: readonly string[] = ["orders", "order-pool"];
