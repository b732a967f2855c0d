import { at, nearest } from "@sw/tabletop";
import { isIdleBunker } from "../../construction/build.ts";
import { queueRun } from "../../effects/ops/units/queue.ts";
import { type Action, actionKey } from "../../state/actions.ts";
import { instructionAt, placeNamed, type UnitKind } from "../../state/box.ts";
import { GROUND, type PlaceIndex, SPACE, type TheaterIndex, type UnitIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { strengthOf } from "../../units/strength.ts";
import { needsTransport } from "../../units/transport.ts";
import { countUnits, isAble } from "../../units/units.ts";
import { modeOf } from "../board/board.ts";
import { hasRebels } from "../board/geography.ts";
import { strengthAt } from "../board/values.ts";
import { type Criterion, most, rather } from "../judge.ts";
import { ruleOfCard } from "../missions/rows.ts";
import { type Answer, answerOf, optionsOf, type Sitting } from "../sitting.ts";
import { cardOf } from "./places.ts";

type Pick = Extract<Action, { type: "destroy" | "advance" | "take-unit" }>;

function kindOf({ look }: Sitting, { subject }: { readonly subject: string }): UnitKind {
  const kind = look.box.unitsById.get(subject);
  if (kind === undefined) throw new RangeError(`${subject} is no unit`);
  return kind;
}

/** Chooses one of several units by criteria, or `done` if there is none. */
function unitChosen(
  sitting: Sitting,
  picks: readonly Pick[],
  criteria: readonly Criterion<Pick>[],
): ReturnType<Answer> {
  if (picks.length === 0) return [at(sitting.options, 0)];
  const subject = cardOf(sitting);
  const rule = ruleOfCard(subject);
  return [
    sitting.judge.choose({
      question: "card-unit",
      rule,
      candidates: picks,
      nameOf: actionKey,
      criteria,
      ...(subject !== undefined && { subject }),
    }),
  ];
}

/** Returns the worth to the Empire of destroying a unit: positive for Rebel units, negative for Imperial ones. */
function worth(sitting: Sitting, pick: Pick): number {
  const kind = kindOf(sitting, pick);
  return kind.side === REBEL ? strengthOf(kind) : -strengthOf(kind);
}

type Advance = Extract<Action, { type: "advance" }>;

/** Lists each unit of the queue that may be picked. */
function queuedCopies(sitting: Sitting): readonly Advance[] {
  const { queue } = sitting.look.state.sides[IMPERIAL];
  return optionsOf(sitting, "advance").flatMap((pick) =>
    Array.from({ length: at(queue, pick.space - 1)[kindOf(sitting, pick).index] ?? 0 }, () => pick),
  );
}

/**
 * Chooses the strongest units of the queue, as many as allowed, and among equals those with the longest wait
 * (solo.decision.double-our-efforts, solo.decision.oversee-project).
 */
export const advanceQueued: Answer = (sitting) => {
  const { asked } = sitting;
  const left = asked.kind === "advance-queue" ? asked.context.left : 1;
  const strength = ({ subject }: { readonly subject: string }): number => strengthOf(kindOf(sitting, { subject }));
  if (left === 1) {
    return unitChosen(sitting, optionsOf(sitting, "advance"), [
      most("unit-strength", strength),
      most("queue-space", (pick) => (pick.type === "advance" ? pick.space : 0)),
    ]);
  }
  return setOf(sitting, queuedCopies(sitting), left, [
    most("unit-strength", strength),
    most("queue-space", ({ space }) => space),
  ]);
};

/**
 * Chooses the units that a card deploys at once: the strongest, as many as allowed (solo.decision.imperial-might,
 * solo.decision.oversee-project).
 */
export const deployQueued: Answer = (sitting) => {
  if (!sitting.options.some(({ type }) => type === "done")) return advanceQueued(sitting);
  return setOf(sitting, queuedCopies(sitting), MOST, [
    most("unit-strength", (pick) => strengthOf(kindOf(sitting, pick))),
  ]);
};

/** The number of units that Imperial Might deploys. */
const MOST = 4;

/** Returns the best `count` of several picks, in the order in which they are listed, followed by `done`. */
function setOf<Picked extends Action>(
  { judge, options, ...sitting }: Sitting,
  copies: readonly Picked[],
  count: number,
  criteria: readonly Criterion<Picked>[],
): ReturnType<Answer> {
  const chosen: Picked[] = [];
  const waiting = [...copies];
  const subject = cardOf({ judge, options, ...sitting });
  while (chosen.length < count && waiting.length > 0) {
    const pick = judge.choose({
      question: "card-units",
      rule: ruleOfCard(subject),
      candidates: [...new Set(waiting)],
      nameOf: actionKey,
      criteria,
      ...(subject !== undefined && { subject }),
    });
    waiting.splice(waiting.indexOf(pick), 1);
    chosen.push(pick);
  }
  const sorted = chosen.sort((one, other) => copies.indexOf(one) - copies.indexOf(other));
  const done = options.filter(({ type }) => type === "done");
  return answerOf([...sorted, ...done], at(options, 0));
}

/**
 * Chooses the units that a card destroys (solo.decision.hunt-them-down, solo.decision.fully-operational,
 * solo.decision.target-the-generator).
 */
export const destroyUnits: Answer = (sitting) => {
  const { asked } = sitting;
  const picks = optionsOf(sitting, "destroy");
  const health = asked.kind === "destroy-units" ? asked.context.health : null;
  if (health !== null) return destroySet(sitting, picks, health);
  return unitChosen(sitting, picks, [
    rather("ion-cannon", (pick) => isAble(kindOf(sitting, pick), "two-fewer-red-dice")),
    most("unit-strength", (pick) => (kindOf(sitting, pick).theater === SPACE ? worth(sitting, pick) : 0)),
  ]);
};

type Destroy = Extract<Action, { type: "destroy" }>;

/**
 * Chooses the most valuable set of units within a limit of health. Among equals, prefers the theater that matters most.
 */
function destroySet(sitting: Sitting, picks: readonly Destroy[], health: number): ReturnType<Answer> {
  const { judge, options } = sitting;
  const sets = setsWithin(sitting, picks, health).filter((set) => set.length > 0);
  const done = options.filter(({ type }) => type === "done");
  const subject = cardOf(sitting) ?? "";
  const theater = theaterFirst(sitting, picks);
  const set = judge.choose<readonly Destroy[]>({
    question: "card-units",
    subject,
    rule: ruleOfCard(subject),
    candidates: [...sets, []],
    nameOf: (one) => one.map(({ subject: unit }) => unit).join(" "),
    criteria: [
      most("unit-strength", (one) => one.reduce((sum, pick) => sum + worth(sitting, pick), 0)),
      most(theater === GROUND ? "ground-units" : "better-theater", (one) =>
        one.reduce((sum, pick) => sum + (kindOf(sitting, pick).theater === theater ? worth(sitting, pick) : 0), 0),
      ),
    ],
  });
  return answerOf([...set, ...done], at(options, 0));
}

/**
 * Returns the theater to prefer: ground once the base is revealed, otherwise the one in which the Rebels there are
 * stronger.
 */
function theaterFirst({ look }: Sitting, picks: readonly Destroy[]): TheaterIndex {
  const place = picks[0]?.at;
  if (modeOf(look) === "revealed" || typeof place !== "string") return GROUND;
  const spot = placeNamed(look.box, place);
  return strengthAt(look, spot, REBEL, SPACE) > strengthAt(look, spot, REBEL, GROUND) ? SPACE : GROUND;
}

/** Lists all sets of picks within a limit of health, each in the order of the picks. */
function setsWithin(sitting: Sitting, picks: readonly Destroy[], health: number): readonly (readonly Destroy[])[] {
  const [pick, ...others] = picks;
  if (pick === undefined) return [[]];
  const kind = kindOf(sitting, pick);
  const { box, state } = sitting.look;
  const there = typeof pick.at === "string" ? (at(state.places, placeNamed(box, pick.at)).units[kind.index] ?? 0) : 1;
  const found: (readonly Destroy[])[] = [];
  for (let count = 0; count <= there && count * kind.health <= health; count++) {
    const own = Array.from({ length: count }, () => pick);
    found.push(...setsWithin(sitting, others, health - count * kind.health).map((rest) => [...own, ...rest]));
  }
  return found;
}

/** Chooses the unit that a card gives by the die (solo.refresh.build.choice). */
export const gainUnit: Answer = (sitting) => unitChosen(sitting, optionsOf(sitting, "take-unit"), []);

/**
 * Chooses the units that equal icons build for a card, each by the die (solo.refresh.build.choice). The game takes
 * them in the order of the catalogue, so all are chosen at once. A Shield Bunker that is not needed comes last
 * (solo.refresh.build.bunker).
 */
export const queueUnits: Answer = (sitting) => {
  const { look, options, judge } = sitting;
  const { box, state } = look;
  const frame = nearest(state, "effect");
  const step = frame === undefined ? undefined : instructionAt(box, frame);
  if (frame === undefined || step?.op !== "queue-by-icons") return gainUnit(sitting);
  const { items: all, icons } = queueRun(look, frame, step);
  const needed = all.filter(({ key }) => !isIdleBunker(look, key, frame.system));
  const items = needed.length > 0 ? needed : all;
  const subject = cardOf(sitting);
  const chosen: UnitIndex[] = [];
  for (let icon = 0; icon < icons; icon++) {
    const open = items.filter(({ key, count }) => chosen.filter((unit) => unit === key).length < count);
    if (open.length === 0) break;
    const { key } = judge.choose({
      question: "card-unit",
      rule: ruleOfCard(subject),
      candidates: open,
      nameOf: ({ key: unit }) => `take-unit ${at(box.units, unit).id}`,
      criteria: [],
      ...(subject !== undefined && { subject }),
    });
    chosen.push(key);
  }
  const picks = chosen
    .sort((one, other) => one - other)
    .map((unit): Action => ({ type: "take-unit", subject: at(box.units, unit).id }));
  return answerOf(picks, at(options, 0));
};

/**
 * Chooses the Imperial unit that is taken off the board so that a card can give one of its type. The last ground unit
 * of a system stays, even if the card then gives none. Otherwise a unit without Rebels in its system goes, from the
 * strongest system (solo.golden.rule).
 */
export const freeUnit: Answer = (sitting) => {
  const { look, judge, options } = sitting;
  const placeOf = (action: Action): number =>
    action.type === "destroy" && typeof action.at === "string" ? placeNamed(look.box, action.at) : look.box.baseSpace;
  return [
    judge.choose<Action>({
      question: "freed-unit",
      rule: "solo.golden.rule",
      candidates: options,
      nameOf: actionKey,
      criteria: [
        most("garrison", (action) => (action.type === "done" ? 1 : isLastOnGround(look, placeOf(action)) ? 0 : 2)),
        rather("no-rebels", (action) => !hasRebels(look, placeOf(action))),
        most("strength", (action) => strengthAt(look, placeOf(action), IMPERIAL)),
      ],
    }),
  ];
};

/** Whether the Empire has exactly one ground unit there. */
function isLastOnGround({ box, state }: Look, place: PlaceIndex): boolean {
  const isOwnGround = ({ side, theater }: UnitKind): boolean => side === IMPERIAL && theater === GROUND;
  return countUnits(box, at(state.places, place).units, isOwnGround) === 1;
}

/**
 * Chooses the Imperial units that a destroyed system loses for lack of transport: the weakest (solo.golden.rule). The
 * game offers the last types only once no more than these must go, so the board is looked at instead.
 */
export const overflow: Answer = (sitting) => {
  const { asked, look } = sitting;
  const frame = nearest(look.state, "overflow");
  if (frame === undefined || asked.kind !== "overflow") return [at(sitting.options, 0)];
  const { units } = at(look.state.places, frame.system);
  const copies = look.box.units.flatMap((kind): readonly Destroy[] => {
    if (kind.side !== IMPERIAL || !needsTransport(kind)) return [];
    const pick: Destroy = { type: "destroy", subject: kind.id, at: asked.context.system };
    const left = at(units, kind.index) - frame.picked.filter((unit) => unit === kind.index).length;
    return Array.from({ length: left }, () => pick);
  });
  return setOf(sitting, copies, asked.context.left, [most("unit-strength", (pick) => worth(sitting, pick))]);
};
