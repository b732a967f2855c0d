import type { GameTypes } from "@sw/tabletop";
import { type Packed, packer } from "@sw/tabletop/deltas";
import type { Delivery, Report } from "@sw/tabletop/referee";
import * as v from "valibot";
import { type About, aboutOf } from "../desk/about.ts";
import { asJson } from "../desk/as-json.ts";
import { type Desk, type DeskRules, isOver, readDesk } from "../desk/desk.ts";
import { besideOf, type Judged, judge, type Moved, syncOf } from "../desk/judge.ts";
import { type Recorded, recordedSchema } from "../desk/messages.ts";
import type { Entry, Kept, Store } from "../store/store.ts";
import { Delay } from "./delay.ts";
import type { Answer, Sent, Told } from "./sent.ts";
import { Story } from "./story.ts";

/** A connection to a table, at a seat or as a spectator. */
export interface Member {
  readonly seat: string;
  /** The hash of the token that gave the seat; null for a spectator. */
  readonly holder: string | null;
  send(sent: Sent): void;
  /** Closes the connection, because somebody else has taken the seat. */
  end(): void;
}

/** What a live table needs from its host. */
export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  /** Tells the other processes that the table has an entry with this number. */
  readonly tell: (table: string, rev: number) => void;
  /**
   * Called before an entry is stored, to create what its desk needs, such as the table of a rematch. Resolves to false
   * if the store is full.
   */
  readonly prepare: (rules: DeskRules, before: Desk, after: Desk) => Promise<boolean>;
  /** Called when the table has changed, in this process or another. */
  readonly changed: (live: Live, isOwn: boolean) => void;
}

/** An entry is stored with a snapshot if its number is a multiple of this. */
export const SNAPSHOT_EVERY = 10;
/** How often a message is judged again because other processes stored entries first. */
const MOST_TRIES = 20;

/** Thrown for a log that cannot be read: it has the rules of another release, or a damaged entry. */
class UnreadableTable extends Error {}

/** A table in memory. Its messages are handled one after the other, and stored before anybody is told. */
export class Live {
  readonly id: string;
  readonly rules: DeskRules;
  private readonly around: Surroundings;
  private readonly members = new Map<Member, (report: Report<GameTypes>) => Packed<GameTypes>>();
  /** Spectators who arrived before any state was old enough to be shown. */
  private readonly waiting = new Set<Member>();
  private readonly delay: Delay;
  private readonly story: Story;
  private readonly watchers = new Set<() => void>();
  private queue: Promise<unknown> = Promise.resolve();
  private current: Desk;
  private rev: number;
  /** The number of the last entry stored with a snapshot. */
  private snapshotRev: number;

  constructor(id: string, rules: DeskRules, kept: Kept, around: Surroundings) {
    this.id = id;
    this.rules = rules;
    this.around = around;
    this.current = readDesk(rules, kept.snapshot);
    this.rev = kept.rev;
    this.snapshotRev = kept.rev;
    this.story = new Story(rules);
    this.delay = new Delay(this.current.watching.delay, around.now);
    let at = 0;
    for (const entry of kept.entries) at = this.replayed(entry).at;
    this.delay.push(at === 0 ? around.now() : at, this.shownNow(), () => {
      for (const member of this.waiting) this.join(member).catch(() => undefined);
      this.waiting.clear();
    });
  }

  /** The desk of the table as known to this process. Secret. */
  get desk(): Desk {
    return this.current;
  }

  /** What spectators may know about the table now; undefined until something is old enough. */
  get shownAbout(): About | undefined {
    return this.delay.shown && this.openingOf("spectator", this.delay.shown).about;
  }

  get isUsed(): boolean {
    return this.members.size + this.waiting.size + this.watchers.size > 0;
  }

  /** Judges a message, stores it, and sends the result to all members here and to the other processes. */
  receive(unjudged: Unjudged, key: string): Promise<Answer> {
    return this.next(() => this.judged(unjudged, key));
  }

  /** Sends the whole position to one member. */
  sync(member: Member): Promise<void> {
    return this.next(async () => {
      await this.caughtUp();
      for (const report of this.reportsFor(member.seat)) this.tell(member, report);
    });
  }

  /** Sends everything about the table and the whole position to a member that has connected or reconnected. */
  join(member: Member): Promise<void> {
    return this.next(async () => {
      await this.caughtUp();
      if (!this.isSeated(member)) return member.end();
      this.members.set(member, packer<GameTypes>());
      const { seat } = member;
      const shown = seat === "spectator" ? this.delay.shown : this.shownNow();
      if (shown === undefined) {
        this.members.delete(member);
        this.waiting.add(member);
        return;
      }
      const { about, reports } = this.openingOf(seat, shown);
      member.send({ type: "joined", seat, about, chat: seat === "spectator" ? [] : this.current.chat });
      for (const report of reports) this.tell(member, report);
    });
  }

  /** Whether a member still holds its seat. */
  isSeated({ seat, holder }: Member): boolean {
    return seat === "spectator" || this.current.places[seat]?.holder === holder;
  }

  leave(member: Member): void {
    this.members.delete(member);
    this.waiting.delete(member);
  }

  /** Calls `changed` after each change of the table, until the returned function is called. */
  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  /** Reads the entries that other processes have appended. */
  catchUp(): Promise<void> {
    return this.next(async () => void (await this.caughtUp()));
  }

  /** Returns the whole position for a seat, or for spectators with their delay; empty before the game begins. */
  reportsFor(seat: string): readonly Report<GameTypes>[] {
    const shown = seat === "spectator" ? this.delay.shown : this.shownNow();
    return shown === undefined ? [] : this.openingOf(seat, shown).reports;
  }

  /** Returns the facts about the table for a seat. */
  aboutFor(seat: string): About {
    return aboutOf(this.rules, this.current, seat, this.around.now());
  }

  /** Returns the events so far for a seat, or for spectators with their delay. */
  async storyFor(seat: string): Promise<Told> {
    const table = seat === "spectator" ? (this.delay.shown?.desk.table ?? null) : this.current.table;
    if (table === null) return { seq: 0, events: [] };
    return { seq: table.seq, events: await this.story.told(table, seat) };
  }

  /**
   * Resolves when all pending work is done and the store has a snapshot. The table can then be read without judging
   * entries, also by a later release.
   */
  rest(): Promise<unknown> {
    // a snapshot saves time; the entries are stored already
    return this.next(() => this.rested()).catch(() => undefined);
  }

  /**
   * Tells the seats connected to this process how far the bot of another seat has thought about a position. Tells
   * nothing if the position is over or if several seats choose in secret, who may not learn which of them have answered.
   */
  tellThinking(seat: string, seq: number, playouts: number): void {
    const { table } = this.current;
    if (table === null || table.seq !== seq) return;
    const decision = this.rules.game.decision(table.state);
    if (decision?.seat !== seat || decision.simultaneous.length > 0) return;
    for (const member of this.members.keys()) {
      if (member.seat !== "spectator") member.send({ type: "thinking", seat, seq, playouts });
    }
  }

  /** Stops the timers of delayed reports. */
  close(): void {
    this.delay.close();
  }

  private next<T>(task: () => Promise<T>): Promise<T> {
    const now = this.queue.then(task, task);
    this.queue = now;
    return now;
  }

  private async judged(unjudged: Unjudged, key: string): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.current.keys.includes(key)) return { ok: true };
      const recorded: Recorded = { ...unjudged, at: this.around.now() };
      const judged = judge(this.rules, this.current, recorded, key);
      if (!judged.ok) {
        // it may only be refused because another process knows more
        if (await this.caughtUp()) continue;
        return refusal(judged);
      }
      if (!(await this.around.prepare(this.rules, this.current, judged.moved.desk))) {
        return { ok: false, fault: "too-many" };
      }
      const appended = await this.append(recorded, key, judged.moved.desk);
      if (appended === "appended") {
        this.advance(judged.moved, recorded);
        this.around.tell(this.id, this.rev);
        this.around.changed(this, true);
        return { ok: true };
      }
      await this.caughtUp();
      if (appended === "repeated") return { ok: true };
    }
    return { ok: false, fault: "unavailable" };
  }

  private append(recorded: Recorded, key: string, desk: Desk): ReturnType<Store["append"]> {
    const rev = this.rev + 1;
    const snapshot = hasSnapshot(rev, recorded) ? { snapshot: asJson(desk) } : {};
    const beside = besideOf(this.rules, desk, recorded.at);
    return this.around.store.append(this.id, rev, asJson(recorded), key, { ...beside, ...snapshot });
  }

  private async rested(): Promise<void> {
    await this.caughtUp();
    if (this.rev === this.snapshotRev) return;
    const recorded: Recorded = { from: "host", message: { type: "rest" }, at: this.around.now() };
    const key = `rest ${this.rev}`;
    const judged = judge(this.rules, this.current, recorded, key);
    if (!judged.ok) return;
    const appended = await this.append(recorded, key, judged.moved.desk);
    if (appended === "appended") this.advance(judged.moved, recorded);
  }

  /** Applies the entries of other processes and informs the members here. Resolves to whether there were any. */
  private async caughtUp(): Promise<boolean> {
    const entries = await this.around.store.after(this.id, this.rev);
    for (const entry of entries) {
      const { moved, recorded } = this.judgedEntry(entry);
      this.advance(moved, recorded);
    }
    if (entries.length > 0) this.around.changed(this, false);
    return entries.length > 0;
  }

  private replayed(entry: Entry): Recorded {
    const { moved, recorded } = this.judgedEntry(entry);
    this.current = moved.desk;
    this.rev = entry.rev;
    return recorded;
  }

  private judgedEntry({ rev, key, message }: Entry): { readonly moved: Moved; readonly recorded: Recorded } {
    if (rev !== this.rev + 1) throw new UnreadableTable(`entry ${rev} follows ${this.rev}`);
    const read = v.safeParse(recordedSchema, message);
    const judged = read.success ? judge(this.rules, this.current, read.output, key) : undefined;
    if (!read.success || !judged?.ok) throw new UnreadableTable(`entry ${rev} does not fit`);
    return { moved: judged.moved, recorded: read.output };
  }

  /** Advances to the next desk, and sends each member what it may know. */
  private advance({ desk, deliveries, said }: Moved, recorded: Recorded): void {
    const before = this.current;
    this.current = desk;
    this.rev += 1;
    if (hasSnapshot(this.rev, recorded)) this.snapshotRev = this.rev;
    const isTold = deliveries.some(({ to }) => to === "spectator");
    if (before.places !== desk.places) this.endReplaced();
    const isAbout = hasNews(this.rules, before, desk, isTold);
    for (const member of this.members.keys()) {
      if (member.seat !== "spectator") this.tellSeat(member, { deliveries, said, isAbout });
    }
    if (isTold || isAbout) this.showSpectators(deliveries, recorded.at, isAbout);
    for (const changed of this.watchers) changed();
  }

  private endReplaced(): void {
    for (const member of this.members.keys()) {
      if (this.isSeated(member)) continue;
      this.leave(member);
      member.end();
    }
  }

  private tellSeat(
    member: Member,
    { deliveries, said, isAbout }: Pick<Moved, "deliveries" | "said"> & { readonly isAbout: boolean },
  ): void {
    const { seat } = member;
    if (isAbout) member.send({ type: "about", about: this.aboutFor(seat) });
    if (said !== null) member.send({ type: "chat", line: said });
    for (const { to, report } of deliveries) if (to === seat) this.tell(member, report);
  }

  private showSpectators(deliveries: readonly Delivery<GameTypes>[], at: number, isAbout: boolean): void {
    const told = deliveries.filter(({ to }) => to === "spectator").map(({ report }) => report);
    const shown = this.shownNow();
    this.delay.push(at, shown, () => {
      const about = isAbout ? this.openingOf("spectator", shown).about : null;
      for (const member of this.members.keys()) {
        if (member.seat !== "spectator") continue;
        if (about !== null) member.send({ type: "about", about });
        for (const report of told) this.tell(member, report);
      }
      for (const changed of this.watchers) changed();
    });
  }

  private shownNow(): Shown {
    return { desk: this.current, at: this.around.now() };
  }

  private openingOf(seat: string, { desk, at }: Shown): { about: About; reports: readonly Report<GameTypes>[] } {
    const reports = syncOf(this.rules, desk, seat).map(({ report }) => report);
    return { about: aboutOf(this.rules, desk, seat, at), reports };
  }

  private tell(member: Member, report: Report<GameTypes>): void {
    const pack = this.members.get(member);
    if (pack !== undefined) member.send({ type: "report", packed: pack(report) });
  }
}

/** A message before it is judged. */
export type Unjudged = Recorded extends infer Each ? (Each extends unknown ? Omit<Each, "at"> : never) : never;

/** A table at a moment. Secret: what a reader may know of it is computed on request. */
export interface Shown {
  readonly desk: Desk;
  readonly at: number;
}

/** Whether an entry is stored with a snapshot. */
function hasSnapshot(rev: number, { from, message }: Recorded): boolean {
  return rev % SNAPSHOT_EVERY === 0 || (from === "host" && message.type === "rest");
}

/**
 * Whether the public facts about a table have changed. An answer held for its turn changes nothing that others may
 * notice, so nothing is sent for it.
 */
function hasNews(rules: DeskRules, before: Desk, after: Desk, isTold: boolean): boolean {
  if (before.places !== after.places || before.pause !== after.pause || before.rematch !== after.rematch) return true;
  if (isOver(rules, before.table) !== isOver(rules, after.table)) return true;
  return isTold && after.time !== null;
}

function refusal(judged: Exclude<Judged, { readonly ok: true }>): Answer {
  return "violation" in judged ? { ok: false, violation: judged.violation } : { ok: false, fault: judged.fault };
}
