import type { Game, GameTypes, Result, Spectator, Violation } from "@sw/tabletop";
import { type Packed, packer } from "@sw/tabletop/deltas";
import type { Progress, Referee, Report, Table } from "@sw/tabletop/referee";

/** What a seat, or whoever watches, is sent. */
export type Sent<G extends GameTypes> =
  | { readonly type: "joined"; readonly seat: G["Seat"] | Spectator; readonly story: readonly G["Event"][] }
  | { readonly type: "report"; readonly packed: Packed<G> }
  | { readonly type: "refused"; readonly violation: Violation };

/** Whoever is connected to a table: to a seat, or to watch. */
export interface Member<G extends GameTypes> {
  readonly seat: G["Seat"] | Spectator;
  send(sent: Sent<G>): void;
}

/** A table as it is kept, with the secret token of each seat: who has it plays there. */
export interface Kept<G extends GameTypes> {
  readonly id: string;
  readonly tokens: Readonly<Record<G["Seat"], string>>;
  readonly table: Table<G>;
}

/** One table with those who are connected to it. What happens at it happens one after the other, and is kept before it is told. */
export class Room<G extends GameTypes> {
  private kept: Kept<G>;
  private readonly game: Game<G>;
  private readonly referee: Referee<G>;
  private readonly keep: (kept: Kept<G>) => Promise<void>;
  /** Those who are connected, and what packs their reports. */
  private readonly members = new Map<Member<G>, (report: Report<G>) => Packed<G>>();
  private queue: Promise<void> = Promise.resolve();
  /** When the clock began to run for the position that stands. */
  private since = Date.now();

  constructor(kept: Kept<G>, game: Game<G>, referee: Referee<G>, keep: (kept: Kept<G>) => Promise<void>) {
    this.kept = kept;
    this.game = game;
    this.referee = referee;
    this.keep = keep;
  }

  /** The seat of a token; undefined if it is none of this table. */
  seatOf(token: string): G["Seat"] | undefined {
    const { tokens, table } = this.kept;
    return (Object.keys(table.seats) as G["Seat"][]).find((seat) => tokens[seat] === token);
  }

  /** Tells someone who has connected, for the first time or again, what happened so far and then the whole position. */
  join(member: Member<G>): void {
    this.next(async () => {
      this.members.set(member, packer<G>());
      member.send({ type: "joined", seat: member.seat, story: this.story(member.seat) });
    });
    this.receive(member, { type: "sync" });
  }

  leave(member: Member<G>): void {
    this.next(async () => void this.members.delete(member));
  }

  /** A message of someone connected; a refusal goes to them alone. */
  receive(member: Member<G>, message: unknown): void {
    this.next(async () => {
      const progress = this.referee.receive(this.kept.table, member.seat, message);
      if (!progress.ok) return member.send({ type: "refused", violation: progress.violation });
      await this.advance(progress.value, member).catch((error: unknown) => {
        // What was not stored did not happen: the sender gets the position that still stands.
        this.receive(member, { type: "sync" });
        throw error;
      });
    });
  }

  /** Ends the game against a seat that has been awaited for longer than `thinking` milliseconds. */
  timeOut(thinking: number): void {
    if (Date.now() - this.since < thinking) return;
    this.next(async () => {
      const { table } = this.kept;
      const [late] = this.referee.awaited(table);
      const over: Result<Progress<G>> | undefined = late && this.referee.timeout(table, late, table.seq);
      if (over?.ok) await this.advance(over.value);
    });
  }

  /** Resolves when all that has been sent so far is done. */
  rest(): Promise<void> {
    return this.queue;
  }

  private next(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((error: unknown) => console.error(`table ${this.kept.id}:`, error));
  }

  /** Returns the events of the game so far as a seat knows them; none if the game cannot be played again. */
  private story(seat: G["Seat"] | Spectator): readonly G["Event"][] {
    const read = this.referee.inputsOf(this.kept.table);
    if (!read.ok || !("seed" in read.value.inputs.chance)) return [];
    const { config, chance, actions } = read.value.inputs;
    let step = this.game.setup(config, chance.seed);
    const events = step.ok ? [...step.value.events] : [];
    for (const action of actions) {
      if (!step.ok) return [];
      step = this.game.apply(step.value.state, action);
      if (step.ok) events.push(...step.value.events);
    }
    return events.map((event) => this.game.redact(event, seat)).filter((event) => event !== undefined);
  }

  /** A sync is for whoever asked; everything else for all that sit where it is delivered. */
  private async advance({ table, deliveries }: Progress<G>, from?: Member<G>): Promise<void> {
    const isMoved = table !== this.kept.table;
    if (isMoved) {
      const moved = { ...this.kept, table };
      await this.keep(moved);
      this.kept = moved;
      this.since = Date.now();
    }
    for (const { to, report } of deliveries) {
      const readers =
        isMoved || from === undefined ? [...this.members.keys()].filter(({ seat }) => seat === to) : [from];
      for (const reader of readers) this.tell(reader, report);
    }
  }

  private tell(member: Member<G>, report: Report<G>): void {
    const pack = this.members.get(member);
    if (pack !== undefined) member.send({ type: "report", packed: pack(report) });
  }
}
