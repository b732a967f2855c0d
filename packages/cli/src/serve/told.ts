/** The name under which the automa takes its seat. It is asked nothing: the game plays it. */
export const AUTOMA = "automa";

/** What the page is told of the command that serves it: the answer to `/serve.json`. */
export interface Told {
  readonly version: string;
  /** The addresses under which the page is reached, from this machine first; the others are those of its network. */
  readonly links: readonly string[];
}
