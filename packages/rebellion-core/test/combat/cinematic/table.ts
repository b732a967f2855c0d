import type { Decision, ScriptedAnswer, Step } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect } from "vitest";
import { type Action, actionKey, type Event, game, type State } from "../../../src/index.ts";
import { RULES } from "../../../src/rules/index.ts";
import type { Play } from "../../../src/state/kinds.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { begin, type CombatSpec, play } from "../../../src/testing/index.ts";
import { describe } from "../../../src/text/index.ts";
import { holesIn, idsIn } from "../../text/holes.ts";
import { dice as baseDice, type Fight, scene } from "../table.ts";

/** A round of battle in a few lines; what is left out: the Rebels began it, nobody leads, no card is put down. */
export interface Battle extends Fight {
  readonly theater?: "space" | "ground";
  /** The cards put down. */
  readonly cards?: { readonly rebel?: string; readonly imperial?: string };
}

/** Faces of an attack's dice, red, black, green: `h` hit, `d` direct hit, `s` special, `-` blank. */
export function dice(red: string, black = "", green = ""): readonly ScriptedAnswer[] {
  const labelled = baseDice("", green).map((answer) =>
    typeof answer === "object" && "label" in answer ? { ...answer, label: "attack:green" } : answer,
  );
  return [...baseDice(red, black), ...labelled];
}

/** The two rolls of a ground battle in which nobody hits. */
export const BLANKS: ReturnType<typeof dice> = [...dice("", "-"), ...dice("", "-")];

/** The round of battle with its cards turned up, as far as nobody must choose. */
export function battle(spec: Battle, draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  const { theater = "space", cards, combat, config, there, ...rest } = spec;
  const down: CombatSpec["battle"] = { theater, ...cards };
  const built = scene({
    ...rest,
    there: there ?? [],
    config: { combat: "cinematic", expansion: "rise-of-the-empire", ...config },
    combat: {
      ...(spec.at === undefined ? { stage: theater === "space" ? "plans" : "retreat" } : {}),
      battle: down,
      ...combat,
    },
  });
  return told(begin(built, draws === undefined ? {} : { draws }));
}

/** A combat whose first round is about to begin: both sides are asked for their cards. */
export function combatOf(spec: Battle): State {
  const { config, there, ...rest } = spec;
  const cinematic = { combat: "cinematic", expansion: "rise-of-the-empire", ...config } as const;
  return told(begin(scene({ ...rest, there: there ?? [], config: cinematic }))).state;
}

/** The same, then a line of actions; `draws` answers chance, must fit and be used up. */
export function line(
  start: State,
  actions: readonly Action[],
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  return told(play(start, actions, { draws }));
}

/** A round of battle and a line of actions in it. */
export function fought(
  spec: Battle,
  actions: readonly Action[],
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  return line(battle(spec).state, actions, draws);
}

/** The step, if all that happened and the question it ends with cite a rule and can be told without gaps in both languages. */
function told<Told extends Step<State, Event>>(step: Told): Told {
  for (const event of step.events) expect(RULES, event.type).toHaveProperty([event.rule]);
  const decision = game.decision(step.state);
  if (decision !== undefined) expect(RULES, decision.kind).toHaveProperty([decision.rule]);
  for (const locale of ["en", "es"] as const) {
    const view = decision === undefined ? undefined : game.view(step.state, decision.seat);
    const texts = [
      ...step.events.map((event) => describe({ event }, { locale })),
      ...(decision === undefined ? [] : [describe({ decision }, { locale })]),
      ...game
        .legalActions(step.state)
        .map((action) => describe({ action }, view === undefined ? { locale } : { locale, view })),
    ];
    expect(texts.flatMap((text) => [...holesIn(text), ...idsIn(text)])).toEqual([]);
  }
  return step;
}

/** The kind of the question and who is asked; empty when nobody is. */
export function question(state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "" : `${decision.seat} ${decision.kind}`;
}

/** The question, which must be there. */
export function asked(state: State): Decision<Play> {
  const decision = game.decision(state);
  if (decision === undefined) throw new Error("nobody is asked");
  return decision;
}

/** The keys of what may be done, in order. */
export function legal(state: State): readonly string[] {
  return game.legalActions(state).map(actionKey);
}

/** The action is refused by the rule, `why` says so too, and the text has no gaps. */
export function refused(state: State, action: Action, rule: string): void {
  const violation = expectIllegal(game.apply(state, action), rule);
  expect(game.why(state, action)).toEqual(violation);
  expect(RULES).toHaveProperty([violation.rule]);
  expect(holesIn(describe({ violation }, { locale: "en" }))).toEqual([]);
  expect(legal(state)).not.toContain(actionKey(action));
}

/** What matters of a round of battle, line by line. */
export function tale(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => TELLERS[event.type]?.(event) ?? []);
}

type Teller = (event: Event) => readonly string[];

/** Makes a teller of one type of event. */
function teller<Type extends Event["type"]>(
  type: Type,
  tell: (event: Extract<Event, { type: Type }>) => string | undefined,
): Readonly<Record<string, Teller>> {
  const is = (event: Event): event is Extract<Event, { type: Type }> => event.type === type;
  return {
    [type]: (event) => {
      const text = is(event) ? tell(event) : undefined;
      return text === undefined ? [] : [text];
    },
  };
}

function shown(list: readonly { readonly die: string; readonly face: string }[]): string {
  return list.map(({ die, face }) => `${die} ${face}`).join(", ");
}

const TELLERS: Readonly<Record<string, Teller>> = {
  ...teller("dice-rolled", ({ faction, dice: rolled }) => `${faction} rolls ${shown(rolled)}`),
  ...teller("damage-assigned", ({ unit, amount, source }) =>
    source === null ? `${unit} takes ${amount} of a card` : `${unit} takes ${amount}`,
  ),
  ...teller("damage-removed", ({ unit, amount }) => `${unit} loses ${amount}`),
  ...teller("hits-prevented", ({ faction, dice: gone }) => `${faction} loses ${shown(gone)}`),
  ...teller(
    "units-destroyed",
    ({ units }) => `destroyed: ${units.map(({ unit, count }) => `${count} ${unit}`).join(", ")}`,
  ),
  ...teller("units-placed", ({ units }) => `gained: ${units.map(({ unit, count }) => `${count} ${unit}`).join(", ")}`),
  ...teller("tactic-half-used", ({ card, half }) => `${card} ${half}`),
  ...teller("tactic-canceled", ({ card }) => `${card} canceled`),
  ...teller("attack-order-reversed", ({ faction, theater }) => `${faction} attacks second in ${theater}`),
  ...teller("tactics-barred", ({ faction, theater }) => `${faction} barred in ${theater}`),
  ...teller("specials-barred", ({ faction, theater }) => `${faction} specials barred in ${theater}`),
  ...teller("retreated", ({ faction, to }) => `${faction} retreats to ${to}`),
  ...teller("leader-captured", ({ leader }) => `${leader} captured`),
  ...teller("leader-rescued", ({ leader }) => `${leader} rescued`),
  ...teller("leader-marked", ({ leader }) => `${leader} marked`),
  ...teller("leader-eliminated", ({ leader }) => `${leader} eliminated`),
  ...teller("battle-won", ({ faction, theater }) => `${faction} wins in ${theater}`),
};

/** Units of a system by name, those that are there. */
export function unitsAt(state: State, system: string): Readonly<Record<string, number>> {
  const box = boxFor(state.config);
  const { units = [] } = state.places[box.places.get(system) ?? -1] ?? {};
  return Object.fromEntries(box.units.flatMap(({ id, index }) => (units[index] ? [[id, units[index]]] : [])));
}

/** Damaged units: `"star-destroyer 2"`, behind it `sealed` where damage stays on it. */
export function wounds(state: State): readonly string[] {
  const box = boxFor(state.config);
  const combat = state.frames.find((frame) => frame.kind === "combat");
  if (combat?.kind !== "combat") return [];
  return combat.wounds.flatMap((own) =>
    own.map(({ unit, markers, assigned, sealed }) => {
      const kept = sealed === true ? " sealed" : "";
      return `${box.units[unit]?.id ?? "nothing"} ${markers + assigned}${kept}`;
    }),
  );
}

/** The advanced tactic cards that lie beside their decks or have left the game, by name. */
export function discards(state: State): { readonly discards: readonly string[]; readonly removed: readonly string[] } {
  const box = boxFor(state.config);
  const names = (cards: readonly number[]): readonly string[] => cards.map((code) => box.cards[code]?.id ?? "none");
  const { advancedTactics } = state;
  return { discards: names(advancedTactics?.discards.flat(2) ?? []), removed: names(advancedTactics?.removed ?? []) };
}

export const UPPER: Action = { type: "choose-option", subject: 0 };
export const LOWER: Action = { type: "choose-option", subject: 1 };
export const PASS: Action = { type: "pass" };
export const DONE: Action = { type: "done" };

/** Puts a card down, or plays one more. */
export function card(id: string): Action {
  return { type: "play-tactic", subject: id, die: null };
}

/** A unit with so much damage that is to take or lose some. */
export function damage(unit: string, markers = 0, assigned = 0): Action {
  return { type: "damage", subject: unit, markers, assigned };
}

export function heal(unit: string, markers: number): Action {
  return { type: "block", subject: unit, markers, assigned: 0 };
}
