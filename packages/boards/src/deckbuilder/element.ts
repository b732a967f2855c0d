import type { Action, CardRef, DeckbuilderTypes, Event, Seat, View } from "@sw/deckbuilder-core";
import { type BaseReading, type PieceReading, reader } from "@sw/deckbuilder-core/read";
import { describe } from "@sw/deckbuilder-core/text";
import { type DeckbuilderUi, uiIn } from "@sw/deckbuilder-core/ui";
import { type Hidden, isHidden, isUnpick, type Violation } from "@sw/tabletop";
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Answer } from "../common/answers.ts";
import type { Rank } from "../common/asked.ts";
import { BoardElement } from "../common/board.ts";
import { figure, icon } from "../common/drawing.ts";
import type { SidePage } from "../common/frame.ts";
import type { PieceText } from "../common/shapes.ts";
import { attack, kindUnit, resource, uiUp } from "../icons.ts";
import { type BasePanel, baseFace, baseName, forceTrack } from "./bases.ts";
import { cardFace, cardText, slotChip, spoken, tileFace, tileName } from "./faces.ts";
import { drawingOf, MARKS, plain, printedOn } from "./kinds.ts";
import { drawLines } from "./lines.ts";
import { meantBy } from "./meant.ts";
import { cardLists, type PileName, pilesOf } from "./piles.ts";
import { DECKBUILDER } from "./styles.ts";
import { type BoardWords, WORDS } from "./words.ts";

/** The board of the Deckbuilding Game as an element. */
export class DeckbuilderElement extends BoardElement<DeckbuilderTypes> {
  static override properties: PropertyDeclarations = { pile: { state: true } };
  static override styles: CSSResultGroup = [super.styles, DECKBUILDER];

  /** The pile that is open, or undefined. */
  declare private pile: PileName | undefined;
  private readonly resized: ResizeObserver | undefined =
    typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(() => drawLines(this.renderRoot));

  override connectedCallback(): void {
    super.connectedCallback();
    this.resized?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized?.disconnect();
  }

  protected override get ui(): DeckbuilderUi {
    return uiIn(this.locale);
  }

  private get said(): BoardWords {
    return WORDS[this.locale];
  }

  protected override tell(subject: { event: Event } | { violation: Violation }): string {
    return describe(subject, { locale: this.locale, ...(this.view === undefined ? {} : { view: this.view }) });
  }

  override markOf(seat: Seat): TemplateResult {
    return html`<span class="mark ${seat}">${icon(MARKS[seat])}</span>`;
  }

  protected override seatsOf(): readonly Seat[] {
    return ["empire", "rebel"];
  }

  override headingOf(event: Event): string | undefined {
    return event.type === "turn-started" ? this.ui.labels.turn(event.turn, this.ui.seats[event.seat]) : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    drawLines(this.renderRoot);
  }

  private scrolled(): void {
    drawLines(this.renderRoot);
  }

  protected override board(view: View): TemplateResult {
    const own: Seat = view.viewer === "rebel" ? "rebel" : "empire";
    const other: Seat = own === "empire" ? "rebel" : "empire";
    const { labels, seats } = this.ui;
    const force = reader.force(view);
    const told = `${labels.force}: ${force.with === null ? labels.nobody : seats[force.with]} (${Math.abs(force.space)})`;
    return html`<div class="table">
      <svg class="lines" aria-hidden="true"></svg>
      <ul class="rail" data-zone aria-label=${this.said.bases}>
        ${this.base(view, other, "far")}
        <li class="between">${forceTrack(force, own, { empire: labels.dark, rebel: labels.light }, told)}</li>
        ${this.base(view, own, "near")}
      </ul>
      <div class="rows">
        <section class="play far-play" aria-label=${this.said.enemyPlay}>
          <ul class="lane" data-zone aria-label=${this.said.enemyPlay}>${this.tiles(view, other)}</ul>
          ${this.piles(view, other, false)}
        </section>
        ${this.row(view)}
        <div class="channel"></div>
        <section class="play near-play" aria-label=${this.said.ownPlay}>
          <ul class="lane" data-zone aria-label=${this.said.ownPlay} @scroll=${this.scrolled}>${this.tiles(view, own)}</ul>
        </section>
        <section class="own-hand" aria-label=${labels.hand}>${this.hand(view, own)}${this.piles(view, own, true)}</section>
      </div>
    </div>`;
  }

  private panel(view: View, seat: Seat): BasePanel {
    const other: Seat = seat === "empire" ? "rebel" : "empire";
    const base: BaseReading | null = reader.base(view, seat);
    const { victory, needed } = reader.side(view, other);
    const coming = view.active === other ? reader.forecast(view) : undefined;
    return { seat, base, coming, lost: victory.length, needed, noBase: this.ui.labels.noBase };
  }

  private base(view: View, seat: Seat, place: "far" | "near"): TemplateResult {
    const panel = this.panel(view, seat);
    return this.piece(`base/${seat}`, {
      name: baseName(panel, this.said, this.locale),
      part: "base",
      classes: `base ${place} ${seat}${(panel.coming?.attack ?? 0) > 0 ? " aimed" : ""}`,
      body: baseFace(panel, this.said, this.locale),
    });
  }

  private tiles(view: View, seat: Seat): unknown {
    const pieces = reader.pieces(view, seat);
    const isOwnTurn = view.active === seat;
    const falls = !isOwnTurn && reader.forecast(view).attack > 0 && reader.forecast(view).destroysShips;
    return keyed(pieces.map((piece) => ({ key: piece.id, drawn: this.tile(view, piece, pieces.length, falls) })));
  }

  private tile(view: View, piece: PieceReading, count: number, falls: boolean): TemplateResult {
    const { id, commitment, left } = piece;
    const aim = typeof commitment === "number" || commitment === "base" ? this.targetName(view, commitment) : "";
    const fall = falls && left !== null ? this.said.destroys(left) : "";
    const chip =
      aim === ""
        ? fall === ""
          ? ""
          : html`<span class="chip" aria-hidden="true">${icon(attack)}<span>${fall}</span></span>`
        : html`<span class="chip" aria-hidden="true">${icon(uiUp)}<span>${aim}</span></span>`;
    return this.piece(`play/${id}`, {
      name: tileName(piece, this.said, this.locale, aim === "" ? fall : this.ui.labels.attacking(aim)),
      part: "tile",
      classes: `tile ${aim === "" ? "" : `chosen committed to-${commitment}`} ${count > 8 ? "crowded" : ""}`,
      body: tileFace(piece, this.said, this.locale),
      after: chip,
    });
  }

  private targetName(view: View, target: number | "base"): string {
    if (target !== "base") return this.nameOf(view.row[target] ?? null);
    return this.nameOf(view.sides[view.active === "empire" ? "rebel" : "empire"].base?.card ?? null);
  }

  private nameOf(ref: string | null): string {
    return ref === null ? this.ui.labels.emptySlot : cardText(ref, this.locale).title;
  }

  private row(view: View): TemplateResult {
    const slots = reader.row(view);
    return html`<ul class="row" data-zone aria-label=${this.ui.labels.row} @scroll=${this.scrolled}>
      ${slots.map((reading) => {
        const { slot, card, committed } = reading;
        if (card === null) return html`<li class="piece card empty"><span>${this.ui.labels.emptySlot}</span></li>`;
        const at = `row/${slot}`;
        const aimed = committed > 0;
        return this.piece(at, {
          name: `${spoken(cardText(card, this.locale))}${aimed ? `, ${this.said.attack} ${committed}` : ""}`,
          part: "card",
          classes: `card slot-${slot} ${aimed ? "chosen target" : ""}`,
          body: cardFace(card, this.locale),
          after: aimed ? slotChip(reading, this.said) : this.offer(at),
        });
      })}
      ${this.pilots(view)}
    </ul>`;
  }

  private pilots(view: View): TemplateResult {
    const card = "outer-rim-pilot";
    const { title } = cardText(card, this.locale);
    const cost = printedOn(card)?.cost ?? 0;
    return this.piece("outer-rim-pilots", {
      name: `${spoken(cardText(card, this.locale))}, ${view.pilots}`,
      part: "card",
      classes: "pilots",
      body: html`${icon(kindUnit)}<span class="name">${title} <b>${view.pilots}</b> · <b class="price">${cost}</b></span>`,
      after: html`${pilesOf(view, "galaxy", this.said, (pile) => this.look(pile))}`,
    });
  }

  /**
   * Draws the button that buys a card of the row, separate from the card because the card may offer other actions too.
   */
  private offer(at: string): TemplateResult | "" {
    if (this.held !== undefined) return "";
    const answer = this.answers.find(
      ({ action, subjects }) => subjects[0]?.at === at && (action.type === "purchase" || action.type === "bribe"),
    );
    if (answer === undefined) return "";
    const cost = printedOn(this.view?.row[Number(at.split("/")[1])] ?? "")?.cost ?? 0;
    const text = answer.action.type === "bribe" ? this.said.bribe(cost) : this.said.buy(cost);
    return html`<button type="button" class="chip" tabindex="-1" @click=${() => this.choose(answer)}>${icon(resource)}<span>${text}</span><span class="hidden-text">: ${answer.label}</span></button>`;
  }

  private hand(view: View, own: Seat): TemplateResult {
    const { hand } = reader.side(view, own);
    const cards = hand.map((card, place) => ({
      key: `${isHidden(card) ? "" : card} ${place}`,
      drawn: this.handCard(card),
    }));
    return html`<ul class="lane" data-zone aria-label=${this.ui.labels.hand}>
      ${keyed(cards)}
      ${hand.length === 0 ? html`<li class="hand-hint">${this.ui.labels.nothing}</li>` : hand.length < 5 ? html`<li class="hand-hint">${this.said.handHint}</li>` : nothing}
    </ul>`;
  }

  private handCard(card: CardRef | Hidden): TemplateResult {
    if (isHidden(card)) return html`<li class="piece card back"><span></span></li>`;
    return this.piece(`own-hand/${card}`, {
      name: spoken(cardText(card, this.locale)),
      part: "card",
      classes: "card",
      body: cardFace(card, this.locale),
    });
  }

  private piles(view: View, seat: Seat, isOwn: boolean): TemplateResult {
    return pilesOf(view, seat, this.said, (pile) => this.look(pile), isOwn);
  }

  private look(pile: PileName): void {
    this.pile = pile;
    this.open("cards");
  }

  protected override pages(view: View): readonly SidePage[] {
    const body = cardLists(view, this.pile, this.said, this.ui, this.locale);
    return [{ id: "cards", name: this.words.cards, body }];
  }

  protected override asking(view: View): TemplateResult {
    const { decision } = view;
    const card = decision?.yours === true && "card" in decision.context ? decision.context.card : undefined;
    const printed = card === undefined ? undefined : printedOn(card);
    if (printed !== undefined)
      return html`<span class="amount mark ${printed.faction}">${icon(drawingOf(printed))}</span>`;
    return html`<span class="amount">${figure(resource, "resource", view.resources)}</span>`;
  }

  protected override hint(view: View): string {
    const card =
      view.decision?.yours === true && "card" in view.decision.context ? view.decision.context.card : undefined;
    if (card !== undefined) return spoken({ ...cardText(card, this.locale), facts: "" });
    return reader
      .row(view)
      .filter(({ committed, target }) => target !== null && committed > 0 && committed < target)
      .map(({ card: ref, target, committed }) => this.said.needs(this.nameOf(ref), (target ?? 0) - committed))
      .join(" ");
  }

  protected override barRank({ action }: Answer<Action>): Rank | undefined {
    switch (action.type) {
      case "end-turn":
        return this.answers.length === 1 ? "main" : "quiet";
      case "decline":
      case "pass":
        return "quiet";
      case "accept":
      case "done":
        return "main";
      case "attack":
        return action.subject === "base" ? "main" : "other";
      default:
        return undefined;
    }
  }

  protected override barText(answer: Answer<Action>): TemplateResult | string {
    const { action } = answer;
    if (action.type === "end-turn" || action.type === "assign")
      return action.type === "assign" ? String(action.amount) : answer.short;
    if (action.type !== "attack" || this.view === undefined) return super.barText(answer);
    const { view } = this;
    const slot = typeof action.subject === "number" ? reader.row(view)[action.subject] : undefined;
    const figures =
      slot === undefined
        ? String(reader.forecast(view).attack)
        : this.said.of(slot.committed, slot.target ?? slot.committed);
    return html`${icon(attack)} ${this.said.attackOn(this.targetName(view, action.subject), figures)}`;
  }

  protected override offered({ action, subjects }: Answer<Action>): TemplateResult | undefined {
    const [subject] = subjects;
    const type = isUnpick(action) ? "pick" : action.type;
    if (subject === undefined || (type !== "pick" && type !== "choose-base" && type !== "resolve")) return undefined;
    const [kind, ref = ""] = (subject.picture ?? "").split("/", 2);
    if (kind === "card" || kind === "base")
      return this.piece(subject.at, {
        name: spoken(cardText(ref, this.locale)),
        part: "card",
        classes: "card",
        body: cardFace(ref, this.locale),
      });
    const [, place = ""] = subject.at.split("/");
    return this.piece(subject.at, {
      name: this.ui.labels.hiddenCards(1),
      part: "card",
      classes: "card back",
      body: html`<b>${Number(place) + 1}</b>`,
    });
  }

  protected override meant(at: string, held: string | undefined): Action | undefined {
    return this.view === undefined ? undefined : meantBy(this.view, at, held);
  }

  protected override textOf(at: string, view: View): PieceText | undefined {
    const ref = refAt(at, view);
    return ref === undefined ? undefined : cardText(plain(ref), this.locale);
  }
}

/**
 * Keeps the elements of pieces, and so the focus, while others appear and disappear. The pieces must be drawn already,
 * because `repeat` would draw them too late.
 */
function keyed(pieces: readonly { readonly key: number | string; readonly drawn: TemplateResult }[]): unknown {
  return repeat(
    pieces,
    ({ key }) => key,
    ({ drawn }) => drawn,
  );
}

/** Returns the card or base at a place of the table. */
function refAt(at: string, view: View): string | undefined {
  const [zone, place = ""] = at.split("/", 2);
  switch (zone) {
    case "row":
      return view.row[Number(place)] ?? undefined;
    case "base":
      return view.sides[place === "rebel" ? "rebel" : "empire"].base?.card;
    case "play":
      return reader.piece(view, Number(place))?.card;
    case "outer-rim-pilots":
      return "outer-rim-pilot";
    case "pending":
      return view.decision?.yours === true && view.decision.kind === "triggers"
        ? view.decision.context.pending[Number(place)]?.card
        : undefined;
    default:
      return printedOn(place) === undefined ? undefined : place;
  }
}
