import type { Catalogue } from "../language/language.ts";
import { playedCatalogue } from "../language/played.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";
import { type Config, hasExpansion, isCinematic } from "./config.ts";

/** A catalogue with the boxes that can be played with it. Each box is compiled when a configuration first needs it. */
export interface Boxes {
  readonly catalogue: Catalogue;
  /** Returns the box for games with this configuration. */
  of(config: Config): Box;
}

/** Creates the boxes of a valid catalogue: with and without the expansion, with base and with advanced tactic cards. */
export function boxesOf(catalogue: Catalogue): Boxes {
  const of = perBox((config) =>
    compileBox(playedCatalogue(catalogue, { expansion: hasExpansion(config), cinematic: isCinematic(config) })),
  );
  return { catalogue, of };
}

/** Caches a value made from a configuration, once for all configurations that use the same box. */
export function perBox<Made>(make: (config: Config) => Made): (config: Config) => Made {
  const made: (Made | undefined)[] = [];
  return (config) => {
    const place = (hasExpansion(config) ? 1 : 0) + (isCinematic(config) ? 2 : 0);
    const one = made[place] ?? make(config);
    made[place] = one;
    return one;
  };
}
