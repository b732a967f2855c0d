import type { By, EffectStep, StepOf } from "./language.ts";

/** A step in a flat program. A choice is a table of entry points, and each of its branches ends in a jump. */
export type Instruction =
  | Exclude<EffectStep, { op: "choose" }>
  | { readonly op: "branch"; readonly by: By; readonly entries: readonly number[]; readonly next: number }
  | { readonly op: "jump"; readonly to: number };

/** A compiled effect. A frame stores only its position in the program. */
export type Program = readonly Instruction[];

/** Compiles the steps of an effect into a flat program. */
export function compileProgram(steps: readonly EffectStep[]): Program {
  const program: Instruction[] = [];
  append(program, steps);
  return program;
}

function append(program: Instruction[], steps: readonly EffectStep[]): void {
  for (const step of steps) {
    if (step.op === "choose") appendChoice(program, step);
    else program.push(step);
  }
}

function appendChoice(program: Instruction[], { by, options }: StepOf<"choose">): void {
  const branch = program.length;
  program.push({ op: "branch", by, entries: [], next: 0 });
  const entries: number[] = [];
  const jumps: number[] = [];
  for (const steps of options) {
    entries.push(program.length);
    append(program, steps);
    jumps.push(program.length);
    program.push({ op: "jump", to: 0 });
  }
  const next = program.length;
  program[branch] = { op: "branch", by, entries, next };
  for (const jump of jumps) program[jump] = { op: "jump", to: next };
}
