/** Signals that end a command, with the exit code the shell expects for each. */
export const INTERRUPT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A signal of {@link INTERRUPT_CODES}. */
export type InterruptSignal = keyof typeof INTERRUPT_CODES;

/** Exit code for bad input. */
export const BAD_INPUT = 2;

/** An error that ends a command with a code; its message, if it has one, is the line for standard error. */
export interface Exit extends Error {
  readonly exitCode: number;
}

/** Builds an error that ends the command. */
export function exit(exitCode: number, message = ""): Exit {
  return Object.assign(new Error(message), { exitCode });
}

/** Builds the error for input that cannot be used: one line that says what and why. */
export function badInput(message: string): Exit {
  return exit(BAD_INPUT, message);
}

/** True for errors that carry an exit code: ours and those of the argument parser. */
export function isExit(error: unknown): error is Exit {
  return error instanceof Error && "exitCode" in error && typeof error.exitCode === "number";
}
