import type { ScriptedAnswer, Step } from "@sw/tabletop";
import type { Action } from "../../src/state/actions.ts";
import type { Config } from "../../src/state/config.ts";
import type { Event } from "../../src/state/events.ts";
import type { AttackFrame, CombatFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { begin, type CombatSpec, play, type Scenario, type UnitCounts } from "../../src/testing/index.ts";
import { told } from "../told.ts";

/** Where the combats of these tests are fought, unless they say otherwise: a populous system with eight neighbours. */
export const HERE = "sullust";

/** A combat in a few lines; what is left out: the Rebels began it, round 1 is about to begin, nobody has cards. */
export interface Fight extends Omit<Scenario, "rebel" | "imperial" | "combat" | "config"> {
  readonly rebel?: UnitCounts;
  readonly imperial?: UnitCounts;
  /** Leaders there; left out: one of each side, so that both are asked whether they retreat. */
  readonly there?: readonly string[];
  readonly by?: "rebel" | "imperial";
  readonly at?: CombatFrame["stage"];
  readonly combat?: Partial<CombatSpec>;
  readonly config?: Partial<Config>;
  readonly rulings?: Config["rulings"];
  /** What the system has besides units. */
  readonly here?: NonNullable<Scenario["systems"]>[string];
  /** Tactic cards in hand. */
  readonly hands?: NonNullable<CombatSpec["tactics"]>;
  /** Action cards in hand. */
  readonly actions?: { readonly rebel?: readonly string[]; readonly imperial?: readonly string[] };
  readonly imperialQueue?: readonly UnitCounts[];
}

/** The scenario of a fight. */
export function scene(fight: Fight): Scenario {
  const { rebel, imperial, there, by, at, combat, config, rulings, here, hands, actions, imperialQueue, ...rest } =
    fight;
  const leaders = Object.fromEntries((there ?? ["jan-dodonna", "general-tagge"]).map((id) => [id, HERE]));
  return {
    active: by ?? "rebel",
    ...rest,
    config: { rulings: rulings ?? "book", ...config },
    systems: { ...rest.systems, [HERE]: { ...here, units: { ...rebel, ...imperial } } },
    leaders: { ...leaders, ...rest.leaders },
    rebel: { actions: actions?.rebel ?? [] },
    imperial: { actions: actions?.imperial ?? [], queue: imperialQueue ?? [] },
    combat: {
      system: HERE,
      stage: at ?? "round",
      ...(by === undefined ? {} : { initiator: by }),
      ...(hands === undefined ? {} : { tactics: hands }),
      ...combat,
    },
  };
}

/** The fight as far as nobody must choose; chance is answered by `draws`, which must fit and be used up. */
export function fight(spec: Fight, draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  return told(begin(scene(spec), draws === undefined ? {} : { draws }));
}

/** The same, then a line of actions; three times over, as `play` of the testing tools does. */
export function line(
  start: State,
  actions: readonly Action[],
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  return told(play(start, actions, { draws }));
}

/** Faces of an attack's dice, red then black, separated by spaces: `h` hit, `d` direct hit, `s` special, `-` blank. */
export function dice(red: string, black = ""): readonly ScriptedAnswer[] {
  return [...faces("attack:red", red), ...faces("attack:black", black)];
}

const FACES: Readonly<Record<string, string>> = { h: "hit", d: "direct-hit", s: "special", "-": "blank" };

function faces(label: string, letters: string): readonly ScriptedAnswer[] {
  return [...letters.replaceAll(" ", "")].map((letter) => ({ label, answer: FACES[letter] ?? letter }));
}

/** Cards drawn from the tactic decks, by name. */
export function drawn(...cards: readonly string[]): readonly ScriptedAnswer[] {
  return cards.map((answer) => ({
    label: answer.startsWith("space") ? "draw:space-tactic" : "draw:ground-tactic",
    answer,
  }));
}

export function damage(unit: string, markers = 0, assigned = 0): Action {
  return { type: "damage", subject: unit, markers, assigned };
}

export function block(unit: string, assigned: number, markers = 0): Action {
  return { type: "block", subject: unit, markers, assigned };
}

export function draw(die: "red" | "black" = "red"): Action {
  return { type: "draw-tactic", subject: die };
}

export function tactic(card: string, die: "red" | "black" | null = null): Action {
  return { type: "play-tactic", subject: card, die };
}

export function die(color: "red" | "black", face: string): Action {
  return { type: "pick-die", subject: color, face };
}

export function retreat(leader: string, system: string): Action {
  return { type: "retreat", subject: leader, system };
}

export function option(number: number): Action {
  return { type: "choose-option", subject: number };
}

export function move(unit: string, from: string = HERE): Action {
  return { type: "move", subject: unit, from };
}

export function objective(card: string): Action {
  return { type: "play-objective", subject: card };
}

export function leader(id: string): Action {
  return { type: "choose-leader", subject: id };
}

/** The combat under way. */
export function combat(state: State): CombatFrame {
  const found = state.frames.find((frame) => frame.kind === "combat");
  if (found === undefined) throw new Error("no combat is under way");
  return found;
}

/** The attack under way. */
export function attack(state: State): AttackFrame {
  const found = state.frames.find((frame) => frame.kind === "attack");
  if (found === undefined) throw new Error("no attack is under way");
  return found;
}

/** True while a combat is under way. */
export function goesOn(state: State): boolean {
  return state.frames.some((frame) => frame.kind === "combat");
}

/** Damaged units of both sides: `"star-destroyer 2+1"` for two markers and one assigned, `"... doomed"`. */
export function wounds(state: State): readonly string[] {
  return combat(state).wounds.flatMap((own) =>
    own.map(({ unit, markers, assigned, doomed }) => {
      const id = BOX.units[unit]?.id ?? "nothing";
      return doomed ? `${id} doomed` : `${id} ${markers}+${assigned}`;
    }),
  );
}

/** A side's tactic cards by theater, by name. */
export function hand(state: State, side: "rebel" | "imperial"): readonly string[] {
  const own = combat(state).tactics.hands[side === "rebel" ? 0 : 1];
  return own.flatMap((pile) => pile.flatMap(({ cards }) => cards.map((code) => BOX.cards[code]?.id ?? "none"))).sort();
}
