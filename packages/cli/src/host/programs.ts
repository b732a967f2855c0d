import type { HostedBot } from "@sw/host";
import { type GameTypes, seeded } from "@sw/tabletop";
import { commandOf, isProgram, type Program, startProgram } from "../arena/programs.ts";
import { badInput } from "../exit.ts";

/** The largest number of programs that run at once, unless more are thinking. The one unused longest ends first. */
const MOST_RUNNING = 16;

/** The programs that may take seats, by name. */
export interface ProgramBots {
  readonly bots: Readonly<Record<string, (game: string) => HostedBot>>;
  close(): Promise<void>;
}

/** Reads `name=cmd:program` for each program. A program starts for a seat when it is first asked. */
export function programBots(typed: readonly string[], budget: number): ProgramBots {
  const running = new Running(budget);
  const bots = typed.map((one) => {
    const [, name = "", program = ""] = /^([\w-]{1,40})=(.+)$/s.exec(one) ?? [];
    if (!isProgram(program)) throw badInput(`--bot ${one}: write it as in "anna=cmd:python3 my_bot.py"`);
    commandOf(program);
    const hosted = (game: string): HostedBot => ({
      budget,
      choose: (view, options, { table, seat, seed }) =>
        running.ask({ id: `${table} ${seat}`, program, game, seat, seed }, view, options),
    });
    return [name, hosted] as const;
  });
  return { bots: Object.fromEntries(bots), close: () => running.close() };
}

/** The program that plays a seat. */
interface Played {
  readonly id: string;
  readonly program: string;
  readonly game: string;
  readonly seat: string;
  readonly seed: string;
}

/** The running programs, one process per seat, the longest unused first. */
class Running {
  private readonly budget: number;
  private readonly programs = new Map<string, Program<GameTypes>>();
  /** The seats whose programs are thinking. */
  private readonly asked = new Set<string>();

  constructor(budget: number) {
    this.budget = budget;
  }

  async ask(played: Played, view: unknown, options: readonly unknown[]): Promise<unknown> {
    const program = this.programs.get(played.id) ?? this.started(played);
    this.programs.delete(played.id);
    this.programs.set(played.id, program);
    this.asked.add(played.id);
    this.endUnused();
    try {
      return await program.choose(view, options, { chance: seeded(played.seed) });
    } catch (error) {
      // it is started anew for the next decision
      this.programs.delete(played.id);
      await program.close();
      throw error;
    } finally {
      this.asked.delete(played.id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
    this.programs.clear();
  }

  private started({ program, game, seat, seed }: Played): Program<GameTypes> {
    const own = seeded(seed).pick("seed", 2 ** 31, String);
    return startProgram(program, { game, seats: [seat], seed: own, milliseconds: this.budget });
  }

  private endUnused(): void {
    for (const [id, program] of this.programs) {
      if (this.programs.size <= MOST_RUNNING) return;
      if (this.asked.has(id)) continue;
      this.programs.delete(id);
      void program.close();
    }
  }
}
