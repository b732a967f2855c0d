import type { Spectator } from "../../src/contract/contract.ts";
import { expectOk, type Result, type Violation } from "../../src/contract/result.ts";
import {
  createReferee,
  type Delivery,
  type Message,
  type Progress,
  type Referee,
  type Report,
  type Sender,
  type StoredTable,
} from "../../src/referee/index.ts";
import { type DuelTypes, duel } from "./duel.ts";
import { type BySeat, DUEL_SEATS, type DuelAction, type DuelConfig, type DuelSeat } from "./duel-state.ts";

export type DuelTable = StoredTable<DuelTypes>;
export type DuelProgress = Progress<DuelTypes>;
export type DuelDelivery = Delivery<DuelTypes>;
export type DuelReport = Report<DuelTypes>;
export type DuelMessage = Message<DuelTypes>;

export const referee: Referee<DuelTypes> = createReferee(duel);

/** A referee at a shared screen: applies an answer even where others are still to come. */
export const shared: typeof referee = createReferee(duel, { secretChoices: "as-they-come" });

/** Everybody plays their own seat. */
export const APART: BySeat<string> = { north: "nora", east: "ed", south: "sue" };

/** Everybody there is to tell, in the order of deliveries. */
export const EVERYONE: readonly (DuelSeat | Spectator)[] = [...DUEL_SEATS, "spectator"];

/** A table at the first decision of a duel. */
export function openDuel(config: Partial<DuelConfig> = {}, seats: BySeat<string> = APART, seed = "table"): DuelTable {
  return expectOk(referee.open({ config: { rounds: 2, sealing: false, ...config }, seed, seats }));
}

/** The seat's player sends an answer to the position that lies on the table. */
export function act(table: DuelTable, seat: DuelSeat, action: DuelAction): Result<DuelProgress> {
  return send(table, table.seats[seat], { type: "act", seat, seq: table.seq, action });
}

export function send(table: DuelTable, from: Sender, message: DuelMessage): Result<DuelProgress> {
  return referee.receive(table, from, message);
}

/** The table after answers that must all be accepted. */
export function after(table: DuelTable, ...answers: readonly (readonly [DuelSeat, DuelAction])[]): DuelTable {
  return answers.reduce((now, [seat, action]) => expectOk(act(now, seat, action)).table, table);
}

/** The same at a shared screen, where secret choices are applied one after the other. */
export function afterInTurn(table: DuelTable, ...answers: readonly (readonly [DuelSeat, DuelAction])[]): DuelTable {
  return answers.reduce((now, [seat, action]) => {
    const message = { type: "act", seat, seq: now.seq, action };
    return expectOk(shared.receive(now, now.seats[seat], message)).table;
  }, table);
}

/** Reports to one seat, in order. */
export function reportsTo(deliveries: readonly DuelDelivery[], to: DuelSeat | Spectator): readonly DuelReport[] {
  return deliveries.filter((delivery) => delivery.to === to).map(({ report }) => report);
}

/** What a sync tells the seat now. */
export function synced(table: DuelTable, to: DuelSeat | Spectator): DuelReport | undefined {
  const from = to === "spectator" ? to : table.seats[to];
  return reportsTo(expectOk(send(table, from, { type: "sync" })).deliveries, to)[0];
}

/** Rule and code of a refusal; "accepted" for a success. */
export function refusal(result: Result<DuelProgress>): string {
  return result.ok ? "accepted" : cite(result.violation);
}

export function cite({ rule, code }: Violation): string {
  return `${rule} ${code}`;
}

/** The first legal choice of a card by the decider, or by any seat from its own hand. */
export function anyCard(table: DuelTable, seat: DuelSeat): DuelAction {
  const card = table.state.hands[seat][0]?.cards[0] ?? 0;
  return { type: "choose", card };
}
