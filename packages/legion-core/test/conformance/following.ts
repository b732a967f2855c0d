import type { Event, LegionTypes, View } from "@sw/legion-core";
import type { Following, Measured } from "@sw/tabletop/conformance";
import { changeCommand, readCommand } from "./following-command.ts";

/**
 * What a client shows of the table and keeps up by events alone: tokens and wounds, where miniatures stand, order tokens
 * that were issued, tokens of the battlefield and who carries them, points; command cards,
 * as far as its viewer may know them, and order pools.
 */
export const FOLLOWING: Following<LegionTypes> = { read, change };

function read(view: View): Measured {
  const counts: Measured = { round: view.round };
  for (const seat of ["player-1", "player-2"] as const) {
    const { points, passPool } = view.sides[seat];
    counts[`${seat} points`] = points;
    counts[`${seat} pass pool`] = passPool;
  }
  for (const { id, tokens, miniatures, damaged, order, commander, cards } of view.units) {
    counts[`${id} order`] = order;
    counts[`${id} commander`] = commander ? 1 : 0;
    for (const { card, state } of cards) counts[`${id} ${card}`] = state;
    for (const [token, count] of Object.entries(tokens)) counts[`${id} ${token}`] = count;
    counts[`${id} damaged`] = damaged ? 1 : 0;
    for (const miniature of miniatures) {
      const { status, wounds } = miniature;
      // Wounds of miniatures that are gone mean nothing.
      counts[`${miniature.id} wounds`] = status === "defeated" ? 0 : wounds;
      counts[`${miniature.id} at`] = status === "standing" ? spot(miniature) : status;
    }
  }
  for (const [place, { name, x, y, z, holder, removed }] of view.tokens.entries()) {
    counts[`token ${name}.${place}`] = removed ? "gone" : (holder ?? spot({ x, y, z }));
  }
  readCommand(view, counts);
  return counts;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function spot({ x, y, z }: Spot): string {
  return `${x} ${y} ${z}`;
}

function change(kept: Measured, event: Event): void {
  changeBoard(kept, event);
  changeCommand(kept, event);
}

function add(counts: Measured, name: string, amount: number): void {
  counts[name] = Number(counts[name] ?? 0) + amount;
}

function changeBoard(counts: Measured, event: Event): void {
  switch (event.type) {
    case "round-started":
      counts["round"] = event.round;
      return ordersGone(counts);
    case "game-ended":
      return ordersGone(counts);
    case "unit-defeated":
      counts[`${event.unit} order`] = "none";
      return;
    case "activation-ended":
      counts[`${event.unit} order`] = event.order;
      return;
    case "order-returned":
      counts[`${event.unit} order`] = "none";
      return;
    case "points-scored":
      counts[`${event.seat} points`] = event.total;
      return;
    case "pass-pool-changed":
      counts[`${event.seat} pass pool`] = event.tokens;
      return;
    case "order-issued":
      counts[`${event.unit} order`] = "faceup";
      return;
    case "order-turned":
      counts[`${event.unit} order`] = "facedown";
      return;
    case "unit-promoted":
      counts[`${event.unit} commander`] = 1;
      return;
    case "card-turned":
      counts[`${event.unit} ${event.card}`] = event.state;
      return;
    default:
      return changeOfUnit(counts, event);
  }
}

function changeOfUnit(counts: Measured, event: Event): void {
  switch (event.type) {
    case "tokens-gained":
      return add(counts, `${event.unit} ${event.token}`, event.amount);
    case "tokens-lost":
      return add(counts, `${event.unit} ${event.token}`, -event.amount);
    case "vehicle-damaged":
    case "vehicle-repaired":
      counts[`${event.unit} damaged`] = event.type === "vehicle-damaged" ? 1 : 0;
      return;
    case "unit-wounded":
      return add(counts, `${event.miniature} wounds`, event.wounds);
    case "unit-healed":
      return add(counts, `${event.miniature} wounds`, -event.wounds);
    case "leader-kept":
      counts[`${event.miniature} wounds`] = event.wounds;
      return gone(counts, event.instead);
    case "miniature-defeated":
      return gone(counts, event.miniature);
    case "unit-moved":
    case "unit-deployed":
    case "unit-restored":
      for (const miniature of event.miniatures) counts[`${miniature.id} at`] = spot(miniature);
      return;
    case "token-placed":
      counts[`token ${event.token}`] = spot(event.to);
      return;
    case "token-claimed":
      counts[`token ${event.token}`] = event.unit;
      return;
    case "token-removed":
      counts[`token ${event.token}`] = "gone";
      return;
    default:
  }
}

/** With the round all order tokens go back. */
function ordersGone(counts: Measured): void {
  for (const name of Object.keys(counts)) if (name.endsWith(" order")) counts[name] = "none";
}

function gone(counts: Measured, miniature: string): void {
  counts[`${miniature} at`] = "defeated";
  counts[`${miniature} wounds`] = 0;
}
