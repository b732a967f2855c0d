// Holds whatever happens in the tests of a core against its rule index and its texts.

/** What a core says of its events, questions and refusals. */
export interface Telling<Event, Asked, Refusal> {
  /** The ids that may be cited. */
  readonly rules: readonly string[];
  /** The text for people. */
  text(subject: Told<Event, Asked, Refusal>): string;
  /** What must not stand in a text for people. */
  holesIn(text: string): readonly string[];
}

type Told<Event, Asked, Refusal> =
  | { readonly event: Event }
  | { readonly decision: Asked }
  | { readonly violation: Refusal };

type Citing = { readonly rule: string };

/** Three checks, each of which gives back what it is given, or throws and says what is wrong. */
export interface TellingChecks<Event, Asked, Refusal> {
  /** A step or a line: each of its events cites a rule of the index and is told without gaps. */
  told<Line extends { readonly events: readonly Event[] }>(line: Line): Line;
  /** A question, likewise. */
  asked<One extends Asked>(decision: One): One;
  /** A refusal, likewise. */
  explained<One extends Refusal>(violation: One): One;
}

/** The checks for a core that tells things so. */
export function tellingChecks<Event extends Citing, Asked extends Citing, Refusal extends Citing>({
  rules,
  text,
  holesIn,
}: Telling<Event, Asked, Refusal>): TellingChecks<Event, Asked, Refusal> {
  const known = new Set(rules);
  const check = ({ rule }: Citing, subject: Told<Event, Asked, Refusal>): void => {
    if (!known.has(rule)) throw new Error(`not in the index: ${rule}, of ${JSON.stringify(subject)}`);
    const holes = holesIn(text(subject));
    if (holes.length > 0) throw new Error(`told with a gap: ${holes.join("; ")}, of ${JSON.stringify(subject)}`);
  };
  return {
    told(line) {
      for (const event of line.events) check(event, { event });
      return line;
    },
    asked(decision) {
      check(decision, { decision });
      return decision;
    },
    explained(violation) {
      check(violation, { violation });
      return violation;
    },
  };
}
