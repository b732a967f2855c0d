import { DATA_BUGS, type DataBug } from "./data.ts";
import { PICKS_BUGS, type PicksBug } from "./picks.ts";
import type { PlantedBug } from "./planted.ts";
import { PLAY_BUGS, type PlayBug } from "./play.ts";
import { SECRET_BUGS, type SecretBug } from "./secrets.ts";

/** Name of a bug that {@link TOY_BUGS} can plant. */
export type ToyBug = PlayBug | PicksBug | DataBug | SecretBug;

/** Every bug that can be planted in the toy game, with the law that must catch it; each law has at least one. */
export const TOY_BUGS: Readonly<Record<ToyBug, PlantedBug>> = {
  ...PLAY_BUGS,
  ...PICKS_BUGS,
  ...DATA_BUGS,
  ...SECRET_BUGS,
};
