/**
 * The sentences of all events. Each sentence is made once, from the view at the time of the event, because pieces that
 * it names may be gone later.
 */
export class Story<Event> {
  private readonly told = new Map<Event, string>();
  private events: readonly Event[] = [];
  /** The number of new events at the end of the list. */
  fresh = 0;

  /** Forgets all sentences, so that the next update makes them in another language. */
  forget(): void {
    this.told.clear();
  }

  /** Takes the current events and makes the missing sentences. `isNew` says whether the list has changed. */
  update(events: readonly Event[], isNew: boolean, tell: (event: Event) => string): void {
    this.events = events;
    if (isNew) this.fresh = events.filter((event) => !this.told.has(event)).length;
    for (const event of events) if (!this.told.has(event)) this.told.set(event, tell(event));
  }

  /** Returns the new events, one sentence each. */
  news(): readonly string[] {
    return this.events.slice(this.events.length - this.fresh).map((event) => this.textOf(event));
  }

  /** Returns every event with its sentence, oldest first. */
  lines(): readonly { readonly event: Event; readonly text: string; readonly isNew: boolean }[] {
    const first = this.events.length - this.fresh;
    return this.events.map((event, place) => ({ event, text: this.textOf(event), isNew: place >= first }));
  }

  private textOf(event: Event): string {
    return this.told.get(event) ?? "";
  }
}
