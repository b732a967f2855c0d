/** The name of the automa as a player. The game plays its seat without asking it. */
export const AUTOMA = "automa";

/** The answer to `/serve.json`: what the page needs to know about the command that serves it. */
export interface Told {
  readonly version: string;
  /** The addresses of the page, first the one for this machine, then those of its network. */
  readonly links: readonly string[];
}
