/** What a test calls on a page with a board: everything goes through the controls that people have. */
export interface Opened<View, Action, Event> {
  /** What the board has fired since the last answer. */
  readonly heard: { chosen: Action[]; asked: Action[] };
  show(view: View, options: readonly Action[], events: readonly Event[]): Promise<void>;
  /** Answers by a button of that label or by the pieces that the answer is about; returns what was chosen. */
  answer(label: string, places: readonly (string | undefined)[]): Promise<readonly Action[]>;
  press(at: string): Promise<void>;
  /** Where something can be done, as the board marks it. */
  legal(): readonly string[];
  pieces(): readonly string[];
  /** What people read in the parts that a selector finds. */
  textOf(selector: string): string;
  set(properties: object): Promise<void>;
}
