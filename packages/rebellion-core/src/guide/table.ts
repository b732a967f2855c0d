import type { Faction } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId, UnitId } from "../state/actions.ts";
import { type Config, configOf } from "../state/config.ts";
import type { SoloOptions } from "../state/solo.ts";

/** Units by type. */
export type Forces = Readonly<Record<UnitId, number>>;

/** The contents of a system or of the Rebel Base space. */
export interface GuidePlace {
  readonly loyalty: Faction | null;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
  readonly units: Forces;
  readonly leaders: readonly LeaderId[];
  /** Captured Rebel leaders. */
  readonly captives: readonly LeaderId[];
  /** Captured Rebel leaders frozen in carbonite. */
  readonly carbonite: readonly LeaderId[];
}

/**
 * The rules that the guide follows (solo.options.rote-components, solo.options.rote-combat, solo.options.variations).
 */
export interface GuideOptions {
  readonly expansion: boolean;
  /** Whether combat is cinematic. Possible only with the expansion. */
  readonly cinematic: boolean;
  /** Whether the official errata and FAQ apply. By them a destroyed system is not remote. */
  readonly faq: boolean;
  readonly variations: Readonly<Partial<Record<Variation, true>>>;
}

/** A variation of the Empire's decisions that can be switched on separately. */
export type Variation = Exclude<keyof SoloOptions, "originalCombat" | "reputationStart">;

/** Every variation (solo.options.variations). */
export const VARIATIONS: readonly Variation[] = [
  "deployPriorityPbr",
  "missionsFirst",
  "randomAssignmentActions",
  "randomMovement",
  "retryUnplayableMissions",
];

/** The contents of a real table that the Empire's decisions depend on, as plain JSON. Places not named are empty. */
export interface GuideTable {
  readonly options: GuideOptions;
  readonly round: number;
  /** The space of the time marker on the time track. `reputation` is the space of the reputation marker. */
  readonly time: number;
  readonly reputation: number;
  /** The system of the revealed base, or null while it is hidden. */
  readonly base: SystemId | null;
  /** Systems for which the Empire holds probe cards from droids and cards. */
  readonly probes: readonly SystemId[];
  /** Remote systems for which the Empire holds probe cards because its ground units are there. */
  readonly troops: readonly SystemId[];
  /** Leaders in the Imperial pool. */
  readonly pool: readonly LeaderId[];
  /** Leaders in the Rebel pool. */
  readonly rebelPool: readonly LeaderId[];
  /** Lured Rebel leaders, who serve the Empire. Those who are at no place are in the Imperial pool. */
  readonly lured: readonly LeaderId[];
  /** Leaders reserved for missions that are tried again (solo.var.unplayable.retry). */
  readonly reserved: readonly LeaderId[];
  /** The number of cards of the Round Deck that have not been revealed. */
  readonly deck: number;
  /** Systems with a Rebel Cell marker. Always empty without the expansion. */
  readonly cells: readonly SystemId[];
  /** Action cards in the Imperial hand. */
  readonly actions: readonly CardId[];
  /** Units on space 1 of the Imperial build queue, which are deployed next. */
  readonly ready: Forces;
  /** Units on spaces 2 and 3 of the Imperial build queue. */
  readonly queue: readonly [Forces, Forces];
  /** Whether a possible base has been ruled out in this Command Phase. */
  readonly found: boolean;
  /** Imperial units that have moved in this round, by their current place. */
  readonly moved: Readonly<Record<PlaceId, Forces>>;
  readonly places: Readonly<Record<PlaceId, GuidePlace>>;
}

/** The ring of a lured leader. */
export const LURED = "lure-of-the-dark-side";

/** An empty place. */
export const EMPTY_PLACE: GuidePlace = {
  loyalty: null,
  sabotaged: false,
  destroyed: false,
  units: {},
  leaders: [],
  captives: [],
  carbonite: [],
};

/** The table at the start of the guide and after a reset: an empty board and no options (solo.guide.reset). */
export const NEW_TABLE: GuideTable = {
  options: { expansion: false, cinematic: false, faq: false, variations: {} },
  round: 1,
  time: 1,
  reputation: 14,
  base: null,
  probes: [],
  troops: [],
  pool: ["darth-vader", "emperor-palpatine", "general-tagge", "grand-moff-tarkin"],
  rebelPool: ["general-rieekan", "jan-dodonna", "mon-mothma", "princess-leia"],
  lured: [],
  reserved: [],
  deck: 2,
  cells: [],
  actions: [],
  ready: {},
  queue: [{}, {}],
  found: false,
  moved: {},
  places: {},
};

/** Returns the configuration of the game on the table. */
export function configOfTable({ options }: Pick<GuideTable, "options">): Config {
  const { expansion, cinematic, faq, variations } = options;
  return configOf({
    ...(expansion ? { expansion: "rise-of-the-empire" } : {}),
    ...(cinematic ? { combat: "cinematic" } : {}),
    ...(faq ? { rulings: "faq" } : {}),
    solo: { ...variations, ...(cinematic ? {} : { originalCombat: true }) },
  });
}
