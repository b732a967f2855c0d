import { at, nearest } from "@sw/tabletop";
import type { GameKeyword } from "../../state/hooks/keyword.ts";
import { undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { isVehicle } from "../../table/unit-types.ts";
import { markActivation } from "../../units/activation.ts";
import { asks, askUnits, following } from "../../units/choosing.ts";
import { unitTokens } from "../../units/conditions.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { enemiesAt, friendsAt, inSight } from "../../units/near.ts";
import { beginOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { areOfOneKind, rankOf } from "../../units/ranks.ts";
import { gainTokens, loseTokens } from "../../units/unit-tokens.ts";

/** The mark of an activation whose first action an AI chooses, with the actions left before it. */
function bound(actions: number): string {
  return `ai ${actions}`;
}

/** Keywords of what units do in their activations, and what they get before. */
export const ACTING: readonly GameKeyword[] = [
  {
    id: "ai",
    name: { en: "AI: Action", es: "IA: acción" },
    rules: ["leg.kw.ai", "leg.kw.ai.free", "leg.kw.ai.unable"],
    moments: [
      {
        moment: "perform-actions-start",
        may: false,
        applies: (look, { unit }, about) => about === unit && isLeftAlone(look, unit),
        run(work, { unit }) {
          const activation = nearest(work.state, "activation");
          if (activation?.unit === unit) markActivation(work, unit, bound(activation.actions));
        },
      },
    ],
    firstAction: {
      rule: "leg.kw.ai",
      // Free actions leave the number of actions alone, and so the unit bound.
      among: (look, { unit }, { marks, actions }) =>
        marks.includes(bound(actions))
          ? profileOf(look, unit).uses.flatMap((use) => (use.id === "ai" ? (use.actions ?? []) : []))
          : null,
    },
  },
  {
    id: "ready",
    name: { en: "Ready X", es: "Preparación X" },
    rules: ["leg.kw.ready-x"],
    moments: [
      {
        moment: "after-action",
        may: false,
        applies: ({ state }, { unit }, about) => {
          const activation = nearest(state, "activation");
          if (about !== unit || activation?.unit !== unit || nearest(state, "move")?.unit === unit) return false;
          return activation.done[activation.done.length - 1] === "standby";
        },
        run: (work, { unit, value }) =>
          gainTokens(work, unit, "aim", value, { rule: "leg.kw.ready-x", cause: "ready" }),
      },
    ],
  },
  {
    id: "reliable",
    name: { en: "Reliable X", es: "Fiable X" },
    rules: ["leg.kw.reliable-x"],
    moments: [
      {
        moment: "activation-phase-start",
        may: false,
        applies: () => true,
        run: (work, { unit, value }) =>
          gainTokens(work, unit, "surge", value, { rule: "leg.kw.reliable-x", cause: "reliable" }),
      },
    ],
  },
  {
    id: "disciplined",
    name: { en: "Disciplined X", es: "Disciplina X" },
    rules: ["leg.kw.disciplined-x"],
    moments: [
      asks(
        "disciplined",
        "order-issued",
        ({ state }, unit, about) => about === unit && unitTokens(state, unit, "suppression") > 0,
      ),
    ],
    choice: {
      rule: "leg.kw.disciplined-x",
      most: "value",
      may: true,
      candidates: ({ state }, { unit }, chosen) =>
        unitTokens(state, unit, "suppression") > chosen.length ? [unit] : [],
      take: (work, { unit }, chosen) =>
        loseTokens(work, unit, "suppression", chosen.length, { rule: "leg.kw.disciplined-x", cause: "disciplined" }),
    },
  },
  {
    id: "observe",
    name: { en: "Observe X", es: "Observar X" },
    rules: ["leg.kw.observe-x.gain", "leg.kw.observe-x.spend", "leg.kw.observe-x.removal"],
    actions: [
      {
        id: "observe",
        free: false,
        cost: 1,
        available: (look, { unit }) => toObserve(look, unit).length > 0,
        run: (work, { unit, value }) => askUnits(work, "observe", unit, value),
      },
    ],
    choice: {
      rule: "leg.kw.observe-x.gain",
      most: 1,
      may: false,
      candidates: (look, { unit }) => toObserve(look, unit),
      take(work, { value }, [enemy]) {
        if (enemy === undefined) return;
        gainTokens(work, enemy, "observation", value, { rule: "leg.kw.observe-x.gain", cause: "observe" });
      },
    },
  },
  {
    id: "scouting-party",
    name: { en: "Scouting Party X", es: "Partida de reconocimiento X" },
    rules: ["leg.kw.scouting-party-x"],
    moments: [asks("scouting-party", "setup-effects", (look, unit) => toTakeAlong(look, unit).length > 0)],
    choice: {
      rule: "leg.kw.scouting-party-x",
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => following(toTakeAlong(look, unit), chosen),
      take(work, { unit }, chosen) {
        const value = keywordsOf(work, unit)["scout"] ?? 0;
        const cause = { rule: "leg.kw.scouting-party-x", cause: "scouting-party" } as const;
        for (const one of chosen) {
          beginOngoing(work, { unit: one, keyword: "scout", value, until: "game" }, cause);
        }
      },
    },
  },
];

/** Whether a unit on the battlefield has no faceup order token and no friendly commander at range 3. */
function isLeftAlone(look: Look, unit: number): boolean {
  const own = at(look.state.units, unit);
  if (statusOf(own) !== "deployed" || own.order === "faceup") return false;
  return friendsAt(look, unit, 3).every((friend) => rankOf(look, friend) !== "commander");
}

/** Enemies at range 3 and in line of sight. */
function toObserve(look: Look, unit: number): readonly number[] {
  return inSight(look, unit, enemiesAt(look, unit, 3));
}

/** Friendly trooper units of the same faction or affiliation without Scout. */
function toTakeAlong(look: Look, unit: number): readonly number[] {
  const { state } = look;
  return undefeated(state, at(state.units, unit).owner).filter(
    (one) =>
      one !== unit &&
      !isVehicle(profileOf(look, one).type) &&
      areOfOneKind(look, unit, one) &&
      keywordsOf(look, one)["scout"] === undefined,
  );
}
