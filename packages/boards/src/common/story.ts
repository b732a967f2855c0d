/** What happened so far in sentences. Each event is told once, by the view of its moment: what it names may be gone later. */
export class Story<Event> {
  private readonly told = new Map<Event, string>();
  private events: readonly Event[] = [];
  /** How many of the events, the last ones, are new. */
  fresh = 0;

  /** Tells anew what is told already, in another language. */
  forget(): void {
    this.told.clear();
  }

  /** Takes the events as they are now; `isNew` if the list is another than before. */
  update(events: readonly Event[], isNew: boolean, tell: (event: Event) => string): void {
    this.events = events;
    if (isNew) this.fresh = events.filter((event) => !this.told.has(event)).length;
    for (const event of events) if (!this.told.has(event)) this.told.set(event, tell(event));
  }

  /** The new events, a sentence each. */
  news(): readonly string[] {
    return this.events.slice(this.events.length - this.fresh).map((event) => this.textOf(event));
  }

  /** Every event with its sentence, oldest first. */
  lines(): readonly { readonly event: Event; readonly text: string; readonly isNew: boolean }[] {
    const first = this.events.length - this.fresh;
    return this.events.map((event, place) => ({ event, text: this.textOf(event), isNew: place >= first }));
  }

  private textOf(event: Event): string {
    return this.told.get(event) ?? "";
  }
}
