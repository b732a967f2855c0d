import type { Amount, Condition, EffectStep, Filter, Selector, Stat, Zone, ZoneCards } from "./language.ts";

/** The player who picks cards, or chance. */
export type Picker = "you" | "opponent" | "random";

/** The cards that a compiled step affects: cards of zones, or cards that the frame refers to. */
export type Cards =
  | {
      readonly of: "zones";
      readonly parts: readonly ZoneCards[];
      readonly count: number | null;
      readonly upTo: boolean;
      readonly by: Picker;
    }
  | {
      readonly of: "bound";
      readonly register: number;
      readonly count: number | null;
      readonly upTo: boolean;
      readonly by: Picker;
    }
  | { readonly of: "self" | "triggering" | "target" };

/** A compiled amount. */
export type Quantity = number | { readonly count: Cards } | { readonly costOf: Cards };

/** A compiled condition. */
export type Test =
  | { readonly is: "force-with-you" }
  | { readonly is: "exists"; readonly cards: Cards }
  | { readonly is: "matches"; readonly cards: Cards; readonly filter: Filter }
  | { readonly is: "attacking" };

/** A compiled step that contains no other steps: it affects cards or a counter once. */
export type Deed =
  | { readonly op: "gain"; readonly stat: Stat; readonly amount: Quantity }
  | { readonly op: "spend"; readonly amount: number }
  | { readonly op: "draw"; readonly amount: Quantity }
  | { readonly op: "repair"; readonly amount: Quantity }
  | CardDeed;

/** A deed that affects cards, which may be picked one at a time. */
export type CardDeed =
  | { readonly op: "discard" | "exile" | "destroy"; readonly cards: Cards; readonly bind: number | null }
  | {
      readonly op: "move";
      readonly cards: Cards;
      readonly to: "own-hand" | "own-deck-top" | "opp-deck-top";
      readonly bind: number | null;
    }
  | { readonly op: "hold"; readonly cards: Cards; readonly bind: null }
  | { readonly op: "swap"; readonly cards: Cards; readonly bind: null }
  | { readonly op: "purchase"; readonly cards: Cards; readonly free: boolean; readonly bind: number | null }
  | { readonly op: "look" | "reveal"; readonly cards: Cards; readonly bind: number | null }
  | { readonly op: "deal-damage"; readonly amount: Quantity; readonly cards: Cards; readonly bind: null };

/** What must be possible before a step is begun: the deeds it can lead to. */
export type Need =
  | { readonly all: readonly Need[] }
  | { readonly any: readonly Need[] }
  | { readonly test: Test; readonly then: Need; readonly otherwise: Need }
  /** If `full`, all of the deed must be possible, not only a part. */
  | { readonly deed: Deed; readonly full: boolean };

/** An option of a choice: the instruction where it begins, and what must be possible to pick it. */
export interface CompiledOption {
  readonly id: string;
  readonly pc: number;
  readonly need: Need;
}

/** One instruction of a compiled program. */
export type Instruction =
  | Deed
  | { readonly op: "jump"; readonly to: number }
  | { readonly op: "branch"; readonly test: Test; readonly otherwise: number }
  | {
      readonly op: "choose";
      readonly by: "you" | "opponent";
      readonly options: readonly CompiledOption[];
      /** The instruction to continue with if no option is possible. */
      readonly after: number;
    }
  | { readonly op: "may"; readonly need: Need; readonly otherwise: number }
  | { readonly op: "pay"; readonly need: Need; readonly otherwise: number }
  | { readonly op: "delay"; readonly at: "end-of-turn" | "next-purchase-this-turn"; readonly pc: number }
  | { readonly op: "end" };

/** A program as a flat list of instructions. It begins at index 0 and stops at an `end`. */
export type Program = readonly Instruction[];

/** Compiles a step to a program. */
export function compileStep(step: EffectStep): Program {
  const compiler = new Compiler();
  compiler.step(step);
  return compiler.finish();
}

/** Compiles a condition outside a program, which cannot use bound names. */
export function compileTest(condition: Condition): Test {
  return new Compiler().test(condition);
}

/** Compiles an amount outside a program. */
export function compileAmount(amount: Amount): Quantity {
  return new Compiler().quantity(amount);
}

/** Compiles a selector outside a program. */
export function compileCards(selector: Selector): Cards {
  return new Compiler().cards(selector);
}

class Compiler {
  private readonly code: Instruction[] = [];
  private readonly registers: string[] = [];

  finish(): Program {
    this.code.push({ op: "end" });
    return this.code;
  }

  step(step: EffectStep): void {
    switch (step.op) {
      case "seq":
        for (const part of step.steps) this.step(part);
        return;
      case "if":
        return this.branch(step.cond, step.then, step.else);
      case "choose":
        return this.choose(step);
      case "may":
        return this.guarded("may", this.need(step.step), step.step);
      case "pay":
        return this.guarded("pay", this.payable(step.cost), { op: "seq", steps: [step.cost, step.then] });
      case "delayed":
        return this.delayed(step);
      case "swap":
        this.code.push({ op: "hold", cards: this.cards(step.a), bind: null });
        this.code.push({ op: "swap", cards: this.cards(step.b), bind: null });
        return;
      default:
        this.code.push(this.deed(step));
    }
  }

  test(condition: Condition): Test {
    switch (condition.is) {
      case "exists":
        return { is: "exists", cards: this.cards(condition.cards) };
      case "matches":
        return { is: "matches", cards: this.cards(condition.cards), filter: condition.filter };
      default:
        return { is: condition.is };
    }
  }

  quantity(amount: Amount): Quantity {
    if (typeof amount === "number") return amount;
    return "count" in amount ? { count: this.cards(amount.count) } : { costOf: this.cards(amount.costOf) };
  }

  cards(selector: Selector): Cards {
    if ("ref" in selector && isFixedRef(selector.ref)) return { of: selector.ref };
    const count = selector.count ?? null;
    const by: Picker = selector.by ?? "you";
    const upTo = typeof count === "object" && count !== null;
    const picking = { count: upTo ? count.upTo : count, upTo, by };
    if ("ref" in selector) return { of: "bound", register: this.register(selector.ref), ...picking };
    const parts = "anyOf" in selector ? selector.anyOf : [zoneCards(selector)];
    return { of: "zones", parts, ...picking };
  }

  private branch(cond: Condition, then: EffectStep, otherwise: EffectStep | undefined): void {
    const branch = this.reserve();
    this.step(then);
    const jump = otherwise === undefined ? undefined : this.reserve();
    this.code[branch] = { op: "branch", test: this.test(cond), otherwise: this.code.length };
    if (otherwise === undefined || jump === undefined) return;
    this.step(otherwise);
    this.code[jump] = { op: "jump", to: this.code.length };
  }

  private choose(step: Extract<EffectStep, { op: "choose" }>): void {
    const at = this.reserve();
    const jumps: number[] = [];
    const options = step.options.map((option) => {
      const pc = this.code.length;
      this.step(option.step);
      jumps.push(this.reserve());
      return { id: option.id, pc, need: this.need(option.step) };
    });
    for (const jump of jumps) this.code[jump] = { op: "jump", to: this.code.length };
    this.code[at] = { op: "choose", by: step.by ?? "you", options, after: this.code.length };
  }

  private guarded(op: "may" | "pay", need: Need, body: EffectStep): void {
    const at = this.reserve();
    this.step(body);
    this.code[at] = { op, need, otherwise: this.code.length };
  }

  private delayed(step: Extract<EffectStep, { op: "delayed" }>): void {
    this.code.push({ op: "delay", at: step.at, pc: this.code.length + 2 });
    const jump = this.reserve();
    this.step(step.step);
    this.code.push({ op: "end" });
    this.code[jump] = { op: "jump", to: this.code.length };
  }

  private deed(step: Exclude<EffectStep, { op: "seq" | "if" | "choose" | "may" | "pay" | "delayed" | "swap" }>): Deed {
    switch (step.op) {
      case "gain":
        return { op: "gain", stat: step.stat, amount: this.quantity(step.amount) };
      case "spend":
        return { op: "spend", amount: step.amount };
      case "draw":
      case "repair":
        return { op: step.op, amount: this.quantity(step.amount) };
      case "deal-damage":
        return { op: step.op, amount: this.quantity(step.amount), cards: this.cards(step.cards), bind: null };
      case "exile":
      case "destroy":
        return { op: step.op, cards: this.cards(step.cards), bind: null };
      case "move":
        return { op: step.op, cards: this.cards(step.cards), to: step.to, bind: this.bind(step.bind) };
      case "purchase":
        return { op: step.op, cards: this.cards(step.cards), free: step.price === "free", bind: this.bind(step.bind) };
      default:
        return { op: step.op, cards: this.cards(step.cards), bind: this.bind(step.bind) };
    }
  }

  private need(step: EffectStep): Need {
    switch (step.op) {
      case "seq":
        return { any: step.steps.map((part) => this.need(part)) };
      case "if":
        return {
          test: this.test(step.cond),
          then: this.need(step.then),
          otherwise: step.else === undefined ? { any: [] } : this.need(step.else),
        };
      case "choose":
        return { any: step.options.map((option) => this.need(option.step)) };
      case "may":
        return this.need(step.step);
      case "pay":
        return this.payable(step.cost);
      case "delayed":
        return { all: [] };
      case "swap":
        return {
          all: [step.a, step.b].map((selector) => ({
            deed: { op: "hold", cards: this.cards(selector), bind: null },
            full: false,
          })),
        };
      default:
        return { deed: this.deed(step), full: false };
    }
  }

  /** Returns the need of a cost, which must be possible in full. */
  private payable(step: EffectStep): Need {
    if (step.op === "seq") return { all: step.steps.map((part) => this.payable(part)) };
    const need = this.need(step);
    return "deed" in need ? { ...need, full: true } : need;
  }

  private reserve(): number {
    this.code.push({ op: "end" });
    return this.code.length - 1;
  }

  private bind(name: string | undefined): number | null {
    return name === undefined ? null : this.register(name);
  }

  private register(name: string): number {
    const known = this.registers.indexOf(name);
    return known >= 0 ? known : this.registers.push(name) - 1;
  }
}

/** The names that are always bound in a program. */
export const FIXED_REFS = ["self", "triggering", "target"] as const;

function isFixedRef(ref: string): ref is (typeof FIXED_REFS)[number] {
  return FIXED_REFS.some((fixed) => fixed === ref);
}

function zoneCards({ zones, filter }: { zones: readonly Zone[]; filter?: Filter }): ZoneCards {
  return filter === undefined ? { zones } : { zones, filter };
}
