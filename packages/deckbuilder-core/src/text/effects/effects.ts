import { inLine, sentence } from "@sw/tabletop/text";
import {
  type Ability,
  type ActiveAbility,
  type Condition,
  type ConstantAbility,
  type EffectStep,
  isConstant,
  type Selector,
} from "../../language/language.ts";
import type { Fact, Moment } from "../language/language.ts";
import { deedText, type Gain, gainText, payerOf } from "./deeds.ts";
import { factOf } from "./facts.ts";
import { groupOf, groupParts, measureOf, referredTo, thingsOf } from "./groups.ts";
import { type Reading, type Telling, type Voice, voiceOf } from "./telling.ts";

/**
 * A part of a sentence. `open` says that text after it would be read as part of it, `branch` that an "otherwise" after
 * it would be.
 */
interface Clause {
  readonly text: string;
  readonly open: boolean;
  readonly branch: boolean;
}

/** Returns an ability as sentences. */
export function abilityText(ability: Ability, reading: Reading): string {
  return isConstant(ability) ? constantText(ability, reading) : activeText(ability, reading);
}

/**
 * Returns a step as sentences. `whole` is the effect that the step belongs to, whose names it may use. Defaults to the
 * step.
 */
export function stepText(step: EffectStep, reading: Reading, whole: EffectStep = step): string {
  return asText(sentences(step, voiceOf(whole, reading)));
}

function activeText({ timing, condition, effect }: ActiveAbility, reading: Reading): string {
  const voice = voiceOf(effect, reading);
  const parts = condition === undefined ? sentences(effect, voice) : [conditional(condition, effect, voice)];
  if (timing.kind === "activated") return asText(parts);
  const lead = reading.language.moment(momentOf(timing, voice));
  return asText(parts.map((part, index) => (index === 0 ? { ...part, text: `${lead}, ${part.text}` } : part)));
}

function conditional(condition: Condition, effect: EffectStep, voice: Voice): Clause {
  return led(voice.language.ifSo(voice.language.fact(factOf(condition, voice), "if")), inline(effect, voice), true);
}

function momentOf(timing: Extract<ActiveAbility["timing"], { kind: "triggered" }>, voice: Voice): Moment {
  const { language, self } = voice;
  const { on, card, limit } = timing;
  const own = language.reference({ to: "self", type: self });
  if (on === "reveal" || on === "defeat") return { on, self: own };
  if (on !== "play" && on !== "purchase") return { on };
  if (card === "self") return { on, card: own };
  const noun = language.noun(card ?? {}, voice);
  if (limit !== undefined) return { on, first: noun };
  return { on, card: language.determined(noun, "one", { other: card?.other === true, random: false }) };
}

function constantText({ condition, effect }: ConstantAbility, reading: Reading): string {
  const { language, self, people } = reading;
  const telling: Telling = { ...reading, bindings: [], plain: true };
  const own = language.reference({ to: "self", type: self });
  const always: Fact = self === "base" ? { is: "self-base", of: people.owner } : { is: "self-in-play", self: own };
  const fact = condition === undefined ? always : factOf(condition, telling);
  const during = (text: string, isNeeded: boolean): string =>
    sentence(isNeeded || condition !== undefined ? `${language.whileSo(language.fact(fact, "while"))}, ${text}` : text);
  switch (effect.op) {
    case "modify-attack": {
      const measure = measureOf(effect.amount, "attack", telling, null);
      return during(language.hasAttack(strengthened(effect.cards, telling), measure), !("ref" in effect.cards));
    }
    case "prevent-damage":
      return during(language.prevents(effect.amount, own), false);
    case "allow-row-attack": {
      const cards: Selector = { zones: ["galaxy-row"], filter: effect.filter, count: 1 };
      const reward = inLine(stepText(effect.reward, reading));
      return during(language.mayAttack(effect.perOwnTurn, groupOf(cards, "of", telling, null), reward), false);
    }
  }
}

/** Returns the words for the cards whose attack is raised. */
function strengthened(cards: Selector, telling: Telling): string {
  const { language, people } = telling;
  if ("ref" in cards) return referredTo(cards, telling);
  const [part, ...more] = groupParts(cards);
  const isOwn = part !== undefined && more.length === 0 && part.zones.every((zone) => zone === "own-play");
  if (!isOwn || part.filter?.type === undefined) return language.every(thingsOf(cards, telling, null));
  return language.eachOwn(language.noun(part.filter, telling), part.filter.other === true, people.owner);
}

function sentences(step: EffectStep, voice: Voice): readonly Clause[] {
  const { language, people } = voice;
  if (step.op === "seq") {
    return runsOf(step.steps).flatMap((run) =>
      "gains" in run ? [gained(run.gains, voice)] : sentences(run.step, voice),
    );
  }
  if (step.op !== "pay") return [inline(step, voice)];
  const lead = language.ifDone(people[payerOf(step.cost)]);
  return [inline(step.cost, voice), led(lead, inline(step.then, voice), false)];
}

function inline(step: EffectStep, voice: Voice): Clause {
  const { language, people } = voice;
  switch (step.op) {
    case "seq":
      return inOrder(
        runsOf(step.steps).map((run) => ("gains" in run ? gained(run.gains, voice) : inline(run.step, voice))),
        language.then,
      );
    case "if":
      return branchOf(step, voice);
    case "choose":
      return choiceOf(step, voice);
    case "may":
      return optional(step.step, voice);
    case "pay": {
      const then = led(language.ifDone(people[payerOf(step.cost)]), inline(step.then, voice), false);
      return { text: `${closed(inline(step.cost, voice))}; ${then.text}`, open: true, branch: true };
    }
    case "delayed":
      return led(language.later(step.at, people.owner), inline(step.step, voice), false);
    default:
      return { text: deedText(step, voice), open: false, branch: false };
  }
}

function gained(gains: readonly Gain[], voice: Voice): Clause {
  return { text: gainText(gains, voice), open: false, branch: false };
}

/** Splits a sequence into parts. Consecutive gains of counters form one part, and every other step is its own part. */
function runsOf(
  steps: readonly EffectStep[],
): readonly ({ readonly gains: readonly Gain[] } | { readonly step: EffectStep })[] {
  const runs: ({ gains: Gain[] } | { step: EffectStep })[] = [];
  for (const step of steps) {
    const last = runs[runs.length - 1];
    if (step.op !== "gain" || step.stat === "attack" || typeof step.amount !== "number") runs.push({ step });
    else if (last !== undefined && "gains" in last) last.gains.push(step);
    else runs.push({ gains: [step] });
  }
  return runs;
}

function branchOf(step: Extract<EffectStep, { op: "if" }>, voice: Voice): Clause {
  const { language } = voice;
  const lead = language.ifSo(language.fact(factOf(step.cond, voice), "if"));
  const then = inline(step.then, voice);
  if (step.else === undefined) return led(lead, then, true);
  const otherwise = `${language.otherwise}, ${inline(step.else, voice).text}`;
  return { text: `${lead}, ${closed(then)}; ${otherwise}`, open: true, branch: true };
}

function choiceOf(step: Extract<EffectStep, { op: "choose" }>, voice: Voice): Clause {
  const { language, people, mood } = voice;
  const chooser = people[step.by ?? "owner"];
  const named = step.by === "opponent" ? step.by : voice.named;
  const telling: Voice = { ...voice, named, mood: chooser === "you" ? mood : "fact" };
  const options = step.options.map((option) => closed(inline(option.step, telling)));
  return { text: language.chooseOne(chooser, mood, options), open: true, branch: false };
}

/**
 * Returns an optional step, such as "you may draw 1 card". Compound steps and the opponent's begin with "if you wish"
 * instead.
 */
function optional(step: EffectStep, voice: Voice): Clause {
  const { language, people } = voice;
  if (!isCompound(step) && payerOf(step) === "owner" && !(step.op === "gain" && step.stat === "attack")) {
    return { ...inline(step, { ...voice, mood: "may" }), open: true };
  }
  return led(language.ifWished(people.owner), inline(step, voice), false);
}

function isCompound({ op }: EffectStep): boolean {
  return op === "seq" || op === "if" || op === "choose" || op === "may" || op === "pay" || op === "delayed";
}

/**
 * Returns a clause after its lead. If the clause contains an "if", a colon separates them so that its "otherwise" stays
 * with it.
 */
function led(lead: string, body: Clause, branch: boolean): Clause {
  return { text: `${lead}${body.branch ? ":" : ","} ${body.text}`, open: true, branch: branch || body.branch };
}

function inOrder(clauses: readonly Clause[], then: string): Clause {
  const [only, ...more] = clauses;
  if (only !== undefined && more.length === 0) return only;
  const last = clauses.length - 1;
  const text = clauses.map((clause, index) => (index < last ? closed(clause) : clause.text)).join(then);
  return { text, open: true, branch: clauses[last]?.branch ?? false };
}

/** Returns the text of a clause, closed so that nothing after it is read as part of it. */
function closed({ text, open }: Clause): string {
  return open ? `(${text})` : text;
}

function asText(clauses: readonly Clause[]): string {
  return clauses.map(({ text }) => sentence(text)).join(" ");
}
