import {
  type About,
  type Answer,
  type ChatLine,
  type Connection,
  connect,
  type HandedTo,
  hostAt,
  type SeatMessage,
} from "@sw/host/client";
import type { GameTypes } from "@sw/tabletop";
import type { Message, Position, Report } from "@sw/tabletop/referee";

/** What a seat on this screen knows of the game. */
export interface Seen {
  readonly position: Position<GameTypes>;
  /** The events by the number of the position that they led to. The first step also holds all earlier events. */
  readonly steps: readonly { readonly seq: number; readonly events: readonly unknown[] }[];
}

/** The last actions of a seat, valid until something else happens. */
interface Trail {
  readonly seat: string;
  readonly count: number;
  readonly seq: number;
}

/** The seats of this screen at a table, each with a connection that reconnects automatically. */
export class TableLine {
  readonly seats: readonly string[];
  about: About | undefined;
  /** When `about` was received, in milliseconds of this page. Clocks continue from there. */
  aboutAt = 0;
  /** The chat of the table, oldest first. */
  chat: readonly ChatLine[] = [];
  isLost = false;
  /** Whether the table is permanently unreachable. */
  isGone = false;
  /** How far the bot of a remote seat has thought about a position. */
  private thought: { readonly seat: string; readonly seq: number; readonly playouts: number } | undefined;
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
          thinking: (thinker, seq, playouts) => {
            this.thought = { seat: thinker, seq, playouts };
            changed();
          },
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

  /** Returns what a seat of this screen knows; undefined before the game begins. */
  of(seat: string): Seen | undefined {
    return this.seen.get(seat);
  }

  /** The seats of this screen that have a decision. */
  get asked(): readonly string[] {
    return this.seats.filter((seat) => {
      const position = this.seen.get(seat)?.position;
      return position !== undefined && position.options.length > 0 && position.held === null;
    });
  }

  /** Returns the number of playouts that the bot of a seat has made for the present position; 0 if it has told none. */
  playoutsOf(seat: string): number {
    const [seen] = this.seats.flatMap((own) => this.of(own) ?? []);
    const { thought } = this;
    return thought?.seat === seat && thought.seq === seen?.position.seq ? thought.playouts : 0;
  }

  /** Whether a seat can probably undo its last action, judged by what this page knows. */
  mayUndo(seat: string): boolean {
    const { trail } = this;
    return trail?.seat === seat && trail.count > 0 && trail.seq === this.seen.get(seat)?.position.seq;
  }

  /** Plays an action for a seat. */
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

  /** Undoes the last action of a seat. */
  async undo(seat: string): Promise<Answer> {
    const seq = this.seen.get(seat)?.position.seq ?? 0;
    const count = this.trail?.count ?? 0;
    const answer = await this.send(seat, { type: "undo", seq });
    this.trail = { seat, count: answer.ok ? count - 1 : 0, seq: answer.ok ? seq + 1 : seq };
    this.changed();
    return answer;
  }

  /** Concedes for a seat. */
  concede(seat: string): Promise<Answer> {
    return this.send(seat, { type: "concede", seat, seq: this.seen.get(seat)?.position.seq ?? 0 });
  }

  /** Sends a line of chat to everybody at the table, from the given seat of this screen. */
  say(seat: string, text: string): Promise<Answer> {
    return this.send(seat, { type: "chat", text });
  }

  /** Gives the seat of a person who does not answer to a bot, or to whoever has a code. */
  handOver(by: string, seat: string, to: HandedTo): Promise<Answer> {
    return this.send(by, { type: "hand-over", seat, to });
  }

  /** Takes back a seat of this screen from the bot that plays it. */
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

  /** Requests the events that this seat missed: those before it joined or while it was disconnected. */
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

  /** Adds a line of chat once, although it arrives over the connection of each seat. */
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
