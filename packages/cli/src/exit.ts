/** Signals that end a command, with the exit code the shell expects for each. */
export const INTERRUPT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A signal of {@link INTERRUPT_CODES}. */
export type InterruptSignal = keyof typeof INTERRUPT_CODES;

/** The exit code for bad input. */
export const BAD_INPUT = 2;

/** An error that ends a command with an exit code. Its message, unless empty, is printed to standard error. */
export interface Exit extends Error {
  readonly exitCode: number;
}

/** Creates an error that ends the command. */
export function exit(exitCode: number, message = ""): Exit {
  return Object.assign(new Error(message), { exitCode });
}

/** Creates the error for unusable input, with a message of one line that says what is wrong and why. */
export function badInput(message: string): Exit {
  return exit(BAD_INPUT, message);
}

/** Whether an error has an exit code, as those of this module and of the argument parser do. */
export function isExit(error: unknown): error is Exit {
  return error instanceof Error && "exitCode" in error && typeof error.exitCode === "number";
}
