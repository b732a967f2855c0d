import { type Action, type Event, game, type RebellionTypes, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { type Chance, expectOk } from "@sw/tabletop";
import type { StepLink } from "@sw/tabletop/conformance";

/** What the Empire decides unseen by the Rebels. */
const SECRET: readonly string[] = ["hold-probe", "put-card"];

/** A step of a solo game link by link: what is done in the game of two, then each answer that the automa gives from its seat's view. */
export function soloLinks(start: State, first: Action, source: Chance): readonly StepLink<RebellionTypes>[] {
  const chance = withOpenDice(source);
  const begun = game.apply(start, first, { chance });
  if (!begun.ok) return [];
  const links: StepLink<RebellionTypes>[] = [{ action: first, step: begun.value }];
  let { state } = begun.value;
  for (let asked = game.decision(state); asked?.seat === "imperial"; asked = game.decision(state)) {
    const { solo } = state;
    if (solo === undefined) throw new RangeError("no solo game");
    const { action, reasons, memory } = automa(game.view(state, "imperial"), solo.memory, { chance });
    const secret = SECRET.includes(asked.kind);
    const told: Event = { type: "automa-decided", action, reasons, secret, rule: "solo.scope.roles", cause: null };
    const step = expectOk(game.apply({ ...state, solo: { ...solo, memory } }, action, { chance }));
    links.push({ action, step: { ...step, events: [told, ...step.events] } });
    state = step.state;
  }
  return links;
}

/** The Empire's dice are rolled for all to see, so two steps that are compared roll the same. */
export function withOpenDice(source: Chance): Chance {
  return {
    die: (label, sides, nameOf) => source.die(label, sides, nameOf),
    pick: (label, count, nameOf) =>
      /^d[68]: /.test(label) ? source.die(label, count, nameOf) : source.pick(label, count, nameOf),
    order: (label, count, nameOf) => source.order(label, count, nameOf),
  };
}
