import type { Time } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { GameFrame } from "../state/frames.ts";
import { forbidden, type Play } from "../state/kinds.ts";

type Asks = Play["Asked"]["kind"];

type During = readonly GameFrame["kind"][];

function asked(during: During, rule: RuleId): Time {
  return { during, otherwise: forbidden(rule, "not-its-time") };
}

function inAttack(rule: RuleId, during: During): Time {
  return { during, otherwise: forbidden(rule, "no-attack-now") };
}

function inActivation(rule: RuleId, during: During = ["activation"]): Time {
  return { during, otherwise: forbidden(rule, "nobody-is-active") };
}

/** When each kind of question is asked: during which frames, with the rule behind it. */
export const TIMES: Readonly<Record<Asks, Time>> = {
  reveal: asked(["setup"], "leg.mission.modify-turns"),
  modify: asked(["setup"], "leg.mission.modify-turns"),
  edges: asked(["setup"], "leg.mission.sides"),
  "prepared-positions": asked(["setup"], "leg.setup.prepared-positions"),
  mission: asked(["mission"], "leg.cards.command-use"),
  drop: asked(["drop"], "leg.objective.drop-placement"),
  barricade: asked(["barricade"], "leg.cards.advantage-content"),
  "choose-command": asked(["command"], "leg.command.select-secret"),
  nominate: asked(["command"], "leg.command.nominate-any"),
  orders: asked(["orders"], "leg.command.issue-all"),
  activate: asked(["activation-phase"], "leg.activation.steps"),
  courage: inActivation("leg.panic.commander-courage"),
  action: inActivation("leg.actions.two-per-activation"),
  move: inActivation("leg.actions.move", ["move"]),
  place: asked(["melee", "pivot", "place"], "leg.actions.move"),
  attack: inAttack("leg.defender.choose-enemy", ["attack"]),
  pool: inAttack("leg.attack.sequence", ["pool"]),
  volley: inAttack("leg.cards.command-use", ["volley"]),
  wounds: inAttack("leg.wounds.most-wounded-first", ["wounds"]),
  heal: asked(["heal"], "leg.cards.command-use"),
  leader: asked(["leader"], "leg.wounds.new-leader"),
  effects: asked(["effects"], "leg.timing.own-order"),
  standby: asked(["standby", "activation"], "leg.standby.trigger"),
  "choose-unit": asked(["choice", "area"], "leg.cards.command-use"),
  side: asked(["side"], "leg.upgrade.double-sided-choose"),
  redirect: asked(["gain"], "leg.cards.command-use"),
  hand: asked(["hand"], "leg.cards.command-use"),
  promote: asked(["end"], "leg.promote.condition"),
};
