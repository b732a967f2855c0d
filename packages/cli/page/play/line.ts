import {
  type About,
  type Answer,
  type ChatLine,
  type Connection,
  connect,
  hostAt,
  type SeatMessage,
} from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import type { Message, Position, Report } from "@sw/tabletop/referee";

/** What a seat of this screen knows of the game. */
export interface Seen {
  readonly position: Position<GameTypes>;
  /** What happened, by the number of the position that it led to; the first step holds all that was told late. */
  readonly steps: readonly { readonly seq: number; readonly events: readonly unknown[] }[];
}

/** The last actions of a seat, as long as nothing else has happened since. */
interface Trail {
  readonly seat: string;
  readonly count: number;
  readonly seq: number;
}

/** The seats of this screen at a table: a connection for each, which come back by themselves. */
export class TableLine {
  readonly seats: readonly string[];
  about: About | undefined;
  /** When the table was told, in milliseconds of this page: clocks run on from there. */
  aboutAt = 0;
  /** What was said at the table, the oldest first. */
  chat: readonly ChatLine[] = [];
  isLost = false;
  /** Why the table cannot be reached for good. */
  isGone = false;
  private readonly seen = new Map<string, Seen>();
  private readonly connections = new Map<string, Connection<GameTypes>>();
  private trail: Trail | undefined;
  private readonly changed: () => void;
  private readonly table: string;
  private readonly tokens: Readonly<Record<string, string>>;

  constructor(table: string, tokens: Readonly<Record<string, string>>, changed: () => void) {
    this.seats = Object.keys(tokens);
    this.changed = changed;
    this.table = table;
    this.tokens = tokens;
    for (const [seat, token] of Object.entries(tokens)) {
      const connection = connect<GameTypes>(
        { urls: [location.origin], table, token },
        {
          joined: (_seat, about, chat) => {
            this.chat = chat;
            this.hear(about);
          },
          said: (line) => this.heardLine(seat, line),
          about: (about) => this.hear(about),
          told: (report) => this.told(seat, report),
          lost: (reason) => {
            this.isLost = true;
            this.isGone ||= reason !== null;
            changed();
          },
        },
      );
      this.connections.set(seat, connection);
    }
  }

  /** What a seat of this screen knows; undefined before the game begins. */
  of(seat: string): Seen | undefined {
    return this.seen.get(seat);
  }

  /** The seats of this screen that have something to answer. */
  get asked(): readonly string[] {
    return this.seats.filter((seat) => {
      const position = this.seen.get(seat)?.position;
      return position !== undefined && position.options.length > 0 && position.held === null;
    });
  }

  /** Whether a seat may take its last action back, as far as it can be told from here. */
  mayUndo(seat: string): boolean {
    const { trail } = this;
    return trail?.seat === seat && trail.count > 0 && trail.seq === this.seen.get(seat)?.position.seq;
  }

  /** Answers for a seat. */
  async act(seat: string, action: unknown): Promise<Answer> {
    const seq = this.seen.get(seat)?.position.seq ?? 0;
    const answer = await this.send(seat, { type: "act", seat, seq, action });
    if (answer.ok) {
      const isOn = this.trail?.seat === seat && this.trail.seq === seq;
      this.trail = { seat, count: isOn ? (this.trail?.count ?? 0) + 1 : 1, seq: seq + 1 };
      this.changed();
    }
    return answer;
  }

  /** Takes the last action of a seat back. */
  async undo(seat: string): Promise<Answer> {
    const seq = this.seen.get(seat)?.position.seq ?? 0;
    const count = this.trail?.count ?? 0;
    const answer = await this.send(seat, { type: "undo", seq });
    this.trail = { seat, count: answer.ok ? count - 1 : 0, seq: answer.ok ? seq + 1 : seq };
    this.changed();
    return answer;
  }

  /** Gives up for a seat. */
  concede(seat: string): Promise<Answer> {
    return this.send(seat, { type: "concede", seat, seq: this.seen.get(seat)?.position.seq ?? 0 });
  }

  /** Says a line to everybody at the table, for the first seat of this screen or the one that is shown. */
  say(seat: string, text: string): Promise<Answer> {
    return this.send(seat, { type: "chat", text });
  }

  /** Gives the seat of somebody who does not answer to a bot. */
  handOver(by: string, seat: string, bot: string): Promise<Answer> {
    return this.send(by, { type: "hand-over", seat, to: { type: "bot", bot } });
  }

  /** Takes a seat of this screen back from the bot that plays it. */
  takeBack(seat: string): Promise<Answer> {
    return this.send(seat, { type: "return" });
  }

  /** Sends a message for every seat of this screen. */
  async all(message: SeatMessage): Promise<void> {
    await Promise.all(this.seats.map((seat) => this.send(seat, message)));
  }

  close(): void {
    for (const connection of this.connections.values()) connection.close();
  }

  private async send(seat: string, message: Message<GameTypes> | SeatMessage): Promise<Answer> {
    return this.connections.get(seat)?.send(message) ?? { ok: false, fault: "no-such-seat" };
  }

  /** Asks what happened before this seat was told anything, or while it was not told. */
  private askStory(seat: string): void {
    hostAt(location.origin)
      .story<GameTypes>(this.table, this.tokens[seat])
      .then(({ seq, events }) => {
        const now = this.seen.get(seat);
        if (now === undefined) return;
        const later = now.steps.filter((step) => step.seq > seq);
        this.seen.set(seat, { ...now, steps: [{ seq, events }, ...later] });
        this.changed();
      })
      .catch(() => undefined);
  }

  /** A line comes over the connection of each seat, and counts once. */
  private heardLine(seat: string, line: ChatLine): void {
    if (seat !== this.seats[0]) return;
    this.chat = [...this.chat, line];
    this.changed();
  }

  private hear(about: About): void {
    this.about = about;
    this.aboutAt = performance.now();
    this.isLost = false;
    this.changed();
  }

  private told(seat: string, report: Report<GameTypes>): void {
    const before = this.seen.get(seat);
    if (report.type === "step") {
      const step = { seq: report.seq, events: report.events };
      this.seen.set(seat, { position: report, steps: [...(before?.steps ?? []), step] });
    } else if (report.type === "sync") {
      const steps = before?.steps ?? [];
      const isUndone = report.cause === "undo" && steps.length > 1;
      this.seen.set(seat, { position: report, steps: isUndone ? steps.slice(0, -1) : steps });
      if (!isUndone) this.askStory(seat);
    } else if (before !== undefined) {
      const held = report.type === "held" ? report.held : null;
      this.seen.set(seat, { ...before, position: { ...before.position, held } });
    }
    this.changed();
  }
}
