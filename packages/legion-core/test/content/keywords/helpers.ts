import { playLine } from "@sw/tabletop/testing";
import type { Catalogue } from "../../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { ENTRIES } from "../../../src/content/entries.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import { allowanceOf, moveFrame } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import { compileBox } from "../../../src/state/box.ts";
import type { MiniatureState, State, UnitState } from "../../../src/state/state.ts";
import type { TableSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { perform } from "../../helpers/actions.ts";
import { acting, PHASE, WAITING } from "../../helpers/activations.ts";
import { onMission } from "../../helpers/moves.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { box, done, type Fielding, playOut, type SceneOptions, scene, settled } from "../../helpers/scene.ts";

/** Set-up comes to its effects. */
export function inSetUp(mine: readonly string[], theirs: readonly Fielding[], more: Partial<State> = {}): State {
  const armies = [mine.map((unit) => ({ unit, at: null })), theirs.map((one) => ({ ...one, at: null }))] as const;
  const start = scene({ armies, state: { phase: "setup", ...more } });
  return done(start, (work) => atMoment(work, "setup-effects", null)).state;
}

export const bounties = (state: State): readonly number[] =>
  state.units.map((_, unit) => unitTokens(state, unit, "bounty"));

/** Sabine Wren, whose command card in play lets her detonate charges. */
const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300], order: "faceup" };

const REST: UnitSpec = { unit: "stormtroopers", at: [1500, 800], order: "faceup" };

const BLOW: Action = { type: "choose-option", subject: "thermal-charge.0" };

/** A charge at [600, 300], and before it whoever is to be attacked; Sabine acts. */
export function mined(prey: UnitSpec, theirs: Partial<SideSpec> = {}, more: Partial<Scenario> = {}): State {
  return scenario({
    table: { terrain: [] },
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-1", at: [600, 300] }],
    "player-1": { units: [SABINE], permanents: ["explosions"], orderPool: {} },
    "player-2": { units: [prey, REST], orderPool: {}, ...theirs },
    activating: "p1.0",
    ...more,
  });
}

const FATAL = ["critical", "critical", "blank", "blank"] as const;

export const detonated = (start: State, draws: readonly string[] = FATAL): ReturnType<typeof playOut> =>
  playOut(start, [perform("aim"), BLOW], draws);

export const pointsOfBoth = ({ sides: players }: State): readonly number[] => players.map((own) => own.points);

export const unitsDefeated = (one: Parameters<typeof eventsOf>[0]): readonly string[] =>
  eventsOf(one, "unit-defeated").map(({ unit }) => unit);

export const enemiesAt = (...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
  spots.map((spot) => ({ unit: "stormtroopers", at: spot, order: "faceup" }));

const FAR = [1500, 800] as const;

/** Sabine in the middle of her activation, with her card in play, or another unit in its own. */
export function sabineActs(more: {
  readonly mine?: readonly UnitSpec[];
  readonly theirs?: readonly UnitSpec[];
  readonly tokens?: Scenario["tokens"];
  readonly table?: TableSpec;
  readonly activating?: string;
  readonly detonates?: number;
  readonly ongoing?: Scenario["ongoing"];
  readonly terrain?: Scenario["terrain"];
}): State {
  const { mine = [SABINE], theirs = enemiesAt(FAR, [1500, 500]), detonates = 2, ongoing = [] } = more;
  return scenario({
    table: more.table ?? { terrain: [] },
    tokens: more.tokens ?? [],
    "player-1": { units: mine, permanents: ["explosions"], orderPool: {} },
    "player-2": { units: theirs, orderPool: {} },
    ongoing: [
      { unit: "p1.0", keyword: "arm", value: 2, until: "round" },
      // The card itself gives Detonate 2.
      { unit: "p1.0", keyword: "detonate", value: detonates - 2, until: "game" },
      ...ongoing,
    ],
    activating: more.activating ?? "p1.0",
  });
}

export const putCharge = (x: number, y: number, z = 0): Action => ({
  type: "place-token",
  subject: "thermal-charge",
  to: { x: mm(x), y: mm(y), z: mm(z) },
});

/** The highest speed of a move action of the first unit now. */
export const speedNow = (state: State): number => allowanceOf({ box, state }, moveFrame(0, "action")).speed;

/** The first unit begins its activation. */
export function beginsActing(mine: readonly Fielding[], theirs: readonly Fielding[] = WAITING): State {
  return settled(onMission(scene({ armies: [mine, theirs], frames: [PHASE, acting(0, { stage: "start" })] }))).state;
}

/** The first unit of the first army in the middle of its actions. */
export function healerActs(mine: readonly Fielding[], more: Partial<SceneOptions> = {}): State {
  return settled(scene({ armies: [mine, WAITING], frames: [PHASE, acting(0)], ...more })).state;
}

export const heal = (subject: string): Action => ({ type: "heal", subject });

export const restore = (subject: string): Action => ({ type: "restore", subject });

/** A state with these wounds on the miniatures of a unit, and the rest of it changed. */
export function hurtUnit(state: State, unit: number, wounds: readonly number[], more: Partial<UnitState> = {}): State {
  const wounded = (one: UnitState): UnitState => ({
    ...one,
    miniatures: one.miniatures.map((miniature, place) => ({ ...miniature, wounds: wounds[place] ?? 0 })),
    ...more,
  });
  return { ...state, units: state.units.map((one, index) => (index === unit ? wounded(one) : one)) };
}

/** A state in which these miniatures of a unit were defeated, in this round or before. */
export function withFallen(
  state: State,
  unit: number,
  places: readonly number[],
  thisRound: readonly number[] = places,
): State {
  const struck = (miniature: MiniatureState, place: number): MiniatureState =>
    places.includes(place) ? { ...miniature, status: "defeated", wounds: 1 } : miniature;
  const units = state.units.map((one, index) =>
    index === unit ? { ...one, miniatures: one.miniatures.map(struck), fallen: thisRound } : one,
  );
  return { ...state, units };
}

const ASSIGNED = { rule: "leg.wounds.assign", cause: null } as const;

/** Wounds on the miniatures of the first unit. */
export const woundsOfFirst = ({ units }: State): readonly number[] | undefined =>
  units[0]?.miniatures.map(({ wounds }) => wounds);

/** The unit suffers so many wounds outside an attack. */
export function suffers(
  unit: Fielding,
  wounds: number,
  on: State = scene({ armies: [[unit], WAITING], frames: [PHASE] }),
): State {
  return done(on, (work) => dealWounds(work, 0, wounds, ASSIGNED)).state;
}

/** A standard move of a small base straight to a spot, from the spot where the tests put the first unit. */
export const standardMove = (x: number, y: number): Action => {
  const [dx, dy] = [x - 300, y - 300];
  const length = Math.hypot(dx, dy);
  const first = { x: Math.round((1000 * dx) / length), y: Math.round((1000 * dy) / length) };
  return {
    type: "move",
    move: {
      type: "standard",
      tool: { speed: length > 103 ? 2 : 1, first, second: first },
      to: { x: x * 100, y: y * 100, z: 0 },
      followers: "auto",
    },
  };
};

const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** The first unit of the first army in the middle of its actions. */
export function actsAmongRebels(mine: readonly Fielding[], more: Parameters<typeof scene>[0] = {}): State {
  return settled(scene({ armies: [mine, [REBELS]], frames: [PHASE, acting(0)], ...more })).state;
}

export const IDEN: UnitSpec = {
  unit: "iden-versio-inferno-squad-leader",
  counterpart: "idens-id10-seeker-droid",
  at: [300, 300],
  others: [[330, 300]],
};

/** The E-11 of Stormtroopers with a keyword that no weapon of the box has. */
export function shot(keyword: string, defender: "at-st" | "rebel-troopers"): readonly string[] {
  const home: Catalogue = {
    ...defaultCatalogue,
    units: defaultCatalogue.units.flatMap((card) => {
      if (!["stormtroopers", "at-st", "rebel-troopers"].includes(card.id)) return [];
      if (card.id !== "stormtroopers") return [card];
      const weapons = card.weapons.map((weapon) => ({ ...weapon, keywords: [{ id: keyword, value: 1 }] }));
      return [{ ...card, weapons }];
    }),
    upgrades: [],
    counterparts: [],
    commands: defaultCatalogue.commands.filter(({ id }) => id === "standing-orders"),
  };
  const own = engineOf(compileBox({ ...ENTRIES, catalogue: home }));
  const start = scenario({
    catalogue: home,
    activating: "p1.0",
    "player-1": { units: [{ unit: "stormtroopers", at: [300, 300], defeated: 3 }], orderPool: {} },
    "player-2": { units: [{ unit: defender, at: [300, 520], order: "faceup" }], orderPool: {} },
  });
  const { state } = playLine({ ...own, actionKey }, start, [perform("attack")]);
  return own.legalActions(state).map(actionKey);
}
