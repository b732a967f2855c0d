/** Actions and events as they come up in random games, one of each kind: the examples of the pages of a game. */
import { type Game, type GameTypes, seeded } from "@sw/tabletop";

/** The samples of a game: the actions by the kind of their decision, the events by their type. */
export interface Samples {
  readonly actions: ReadonlyMap<string, readonly unknown[]>;
  readonly events: ReadonlyMap<string, { readonly event: unknown; readonly told: string }>;
}

/** What is asked of a game whose random games are sampled. */
export interface Sampled<G extends GameTypes> {
  readonly game: Game<G>;
  readonly configs: readonly G["Config"][];
  /** How many actions are played of each. */
  readonly most: number;
  tell(event: G["Event"], view: G["View"]): string;
}

/** Plays random games and keeps the first action and event of each kind. */
export function samplesOf<G extends GameTypes>({ game, configs, most, tell }: Sampled<G>): Samples {
  const actions = new Map<string, Map<string, unknown>>();
  const events = new Map<string, { event: unknown; told: string }>();
  for (const [index, config] of configs.entries()) {
    const chance = seeded(`samples ${index}`);
    let step = game.setup(config, `samples ${index}`);
    for (let count = 0; count < most && step.ok; count++) {
      const { state } = step.value;
      const view = game.view(state, "spectator");
      for (const event of step.value.events) {
        const type = typeOf(event);
        if (!events.has(type)) events.set(type, { event, told: tell(event, view) });
      }
      const decision = game.decision(state);
      if (decision === undefined) break;
      const options = game.legalActions(state);
      const forms = actions.get(decision.kind) ?? new Map<string, unknown>();
      actions.set(decision.kind, forms);
      for (const option of options) {
        const type = typeOf(option);
        if (!forms.has(type)) forms.set(type, option);
      }
      const chosen = options[chance.pick("choice", options.length, String)];
      if (chosen === undefined) break;
      step = game.apply(state, chosen);
    }
  }
  return { actions: new Map([...actions].map(([kind, forms]) => [kind, [...forms.values()]])), events };
}

/** The type of an action or an event. */
function typeOf(one: unknown): string {
  return String(Object(one).type);
}
