import { copied, difference, frozen, short, throughJson, unplain } from "../data.ts";
import { broken, firstOf, type Law, verdict } from "../law.ts";

/** Number of actions carried out twice at one moment. */
const FEW = 4;

/** The law that no function of the game changes its arguments. */
export const inputsUntouched: Law = {
  about: "No function writes to what it is given: each works on values frozen through and through.",
  sometimes(moment) {
    const { game, viewers } = moment.table;
    const state = frozen(copied(moment.state));
    game.decision(state);
    game.legalActions(state);
    game.outcome(state);
    game.invariants(state);
    game.parse.state(state);
    for (const action of moment.some(FEW, "frozen").map((original) => frozen(copied(original)))) {
      game.actionKey(action);
      game.parse.action(action);
      game.why(state, action);
      game.apply(state, action);
    }
    for (const viewer of viewers) {
      game.determinize(frozen(copied(game.view(state, viewer))), moment.chance("frozen"));
      for (const event of moment.arrival.events) game.redact(frozen(copied(event)), viewer);
    }
    // A write to a frozen value throws, which breaks this law; what is left is a change that did not throw.
    return verdict(difference(state, moment.state));
  },
};

/** The law that a state plays on unchanged after it is written as JSON and read back. */
export const roundTrip: Law = {
  about: "A state and an action read back from their JSON text go on exactly as the originals do.",
  sometimes(moment) {
    const { game } = moment.table;
    const copy = throughJson(moment.state);
    const lost = difference(copy, moment.state);
    if (lost !== undefined) return broken(`the state read back: ${lost}`);
    return verdict(
      firstOf(moment.some(FEW, "round trip"), (action) => {
        const apart = difference(game.apply(copy, throughJson(action)), game.apply(moment.state, action));
        return apart === undefined ? undefined : `${short(action)} on the copy: ${apart}`;
      }),
    );
  },
};

/** The law that states, events, views and decisions contain nothing that JSON loses. */
export const plainData: Law = {
  about: "States, events, decisions, actions, outcomes, violations and views hold nothing that JSON loses or changes.",
  always({ state, arrival, decision }) {
    const found = unplain({ state, events: arrival.events });
    if (found !== undefined) return broken(found);
    return verdict(decision === undefined ? undefined : unplain({ decision }));
  },
  sometimes(moment) {
    const { game, viewers } = moment.table;
    const outcome = game.outcome(moment.state) ?? null;
    const views = Object.fromEntries(viewers.map((viewer) => [viewer, moment.view(viewer)]));
    const redacted = viewers.map((viewer) => moment.told(moment.arrival.events, viewer));
    const violations = [...moment.met.values()].map((action) => game.why(moment.state, action) ?? null);
    return verdict(unplain({ actions: moment.legal, outcome, views, redacted, violations }));
  },
};

/** The law that every state keeps the game's own invariants. */
export const invariantsHold: Law = {
  about: "The game's invariants hold in every state it reaches.",
  always({ table, state }) {
    const [first] = table.game.invariants(state);
    return verdict(first === undefined ? undefined : short(first));
  },
};

/** The law that no component is created or lost in a game. */
export const conserved: Law = {
  about: "The components counted by the options stay the same from setup to the end.",
  always({ table, first, state }) {
    const { settings } = table;
    if (settings.components === undefined) return "not-due";
    return verdict(difference(settings.components(state), settings.components(first)));
  },
};

/** The law that every event cites a rule of the game's index as its cause. */
export const eventsCiteRules: Law = {
  about: "Every event cites a known rule.",
  always({ arrival, table }) {
    if (arrival.events.length === 0) return "not-due";
    return verdict(
      firstOf(arrival.events, (event) => {
        const rule: unknown = typeof event === "object" && event !== null && "rule" in event ? event.rule : undefined;
        return typeof rule === "string" && table.settings.rules.has(rule)
          ? undefined
          : `${short(event)} cites ${short(rule)}`;
      }),
    );
  },
};
