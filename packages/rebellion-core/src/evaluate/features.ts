import type { Measures } from "@sw/tabletop";
import { GROUND, SPACE } from "../state/codes.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { Position, SideFigures } from "./position.ts";

/** The name of a feature of a position. */
export type Feature =
  | "side"
  | "spaces"
  | "last-spaces"
  | "revealed"
  | "candidates"
  | "few-candidates"
  | "threat"
  | "siege-near"
  | "siege-ground"
  | "siege-space"
  | "siege-time"
  | "garrison-ground"
  | "garrison-space"
  | "base-held"
  | "occupied"
  | "stations"
  | "captives"
  | "objectives"
  | "able"
  | `${"rebel" | "imperial"}-${SideFeature}`;

/** The name of a feature that each side has. */
export type SideFeature =
  | "systems"
  | "production"
  | "space"
  | "ground"
  | "queue"
  | "leaders"
  | "pool"
  | "assigned"
  | "missions"
  | "actions";

type Measure = (position: Position) => number;

/** Creates a measure of the whole game, positive for the Rebels and negative for the Empire. */
function ofGame(figure: Measure): Measure {
  return (position) => (position.own === REBEL ? figure(position) : -figure(position));
}

/** Creates a measure of one side's figure, positive for the Rebels and negative for the Empire. */
function ofRebels(figure: (side: SideFigures) => number): Measure {
  return ofGame(({ sides }) => figure(sides[REBEL]));
}

function ofEmpire(figure: (side: SideFigures) => number): Measure {
  return ofGame(({ sides }) => figure(sides[IMPERIAL]));
}

/** Returns the Rebel share of the strength at the revealed base, in both theaters, or 0 while the base is hidden. */
function shareAtBase({ revealed, garrison: [rebel, imperial] }: Position): number {
  if (!revealed) return 0;
  const share = (theater: 0 | 1): number => rebel[theater] / Math.max(1, rebel[theater] + imperial[theater]);
  return (share(SPACE) + share(GROUND)) / 2;
}

/** Creates a measure that is 0 unless the base is hidden. */
function hidden(figure: Measure): Measure {
  return ofGame((position) => (position.revealed ? 0 : figure(position)));
}

/** Creates a measure that is 0 unless the base is revealed. */
function revealed(figure: Measure): Measure {
  return ofGame((position) => (position.revealed ? figure(position) : 0));
}

/** The divisor for strength, candidates and cards: differences of this size are large. */
const MUCH = 30;

/**
 * The features of the evaluation. Each is scaled so that 1 is a large difference. For the Empire all features except
 * `able` have the opposite sign.
 */
export const MEASURES: Measures<Feature, Position> = {
  /** The advantage of playing the Rebels. */
  side: ofGame(() => 1),
  /** The spaces between the markers: how many rounds the Rebels still have to survive. */
  spaces: ofGame(({ spaces }) => spaces / 10),
  "last-spaces": ofGame(({ spaces }) => 1 / (1 + Math.max(0, spaces))),
  /** Whether the base is revealed, and how close the Empire is to finding it. */
  revealed: ofGame((position) => (position.revealed ? 1 : 0)),
  candidates: hidden(({ candidates }) => candidates / MUCH),
  "few-candidates": hidden(({ candidates }) => 1 / Math.max(1, candidates)),
  threat: hidden(({ threat }) => threat / MUCH),
  /** The Imperial ground strength within one move of the revealed base, and the rounds left to win it. */
  "siege-near": revealed(({ threat }) => threat / MUCH),
  "siege-time": revealed(({ spaces }) => spaces / 10),
  /** The strength at the base, Imperial then Rebel. */
  "siege-ground": revealed(({ garrison }) => garrison[IMPERIAL][GROUND] / MUCH),
  "siege-space": revealed(({ garrison }) => garrison[IMPERIAL][SPACE] / MUCH),
  "garrison-ground": ofGame(({ garrison }) => garrison[REBEL][GROUND] / MUCH),
  "garrison-space": ofGame(({ garrison }) => garrison[REBEL][SPACE] / MUCH),
  "base-held": ofGame(shareAtBase),
  /** The number of systems with Imperial troops, of Death Stars, and of captured leaders. */
  occupied: ofGame(({ occupied }) => occupied / 10),
  stations: ofGame(({ stations }) => stations),
  captives: ofGame(({ captives }) => captives),
  objectives: ofGame(({ objectives }) => objectives / 3),
  /** The player's own missions that can succeed. */
  able: ({ able }) => able / 3,
  /** The systems that build for a side, and the icons used there. */
  "rebel-systems": ofRebels(({ systems }) => systems / 10),
  "imperial-systems": ofEmpire(({ systems }) => systems / 10),
  "rebel-production": ofRebels(({ production }) => production / 10),
  "imperial-production": ofEmpire(({ production }) => production / 10),
  /** The dice and health of units. */
  "rebel-space": ofRebels(({ strength }) => strength[SPACE] / MUCH),
  "imperial-space": ofEmpire(({ strength }) => strength[SPACE] / MUCH),
  "rebel-ground": ofRebels(({ strength }) => strength[GROUND] / MUCH),
  "imperial-ground": ofEmpire(({ strength }) => strength[GROUND] / MUCH),
  "rebel-queue": ofRebels(({ queue }) => queue / MUCH),
  "imperial-queue": ofEmpire(({ queue }) => queue / MUCH),
  /** The leaders of a side: in total, in the pool and on missions. */
  "rebel-leaders": ofRebels(({ leaders }) => leaders / 4),
  "imperial-leaders": ofEmpire(({ leaders }) => leaders / 4),
  "rebel-pool": ofRebels(({ pool }) => pool / 4),
  "imperial-pool": ofEmpire(({ pool }) => pool / 4),
  "rebel-assigned": ofRebels(({ assigned }) => assigned / 4),
  "imperial-assigned": ofEmpire(({ assigned }) => assigned / 4),
  /** The cards in hand. */
  "rebel-missions": ofRebels(({ missions }) => missions / 10),
  "imperial-missions": ofEmpire(({ missions }) => missions / 10),
  "rebel-actions": ofRebels(({ actions }) => actions / 4),
  "imperial-actions": ofEmpire(({ actions }) => actions / 4),
};
