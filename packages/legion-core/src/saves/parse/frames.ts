import { type Schema, type SchemasBy, shapeBy, whole } from "@sw/tabletop";
import * as v from "valibot";
import type { GameFrame } from "../../state/frames.ts";
import { MOMENT_IDS } from "../../state/hooks/moments.ts";
import { TOKENS } from "../../state/tokens.ts";
import { formedPool, poolSchema, situationSchema, weaponUse, weaponUses } from "./attack.ts";
import { few, flag, list, miniatures, player, rank, rule, text, unit, units } from "./shapes.ts";

const kind = v.literal;
const turn = v.picklist([0, 1]);
const cause = v.nullable(text);
const someUnit = v.nullable(unit);
const moment = v.picklist(MOMENT_IDS);
const attack = v.nullable(v.picklist(["melee", "ranged"]));
const fights = list(v.strictTuple([unit, unit]), 500);

/** The shape of each kind of frame. */
const TABLE: SchemasBy<"kind", GameFrame> = {
  setup: v.strictObject({
    kind: kind("setup"),
    step: v.picklist(["reveal", "modify", "edges", "objectives", "setup-effects", "prepared-positions"]),
    turn: few,
    first: player,
    done: list(player, 2),
  }),
  mission: v.strictObject({
    kind: kind("mission"),
    card: text,
    choice: text,
    player,
    about: someUnit,
    chosen: units,
    left: v.exactOptional(few),
  }),
  drop: v.strictObject({ kind: kind("drop"), unit, tokens: list(few, 200) }),
  barricade: v.strictObject({ kind: kind("barricade"), player, left: few }),
  command: v.strictObject({
    kind: kind("command"),
    step: v.picklist(["start", "choose", "reveal", "priority", "nominate", "orders", "order-pool", "pass-pool", "end"]),
    turn,
    barred: v.exactOptional(v.strictObject({ player, card: few })),
  }),
  orders: v.strictObject({ kind: kind("orders"), player, issued: units }),
  "activation-phase": v.strictObject({
    kind: kind("activation-phase"),
    player,
    drawn: v.nullable(rank),
    spare: v.exactOptional(rank),
    mayPass: flag,
    draws: v.exactOptional(v.union([rank, v.literal("any")])),
  }),
  activation: v.strictObject({
    kind: kind("activation"),
    unit,
    step: v.picklist([
      "start",
      "rally",
      "roll",
      "rallied",
      "panic-check",
      "panic",
      "actions",
      "actions-end",
      "end",
      "poison",
      "tokens",
      "order-token",
    ]),
    actions: few,
    done: list(text, 200),
    marks: list(text, 200),
    panicked: flag,
    drawn: flag,
  }),
  move: v.strictObject({
    kind: kind("move"),
    unit,
    step: v.picklist(["choose", "turned", "turn", "standby", "over"]),
    reason: v.picklist(["action", "withdraw", "effect"]),
    terms: v.strictObject({
      speed: v.nullable(whole(0, 3)),
      optional: flag,
      over: whole(0, 10),
      unhindered: flag,
      compulsory: flag,
      freed: v.exactOptional(flag),
      pivot: v.exactOptional(flag),
      haste: v.exactOptional(list(text, 20)),
      by: v.exactOptional(player),
      carrier: v.exactOptional(unit),
    }),
    made: v.nullable(v.picklist(["standard", "climb", "notched", "pivot", "deploy"])),
    charged: someUnit,
  }),
  melee: v.strictObject({
    kind: kind("melee"),
    fights,
    steps: list(v.strictObject({ unit, who: v.picklist(["leader", "others"]), rule }), 500),
  }),
  place: v.strictObject({
    kind: kind("place"),
    unit,
    enemies: units,
    left: miniatures,
    chooser: v.exactOptional(player),
    rule,
    cause,
    down: v.exactOptional(
      v.strictObject({ near: v.exactOptional(v.union([v.literal("half"), few])), clearOf: v.exactOptional(few) }),
    ),
  }),
  attack: v.strictObject({
    kind: kind("attack"),
    attacker: unit,
    step: v.picklist(["declare", "weapons", "additional", "resolve", "over", "past"]),
    reason: text,
    only: someUnit,
    with: attack,
    pools: list(formedPool, 100),
    used: v.exactOptional(list(text, 20)),
    felled: v.exactOptional(units),
    bereft: v.exactOptional(units),
  }),
  pool: v.strictObject({
    kind: kind("pool"),
    attacker: unit,
    defender: unit,
    situation: situationSchema,
    pool: poolSchema,
    guardians: units,
    most: few,
    weapons: weaponUses,
    from: v.exactOptional(few),
    dealt: flag,
    fights,
    fighters: few,
  }),
  area: v.strictObject({
    kind: kind("area"),
    source: text,
    unit,
    value: few,
    token: v.nullable(few),
    weapon: v.nullable(weaponUse),
    targets: units,
    struck: units,
    owed: few,
  }),
  wounds: v.strictObject({
    kind: kind("wounds"),
    unit,
    left: few,
    by: someUnit,
    because: v.strictObject({ rule, cause }),
    lost: v.exactOptional(v.literal(true)),
    dealer: v.exactOptional(unit),
  }),
  heal: v.strictObject({
    kind: kind("heal"),
    source: text,
    unit,
    card: v.nullable(text),
    patient: someUnit,
    left: few,
    how: v.nullable(v.picklist(["remove", "restore"])),
    from: few,
  }),
  pivot: v.strictObject({
    kind: kind("pivot"),
    unit,
    chooser: player,
    token: v.picklist(TOKENS),
    amount: few,
    rule,
    cause,
  }),
  leader: v.strictObject({ kind: kind("leader"), unit }),
  effects: v.strictObject({
    kind: kind("effects"),
    moment,
    about: someUnit,
    order: list(player, 2),
    pending: list(v.strictObject({ source: text, unit: someUnit, owner: player, may: flag }), 500),
    gathers: v.exactOptional(v.literal(true)),
  }),
  standby: v.strictObject({
    kind: kind("standby"),
    cause: unit,
    by: player,
    open: flag,
    spender: someUnit,
    after: list(moment, 10),
  }),
  choice: v.strictObject({ kind: kind("choice"), source: text, unit, value: few, chosen: units }),
  hand: v.strictObject({ kind: kind("hand"), player, moment, about: someUnit }),
  volley: v.strictObject({
    kind: kind("volley"),
    unit,
    card: text,
    left: few,
    attacked: units,
    each: v.exactOptional(few),
  }),
  side: v.strictObject({ kind: kind("side"), unit, card: few, rule, cause }),
  gain: v.strictObject({
    kind: kind("gain"),
    source: text,
    unit,
    token: v.picklist(TOKENS),
    amount: few,
    chosen: units,
    rule,
    cause,
  }),
  end: v.strictObject({
    kind: kind("end"),
    step: v.picklist(["start", "score", "discard", "remove-tokens", "promote", "end", "advance"]),
    turn,
  }),
};

/** Shape of a frame. */
export const frameSchema: Schema<GameFrame> = shapeBy<"kind", GameFrame>("kind", TABLE);
