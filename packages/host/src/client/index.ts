/**
 * A client of a host, for browsers and Node. It reconnects automatically, sends each message until it is answered, and
 * unpacks reports.
 *
 * @module
 */
export type { About, AboutSeat, TakenSeat } from "../desk/about.ts";
export type { TimeControl } from "../desk/clock.ts";
export type { ChatLine, Watching } from "../desk/desk.ts";
export type { Fault } from "../desk/judge.ts";
export type { OpenTable } from "../desk/lobby.ts";
export type { HandedTo, SeatMessage } from "../desk/messages.ts";
export type { Seating, TableRequest } from "../desk/opening.ts";
export type { Claimed } from "../host/door.ts";
export type { Answer, GameLine, Refusal, Told } from "../host/sent.ts";
export type { OpenedTable } from "../host/tables.ts";
export { type Connection, connect, type Listener, type TableAddress } from "./connection.ts";
export { type ClaimRequest, type HostClient, hostAt, RefusedRequest } from "./requests.ts";
