import type { Catalogue } from "../language/language.ts";
import { playedCatalogue } from "../language/played.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";
import { type Config, hasExpansion, isCinematic } from "./config.ts";

/** A catalogue with the boxes that can be played of it, each compiled when a configuration first asks for it. */
export interface Boxes {
  readonly catalogue: Catalogue;
  /** The box that a game of the configuration is played with. */
  of(config: Config): Box;
}

/** The boxes of a catalogue that holds together: with and without the expansion, with base and with advanced tactic cards. */
export function boxesOf(catalogue: Catalogue): Boxes {
  const of = perBox((config) =>
    compileBox(playedCatalogue(catalogue, { expansion: hasExpansion(config), cinematic: isCinematic(config) })),
  );
  return { catalogue, of };
}

/** Keeps what is made of a configuration for all that are played with the same box. */
export function perBox<Made>(make: (config: Config) => Made): (config: Config) => Made {
  const made: (Made | undefined)[] = [];
  return (config) => {
    const place = (hasExpansion(config) ? 1 : 0) + (isCinematic(config) ? 2 : 0);
    const one = made[place] ?? make(config);
    made[place] = one;
    return one;
  };
}
