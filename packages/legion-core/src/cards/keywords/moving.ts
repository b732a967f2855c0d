import { at, nearest } from "@sw/tabletop";
import { isHeld, moveBan, startMove } from "../../moving/moves.ts";
import { deployInTerritory } from "../../moving/territory-deploy.ts";
import type { Cause } from "../../state/events.ts";
import type { Bearer, GameKeyword, MomentHook } from "../../state/hooks/keyword.ts";
import type { Look } from "../../state/look.ts";
import type { TokenKind } from "../../state/tokens.ts";
import { statusOf } from "../../units/positions.ts";
import { gainTokens } from "../../units/unit-tokens.ts";

/** Scout counts no higher than this. */
const MOST_SCOUT = 3;

/** Moves that are not standard ones (leg.move.non-standard). */
const NON_STANDARD: readonly string[] = ["climb", "pivot"];

/** Keywords of moving and deploying. */
export const MOVING: readonly GameKeyword[] = [
  {
    id: "agile",
    name: { en: "Agile X", es: "Paso ágil X" },
    rules: ["leg.kw.agile-x"],
    moments: [afterStandardMove("dodge", { rule: "leg.kw.agile-x", cause: "agile" })],
  },
  {
    id: "tactical",
    name: { en: "Tactical X", es: "Táctica X" },
    rules: ["leg.kw.tactical-x"],
    moments: [afterStandardMove("aim", { rule: "leg.kw.tactical-x", cause: "tactical" })],
  },
  {
    id: "jump",
    name: { en: "Jump X", es: "Salto X" },
    rules: ["leg.kw.jump-x.action", "leg.kw.jump-x.ignores", "leg.kw.jump-x.height"],
    actions: [
      {
        id: "jump",
        free: false,
        cost: 1,
        moves: true,
        available: (look, { unit }) => moveBan(look, unit, "action") === undefined && !isHeld(look, unit),
        run: (work, { unit, value }) => startMove(work, unit, "action", { over: value, unhindered: true }),
      },
    ],
  },
  {
    id: "speeder",
    name: { en: "Speeder X", es: "Deslizador X" },
    rules: [
      "leg.kw.speeder-x.terrain",
      "leg.kw.speeder-x.no-rotate",
      "leg.kw.speeder-x.compulsory",
      "leg.kw.speeder-x.assets",
    ],
    unitAmounts: [{ amount: "over", adds: "value" }],
    permits: ["straight-ahead", "hurries"],
    moments: [compulsoryMove("perform-actions-start", true), compulsoryMove("perform-actions-edge", false)],
  },
  {
    id: "scale",
    name: { en: "Scale", es: "Brío" },
    rules: ["leg.kw.scale.climb", "leg.kw.scale.difficult"],
    unitAmounts: [{ amount: "climb", adds: 1 }],
    permits: ["unhindered"],
  },
  {
    id: "unhindered",
    name: { en: "Unhindered", es: "Movilidad" },
    rules: ["leg.kw.unhindered"],
    permits: ["unhindered"],
  },
  {
    id: "scout",
    name: { en: "Scout X", es: "Explorador X" },
    rules: ["leg.kw.scout-x.deploy", "leg.kw.scout-x.cap"],
    moments: [
      {
        moment: "perform-actions-start",
        may: true,
        applies: isAboutReserve,
        run: (work, { unit, value }) =>
          startMove(work, unit, "action", { speed: Math.min(MOST_SCOUT, value), unhindered: true }),
      },
    ],
  },
  {
    id: "disengage",
    name: { en: "Disengage", es: "Separación" },
    rules: ["leg.kw.disengage"],
    permits: ["disengages"],
  },
  {
    id: "stationary",
    name: { en: "Stationary", es: "Inmóvil" },
    rules: ["leg.kw.stationary"],
    permits: ["only-pivots"],
  },
  {
    id: "infiltrate",
    name: { en: "Infiltrate", es: "Infiltración" },
    rules: ["leg.kw.infiltrate"],
    moments: [
      {
        moment: "undeployed-activation-start",
        may: true,
        applies: isAboutReserve,
        run: (work, { unit }) => deployInTerritory(work, unit, { rule: "leg.kw.infiltrate", cause: "infiltrate" }),
      },
    ],
  },
  {
    id: "prepared-position",
    name: { en: "Prepared Position", es: "Posición preparada" },
    rules: ["leg.kw.prepared-position"],
    permits: ["deploys-in-setup"],
    moments: [
      {
        moment: "prepared-positions",
        may: false,
        applies: ({ state }, { unit }, about) => about === unit && statusOf(at(state.units, unit)) === "deployed",
        run: (work, { unit }) => gainTokens(work, unit, "dodge", 1, PREPARED),
      },
    ],
  },
];

const PREPARED = { rule: "leg.kw.prepared-position", cause: "prepared-position" } as const;

/** Tokens, as many as the value, for a standard move that is part of an action. */
function afterStandardMove(token: TokenKind, cause: Cause): MomentHook {
  return {
    moment: "moving",
    may: false,
    applies: ({ state }, { unit }, about) => {
      const move = nearest(state, "move");
      if (about !== unit || move?.unit !== unit || move.made === null) return false;
      return move.reason !== "effect" && !NON_STANDARD.includes(move.made);
    },
    run: (work, { unit, value }) => gainTokens(work, unit, token, value, cause),
  };
}

/** Whether the moment is about the unit itself, and it has not deployed. */
function isAboutReserve({ state }: Look, { unit }: Bearer, about: number | null): boolean {
  return about === unit && statusOf(at(state.units, unit)) === "undeployed";
}

/** The compulsory move at one end of the Perform Actions step, unless it was made at the other. */
function compulsoryMove(moment: MomentHook["moment"], may: boolean): MomentHook {
  return {
    moment,
    may,
    applies: (look, { unit }, about) => {
      const activation = nearest(look.state, "activation");
      if (about !== unit || activation?.unit !== unit || activation.done.includes("compulsory-move")) return false;
      return !activation.panicked && moveBan(look, unit, "action", { compulsory: true }) === undefined;
    },
    run: (work, { unit }) => startMove(work, unit, "action", { compulsory: true }),
  };
}
