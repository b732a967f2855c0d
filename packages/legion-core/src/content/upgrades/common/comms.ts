import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { isEngaged } from "../../../moving/moves.ts";
import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { unitId } from "../../../state/ids.ts";
import { optionHolds } from "../../../state/missed.ts";
import { askNamed } from "../../../units/choosing.ts";
import { hasTokens } from "../../../units/conditions.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { byStatic, byUpgrade, ordersItself, turnedAtStart } from "../effects.ts";

const COMMAND_CONTROL_ARRAY = (): Upgrade => ({
  id: "command-control-array",
  name: { en: "Command Control Array" },
  type: "comms",
  cost: 2,
  restriction: { type: "vehicle" },
  special: true,
});

const COMMAND_CONTROL_ARRAY_ENTRY = (): UpgradeCard => ({
  id: "command-control-array",
  unitAmounts: [{ amount: "coordinate-range", adds: 1 }],
});

const COMMAND_CONTROL_ARRAY_TEXT: CardText = {
  id: "command-control-array",
  does: {
    en: "Coordinate of the unit reaches range 2 instead of range 1.",
    es: "La Coordinación de la unidad llega a alcance 2 en vez de a alcance 1.",
  },
};

const COMMS_JAMMER = (): Upgrade => ({
  id: "comms-jammer",
  name: { en: "Comms Jammer" },
  type: "comms",
  cost: 5,
  special: true,
});

const COMMS_JAMMER_ENTRY = (): UpgradeCard => ({ id: "comms-jammer", jams: 1 });

const COMMS_JAMMER_TEXT: CardText = {
  id: "comms-jammer",
  does: {
    en: "Enemy units at range 1 cannot be issued orders except by themselves.",
    es: "Las unidades enemigas a alcance 1 no pueden recibir órdenes salvo de sí mismas.",
  },
};

const EMERGENCY_TRANSPONDER = (): Upgrade => ({
  id: "emergency-transponder",
  name: { en: "Emergency Transponder" },
  type: "comms",
  cost: 4,
  expend: true,
  special: true,
});

const EMERGENCY_TRANSPONDER_ENTRY = (): UpgradeCard => ({
  id: "emergency-transponder",
  moments: turnedAtStart(
    "emergency-transponder",
    "expended",
    (work, { unit }) => askNamed(work, "emergency-transponder", "relief", unit),
    ({ state }) => nearest(state, "activation")?.drawn === true,
  ),
  choices: {
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
        const because = byUpgrade("emergency-transponder");
        if (chosen === "remove-suppression") loseTokens(work, about, "suppression", 1, because);
        else gainTokens(work, about, chosen === "gain-aim" ? "aim" : "dodge", 1, because);
      },
    },
  },
});

const EMERGENCY_TRANSPONDER_TEXT: CardText = {
  id: "emergency-transponder",
  does: {
    en: "At the start of an activation by a token drawn from the order pool the unit may expend the card: it gains 1 aim token or 1 dodge token, or removes 1 suppression token.",
    es: "Al comienzo de una activación por una ficha robada de la reserva de órdenes, la unidad puede consumir la carta: gana 1 ficha de Ataque apuntado o 1 de Esquiva, o retira 1 ficha de Acobardamiento.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
  },
};

const HACKED_COMMS_UNIT = (): Upgrade => ({
  id: "hacked-comms-unit",
  name: { en: "Hacked Comms Unit" },
  type: "comms",
  cost: 5,
  special: true,
});

const HACKED_COMMS_UNIT_ENTRY = (): UpgradeCard => ({
  id: "hacked-comms-unit",
  moments: [
    {
      moment: "order-issued",
      may: true,
      applies: (look, { unit }, about) =>
        about !== null &&
        ORDERING.includes(nearest(look.state, "command")?.step ?? "") &&
        mayBeOrdered(look, unit, unit) &&
        enemiesAt(look, unit, 1).includes(about),
      run: (work, { unit }) => issueOrder(work, unit, byStatic("hacked-comms-unit")),
    },
  ],
});

const HACKED_COMMS_UNIT_TEXT: CardText = {
  id: "hacked-comms-unit",
  does: {
    en: "In the Issue Orders step, after an enemy unit at range 1 is issued an order, the unit may issue an order to itself.",
    es: "En el paso Impartir órdenes, después de que una unidad enemiga a alcance 1 reciba una orden, la unidad puede impartirse una orden a sí misma.",
  },
};

const HQ_UPLINK = (): Upgrade => ({
  id: "hq-uplink",
  name: { en: "HQ Uplink" },
  type: "comms",
  cost: 10,
  bullets: 2,
  exhaust: true,
  special: true,
});

const HQ_UPLINK_ENTRY = (): UpgradeCard => ({ id: "hq-uplink", moments: [ordersItself("hq-uplink", "exhausted")] });

const HQ_UPLINK_TEXT: CardText = {
  id: "hq-uplink",
  does: {
    en: "In the Issue Orders step the card may be exhausted for the unit to issue an order to itself.",
    es: "En el paso Impartir órdenes se puede agotar la carta para que la unidad se imparta una orden a sí misma.",
  },
};

const LINKED_TARGETING_ARRAY = (): Upgrade => ({
  id: "linked-targeting-array",
  name: { en: "Linked Targeting Array" },
  type: "comms",
  cost: 5,
  restriction: { any: [{ type: "vehicle" }, { type: "emplacement-trooper" }] },
  keywords: [{ id: "target", value: 1 }],
});

const ONBOARD_COMMS_CHANNEL = (): Upgrade => ({
  id: "onboard-comms-channel",
  name: { en: "Onboard Comms Channel" },
  type: "comms",
  cost: 10,
  restriction: { type: "vehicle" },
  keywords: [{ id: "coordinate", of: [{ type: "trooper" }] }],
});

const SPOTTER_UPLINK = (): Upgrade => ({
  id: "spotter-uplink",
  name: { en: "Spotter Uplink" },
  type: "comms",
  cost: 3,
  special: true,
});

const SPOTTER_UPLINK_ENTRY = (): UpgradeCard => ({
  id: "spotter-uplink",
  aids(look, unit, friend, { kind, attacker, enemy }) {
    const attacks = kind === "ranged" && attacker.id === unitId(look.state, friend);
    if (!attacks || isEngaged(look, unit)) return {};
    return inSight(look, unit, enemiesAt(look, unit, 1)).includes(enemy) ? { sharpshooter: 1 } : {};
  },
});

const SPOTTER_UPLINK_TEXT: CardText = {
  id: "spotter-uplink",
  does: {
    en: "While the unit is not engaged, other friendly units have Sharpshooter 1 in ranged attacks against enemies at range 1 and in line of sight of the unit.",
    es: "Mientras la unidad no esté trabada, las demás unidades aliadas tienen Tirador de primera 1 en ataques a distancia contra enemigos a alcance 1 y en línea de visión de la unidad.",
  },
};

/** Comms upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  COMMAND_CONTROL_ARRAY,
  COMMS_JAMMER,
  EMERGENCY_TRANSPONDER,
  HACKED_COMMS_UNIT,
  HQ_UPLINK,
  LINKED_TARGETING_ARRAY,
  ONBOARD_COMMS_CHANNEL,
  SPOTTER_UPLINK,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [
  COMMAND_CONTROL_ARRAY_ENTRY,
  COMMS_JAMMER_ENTRY,
  EMERGENCY_TRANSPONDER_ENTRY,
  HACKED_COMMS_UNIT_ENTRY,
  HQ_UPLINK_ENTRY,
  SPOTTER_UPLINK_ENTRY,
];

/** That in words. */
export const TEXTS: readonly CardText[] = [
  COMMAND_CONTROL_ARRAY_TEXT,
  COMMS_JAMMER_TEXT,
  EMERGENCY_TRANSPONDER_TEXT,
  HACKED_COMMS_UNIT_TEXT,
  HQ_UPLINK_TEXT,
  SPOTTER_UPLINK_TEXT,
];

/** Steps of the Command Phase in which orders are issued: those of the second player are on their way in the last. */
const ORDERING: readonly string[] = ["orders", "order-pool"];
