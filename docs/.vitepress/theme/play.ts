/** A game of the reader against a bot, on a board of a page. */
import type { Choose } from "@sw/bots";
import { expectOk, type Game, type GameTypes, isUnpick, seeded } from "@sw/tabletop";

/** A game that runs at a board. */
export interface Play {
  /** Begins another game. */
  again(): void;
}

/** How a game is loaded with its board and a bot, and begun. */
const STARTS = { deckbuilder, rebellion, legion } as const;

/** A game that can be played in a page. */
export type PlayedGame = keyof typeof STARTS;

/** Loads a game with its board and a bot, and begins. */
export function startOf(game: PlayedGame, board: HTMLElement): Promise<Play> {
  return STARTS[game](board);
}

async function deckbuilder(board: HTMLElement): Promise<Play> {
  const [{ configOf, game }, { RULES }, { steadyBot }] = await Promise.all([
    import("@sw/deckbuilder-core"),
    import("@sw/deckbuilder-core/rules"),
    import("@sw/bots/deckbuilder"),
    import("@sw/boards/deckbuilder"),
  ]);
  return played({ game, config: configOf(), seat: "empire", board, rules: RULES, bot: steadyBot });
}

async function rebellion(board: HTMLElement): Promise<Play> {
  const [{ configOf, game }, { RULES }, { steadyBot }] = await Promise.all([
    import("@sw/rebellion-core"),
    import("@sw/rebellion-core/rules"),
    import("@sw/bots/rebellion"),
    import("@sw/boards/rebellion"),
  ]);
  const config = configOf({ setup: "first-game" });
  return played({ game, config, seat: "imperial", board, rules: RULES, bot: steadyBot });
}

async function legion(board: HTMLElement): Promise<Play> {
  const [{ game }, { SKIRMISH }, { RULES }, { steadyBot }] = await Promise.all([
    import("@sw/legion-core"),
    import("@sw/legion-core/examples"),
    import("@sw/legion-core/rules"),
    import("@sw/bots/legion"),
    import("@sw/boards/legion"),
  ]);
  return played({ game, config: SKIRMISH, seat: "player-1", board, rules: RULES, bot: steadyBot });
}

interface Table<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G["Config"];
  /** The seat of the reader. */
  readonly seat: G["Seat"];
  readonly board: HTMLElement;
  readonly rules: object;
  readonly bot: Choose<G>;
}

function played<G extends GameTypes>({ game, config, seat, board, rules, bot }: Table<G>): Play {
  let chance = seeded("");
  let state: G["State"];
  let events: readonly G["Event"][] = [];
  const show = (): void => {
    const view = game.view(state, seat);
    Object.assign(board, { view, options: game.options(view, { picks: "all" }), events, rules });
  };
  const take = (step: { readonly state: G["State"]; readonly events: readonly G["Event"][] }): void => {
    state = step.state;
    events = [...events, ...step.events.map((event) => game.redact(event, seat))];
  };
  const botsAnswer = (): void => {
    for (
      let decision = game.decision(state);
      decision !== undefined && decision.seat !== seat;
      decision = game.decision(state)
    ) {
      const view = game.view(state, decision.seat);
      const options = game.options(view).filter((option) => !isUnpick(option));
      take(expectOk(game.apply(state, bot(view, options, { chance }))));
    }
    show();
  };
  const again = (): void => {
    const seed = String(Date.now());
    chance = seeded(`${seed} bot`);
    events = [];
    take(expectOk(game.setup(config, seed)));
    botsAnswer();
  };
  board.addEventListener("sw-choose", (event) => {
    if (!(event instanceof CustomEvent)) return;
    take(expectOk(game.apply(state, event.detail.action)));
    botsAnswer();
  });
  board.addEventListener("sw-ask", (event) => {
    if (event instanceof CustomEvent) Object.assign(board, { refused: game.why(state, event.detail.action) });
  });
  again();
  return { again };
}
