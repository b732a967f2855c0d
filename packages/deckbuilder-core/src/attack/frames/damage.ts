import type { Violation } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { type Box, kindIn } from "../../state/box.ts";
import type { DamageFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { cardOf, damageOf, idOf } from "../../state/pieces.ts";
import { opponentOf, seatOf } from "../../state/seats.ts";
import type { Piece, State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { damageBase, damageShip } from "../damage.ts";

const RULE = "dbg.attack.attacker-splits";

/**
 * The frame kind that assigns an attack's damage to capital ships in the order of their ids
 * (dbg.attack.attacker-splits). The base takes only what remains when all ships are destroyed (dbg.attack.ships-first).
 */
export const damageKind: Kind<"damage"> = {
  run(work, frame) {
    const ship = shipOf(work.state, frame);
    if (ship === undefined) {
      work.pop(frame);
      damageBase(work, opponentOf(work.active), frame.left, { rule: "dbg.attack.excess-to-base", cause: null });
      return false;
    }
    const { least, most } = bounds(work, frame, ship);
    if (least < most) return true;
    assign(work, frame, ship, most);
    return false;
  },
  question(look, frame) {
    const { least, most } = bounds(look, frame, shipOf(look.state, frame));
    const context = { ship: frame.ship, left: frame.left, least, most };
    return { seat: seatOf(look.state.active), kind: "assign-damage", rule: RULE, context };
  },
  options(look, frame) {
    const { least, most } = bounds(look, frame, shipOf(look.state, frame));
    return Array.from({ length: most - least + 1 }, (_, index) => ({
      type: "assign",
      subject: frame.ship,
      amount: least + index,
    }));
  },
  check,
  take(work, frame, action) {
    const ship = shipOf(work.state, frame);
    if (action.type === "assign" && ship !== undefined) assign(work, frame, ship, action.amount);
  },
};

function shipOf(state: State, frame: DamageFrame): Piece | undefined {
  return state.sides[opponentOf(state.active)].play.find((piece) => idOf(piece) >= frame.ship);
}

/** Returns the least and most damage for the next ship. It must take whatever damage the later ships cannot absorb. */
function bounds({ box, state }: Look, frame: DamageFrame, ship: Piece | undefined): { least: number; most: number } {
  if (ship === undefined) return { least: 0, most: 0 };
  let later = 0;
  for (const other of state.sides[opponentOf(state.active)].play) {
    if (idOf(other) > idOf(ship)) later += room(box, other);
  }
  const own = room(box, ship);
  return { least: Math.min(own, Math.max(0, frame.left - later)), most: Math.min(own, frame.left) };
}

function room(box: Box, piece: Piece): number {
  return kindIn(box, cardOf(piece)).hitPoints - damageOf(piece);
}

function check(look: Look, frame: DamageFrame, action: Action): Violation | undefined {
  if (action.type !== "assign") return notAsked(RULE, action, ["assign"]);
  if (action.subject !== frame.ship) return forbidden(RULE, "another-ship-first", { ship: frame.ship });
  const { least, most } = bounds(look, frame, shipOf(look.state, frame));
  if (Number.isInteger(action.amount) && action.amount >= least && action.amount <= most) return undefined;
  return forbidden(RULE, "amount-out-of-range", { amount: action.amount, least, most });
}

function assign(work: GameWork, frame: DamageFrame, ship: Piece, amount: number): void {
  const next = work.state.sides[opponentOf(work.active)].play.find((piece) => idOf(piece) > idOf(ship));
  work.setTop(frame, {
    ...frame,
    left: frame.left - amount,
    ship: next === undefined ? Number.MAX_SAFE_INTEGER : idOf(next),
  });
  damageShip(work, opponentOf(work.active), ship, amount, { rule: "dbg.attack.ships-first", cause: null });
}
