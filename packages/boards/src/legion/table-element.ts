import type { Action, LegionTypes, View } from "@sw/legion-core";
import { reader, type UnitReading } from "@sw/legion-core/read";
import { BASES, PER_MM, type Scene, type Vec } from "@sw/legion-core/table";
import { spotWords } from "@sw/legion-core/ui";
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from "lit";
import { type Answer, beginning } from "../common/answers.ts";
import { BoardElement } from "../common/board.ts";
import { iconButton } from "../common/drawing.ts";
import { isTyped } from "../common/keys.ts";
import { uiMinus, uiPlus, uiRuler, uiTurn, uiWhole } from "../icons.ts";
import { bearing, enemiesNear, reachWords } from "./bearings.ts";
import { drawing, overview, tokenFace, tokenStyle } from "./field.ts";
import { territory, wordOf } from "./ground.ts";
import { isLanding, keyOf, type Landing } from "./landing.ts";
import { sidesOf } from "./marks.ts";
import { activeUnit, askedUnit } from "./meant.ts";
import { type Measure, RangeRuler } from "./measuring.ts";
import { type Area, Moving } from "./moving.ts";
import { areaDrawing, ghostCallout, ghostDrawing, rulerCallout, sightCallouts } from "./overlay.ts";
import { type Plan, planOf, rounded } from "./plan.ts";
import { rulerDrawing, type Sight, sightDrawing, sightOf } from "./sight.ts";
import { Stage } from "./stage.ts";
import { Steering } from "./steering.ts";
import { Tagging, tagFace } from "./tagging.ts";
import { type BoardWords, WORDS } from "./words.ts";

/** A foot in 1/100 mm. */
const FOOT = 30_480;
/** The scale in pixels per millimetre from which an overview shows the visible part. */
const CLOSE = 1;

/** The table to scale, with placements on it: the part of the board inside the stage. */
export abstract class TableElement extends BoardElement<LegionTypes> {
  static override properties: PropertyDeclarations = { ...super.properties, quarters: { state: true } };

  /** The number of quarter turns that the player has made. */
  declare private quarters: number;
  protected moving: Moving | undefined;
  private others: readonly Answer<Action>[] = [];
  private labels: ReadonlyMap<unknown, string> = new Map();
  private area: Area | undefined;
  private readonly stage: Stage = new Stage(() => this.requestUpdate());
  private readonly steering: Steering = new Steering({
    moving: () => this.moving,
    spotAt: (x, y) => this.plan.spotAt(this.stage.pointAt(x, y)),
    towards: (x, y) => this.towards(x, y),
    changed: () => this.requestUpdate(),
    hovered: (x, y) => {
      if (!this.ruler.isOut) return;
      this.ruler.point(this.plan.spotAt(this.stage.pointAt(x, y)));
      this.requestUpdate();
    },
    grasp: () => this.grasp(),
    confirm: () => this.confirm(),
    pressUnit: (unit) => this.press(`unit/${unit}`),
  });
  private readonly ruler: RangeRuler = new RangeRuler();
  private readonly tagging: Tagging = new Tagging();
  private spotNames: ReadonlyMap<string, string> | undefined;
  private plan: Plan = planOf({ length: 0, width: 0 }, 0);
  private planned = "";

  constructor() {
    super();
    this.quarters = 0;
  }

  override connectedCallback(): void {
    // Before the board hears them: the ghost takes some keys that mean something else otherwise.
    this.addEventListener("keydown", this.steering.pressed);
    this.addEventListener("keydown", this.takesRuler);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.steering.pressed);
    this.removeEventListener("keydown", this.takesRuler);
    this.stage.release();
  }

  protected get said(): BoardWords {
    return WORDS[this.locale];
  }

  protected abstract pieceName(piece: string): string;
  /** Returns the text of a unit on the table for screen readers. */
  protected abstract spoken(unit: UnitReading): string;
  /** Draws the area below the table: the unit, orders and the hand, or the attack pool. */
  protected abstract lower(view: View, units: readonly UnitReading[], active: string | undefined): TemplateResult;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { view } = this;
    if (changed.has("view") || changed.has("options") || changed.has("locale")) {
      this.moving = view?.decision?.yours === true ? Moving.of(view, this.options) : undefined;
      this.area = undefined;
      this.spotNames = undefined;
      this.labels = new Map(this.answers.map(({ action, label }) => [keyOf(action), label]));
      this.others = this.answers.filter(({ action }) => !isLanding(action));
      if (this.moving?.isMove) setTimeout(() => this.findArea());
    }
    if (view === undefined || this.moving === undefined) return;
    const { ghost } = this.moving;
    const stay = this.moving.stays();
    this.answers = [
      ...this.others,
      ...(stay === undefined ? [] : [this.landed(view, stay.action)]),
      ...(ghost === undefined || ghost.refused !== undefined ? [] : [this.landed(view, ghost.landing.action)]),
    ];
  }

  private landed(view: View, action: Action): Answer<Action> {
    return {
      action,
      label: this.ui.label(action, view),
      short: this.ui.short(action, view),
      subjects: [],
      isTakeBack: false,
    };
  }

  /** Computes the area of a move, after the table is drawn. */
  private findArea(): void {
    if (this.moving === undefined || !this.isConnected) return;
    this.area = this.moving.area(this.plan);
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.stage.hold(this.renderRoot.querySelector<HTMLElement>(".world"));
    if (this.tagging.measure(this.renderRoot)) this.requestUpdate();
    if (changed.has("view") && this.view !== undefined) setTimeout(() => this.comeNear());
  }

  /** Scrolls to the unit or spot of the question if the whole table does not fit. */
  private comeNear(): void {
    const { view } = this;
    if (view === undefined || !this.stage.isTight) return;
    const sight = this.sightIn(view, this.plan);
    const asked = activeUnit(view) ?? view.units.find(({ owner }) => owner === view.viewer)?.id;
    const unit = asked === undefined ? undefined : reader.unit(view, asked);
    const spots = sight === undefined ? (unit?.standing ?? []) : [sight.from, sight.to];
    const wanted = this.moving?.surroundings() ?? spots;
    this.stage.show(wanted.map((spot) => this.plan.at(spot)));
  }

  protected override shown(at: string): void {
    const [kind, id = ""] = at.split("/", 2);
    const unit = kind === "unit" && this.view !== undefined ? reader.unit(this.view, id) : undefined;
    if (unit !== undefined) this.stage.show(unit.standing.map((spot) => this.plan.at(spot)));
  }

  /** Returns the rank of a landing: main for the ghost's, quiet for others; undefined for other answers. */
  protected landingRank({ action }: Answer<Action>): "main" | "quiet" | undefined {
    if (!isLanding(action)) return undefined;
    return action === this.moving?.ghost?.landing.action ? "main" : "quiet";
  }

  /** Gives the ghost the focus, so that keys move it. */
  private grasp(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".handle button")?.focus());
  }

  /** Puts the ghost where a unit that moves or is placed was dropped. */
  protected override drop(from: string, to: string | undefined, event: PointerEvent): void {
    const { moving } = this;
    if (moving === undefined || !moving.isAbout(from) || !this.stage.covers(event)) return super.drop(from, to, event);
    moving.point(this.plan.spotAt(this.stage.pointAt(event.clientX, event.clientY)));
    this.requestUpdate();
    this.grasp();
  }

  private confirm(): void {
    const { ghost } = this.moving ?? {};
    const answer = this.answers.find(({ action }) => action === ghost?.landing.action);
    if (answer !== undefined) this.choose(answer);
  }

  private readonly takesRuler = (event: KeyboardEvent): void => {
    if (event.key === "r" && !isTyped(event)) this.useRuler();
  };

  private useRuler(): void {
    this.ruler.toggle();
    this.requestUpdate();
  }

  /** Returns what the ruler measures, from the unit of the question to the pointed unit or spot. */
  private measureIn(view: View, units: readonly UnitReading[]): Measure | undefined {
    const from = askedUnit(view) ?? activeUnit(view) ?? units.find(({ owner }) => owner === view.viewer)?.id;
    if (from === undefined) return undefined;
    const to = this.pointed?.startsWith("unit/") === true ? this.pointed.slice("unit/".length) : undefined;
    return this.ruler.measure(view, from, to, this.said, to === undefined ? "" : this.pieceName(to));
  }

  /** Converts a step right and down in the drawing to a vector on the table. */
  private towards(x: number, y: number): Vec {
    const [from, to] = [this.plan.spotAt({ x: 0, y: 0 }), this.plan.spotAt({ x, y })];
    return { x: to.x - from.x, y: to.y - from.y };
  }

  protected override board(view: View): TemplateResult {
    const scene = reader.scene(view);
    const plan = this.planFor(view);
    const units = reader.units(view);
    const sides = sidesOf(view);
    const active = activeUnit(view);
    const sight = this.sightIn(view, plan);
    const classesOf = (id: string): string =>
      `${this.statesOf(`unit/${id}`, "").join(" ")} ${id === active ? "active" : ""} ${sight?.to.id.startsWith(`${id}.`) ? "target" : ""}`;
    const [moving, measure] = [this.moving, this.measureIn(view, units)];
    return html`<div class="legion ${this.ruler.isOut ? "measuring" : ""}">
      <div class="stage" @pointerdown=${this.steering} @pointermove=${this.steering} @pointerup=${this.steering} @click=${this.steering}>
        <div class="world ${this.stage.isFar ? "far" : ""}" data-quarters=${this.quartersOf(view)} style="width:${plan.width}px;height:${plan.height}px;margin-inline:${-plan.width / 2}px">
          ${drawing({
            view,
            scene,
            plan,
            units,
            classesOf,
            obscuring: sight?.obscuring ?? [],
            below: html`${this.zones(view, plan)}${this.area === undefined || moving === undefined ? nothing : areaDrawing(this.area)}`,
            above: html`${sight === undefined ? nothing : sightDrawing(sight, scene, plan, this.said)}${measure === undefined ? nothing : rulerDrawing(measure.from, measure.to, scene, plan, this.said)}${moving?.ghost === undefined ? nothing : ghostDrawing(view, moving.ghost, scene, plan)}`,
          })}
          <ul class="on-table" data-zone aria-label=${this.said.table}>
            ${reader.tokens(view).map(({ id, kind }) => {
              const style = tokenStyle(scene, id, plan);
              if (style === undefined) return nothing;
              return this.piece(`token/${id}`, {
                name: this.pieceName(id),
                part: "token",
                classes: `token ${kind}`,
                style,
                body: tokenFace(kind),
              });
            })}
            ${this.tags(units, sides, active, scene)}
            ${this.minis(scene, plan)}
          </ul>
          ${measure === undefined ? nothing : rulerCallout(measure, plan)}
          ${moving === undefined ? nothing : this.landings(view, moving, plan)}
          ${sight === undefined ? nothing : sightCallouts(sight, this.pieceName(sight.to.id.split(".").slice(0, 2).join(".")), plan, this.said, (id) => this.thingName(id))}
        </div>
        <p class="hidden-text" role="status">${measure?.text ?? ""}</p>
        ${this.instruments(scene)}
        ${this.stage.scale > CLOSE ? overview(scene, plan, this.stage.inSight(), sides) : nothing}
      </div>
      <div class="lower" role="group" aria-label=${this.said.units} tabindex=${units.length === 0 ? "0" : nothing}>${this.lower(view, units, active)}</div>
    </div>`;
  }

  private zones(view: View, plan: Plan): readonly unknown[] {
    const waits = view.units.some(({ miniatures }) => miniatures.some(({ status }) => status === "undeployed"));
    if (!waits) return [];
    const sides = sidesOf(view);
    return (["player-1", "player-2"] as const).map((seat) =>
      territory(reader.territory(view, seat), seat, sides[seat].tone, plan),
    );
  }

  private tags(
    units: readonly UnitReading[],
    sides: ReturnType<typeof sidesOf>,
    active: string | undefined,
    scene: Scene,
  ): readonly TemplateResult[] {
    const places = this.tagging.places(units, this.plan, this.stage, scene, ({ id }) => this.pieceName(id));
    return units.flatMap((unit) => {
      const place = places.get(unit.id);
      if (place === undefined) return [];
      const classes = `tag ${sides[unit.owner].tone} ${unit.id === active ? "active" : ""}`;
      return [
        this.piece(`unit/${unit.id}`, {
          name: this.spoken(unit),
          part: "unit",
          classes,
          style: place.style,
          body: tagFace(unit, this.pieceName(unit.id)),
          after: place.leash,
        }),
      ];
    });
  }

  /** Draws buttons for the miniatures that can be chosen individually. */
  private minis(scene: Scene, plan: Plan): readonly TemplateResult[] {
    if (!this.answers.some(({ subjects }) => subjects[0]?.at.startsWith("miniature/"))) return [];
    return scene.figures.flatMap(({ id, spec }) => {
      if (beginning(this.answers, `miniature/${id}`).length === 0) return [];
      const { x, y } = plan.at(spec);
      const size = (2 * BASES[spec.base].radius) / PER_MM;
      const style = `left:${rounded(x)}px;top:${rounded(y)}px;width:${size}px;height:${size}px`;
      return [
        this.piece(`miniature/${id}`, {
          name: this.pieceName(id),
          part: "miniature",
          classes: "mini",
          style,
          body: html``,
        }),
      ];
    });
  }

  /** Describes a spot: the action there, its direction from the start, and the range to the nearest enemies. */
  private spotName(view: View, landing: Landing, plan: Plan): string {
    const { action, spot } = landing;
    const start = this.moving?.isMove === true ? this.moving.start() : undefined;
    return [
      this.labels.get(keyOf(action)) ?? "",
      start === undefined ? "" : bearing(plan, start, spot, this.said),
      spotWords(action, view, this.locale),
      ...enemiesNear(view, landing, this.said, (piece) => this.pieceName(piece)),
    ]
      .filter((text) => text !== "")
      .join(", ");
  }

  /** Describes how far a unit can move in eight directions. */
  private reachIn({ landings, isMove }: Moving, start: Vec | undefined): string {
    if (!isMove || start === undefined) return "";
    const ends = landings.offered.map(({ spot }) => spot);
    return this.said.reach(reachWords(this.plan, start, ends, this.said));
  }

  /** Draws the offered spots, the ghost and its handle. */
  private landings(view: View, moving: Moving, plan: Plan): TemplateResult {
    const { ghost, landings } = moving;
    const spots = new Map(landings.offered.map((landing) => [`${landing.spot.x},${landing.spot.y}`, landing]));
    this.spotNames ??= new Map([...spots].map(([key, landing]) => [key, this.spotName(view, landing, plan)]));
    const handle = ghost?.landing.spot ?? (moving.isMove ? moving.start() : undefined);
    const why = ghost?.refused === undefined ? undefined : this.tell({ violation: ghost.refused });
    return html`<ul class="spots ${moving.isMove ? "" : "shown"}" data-zone aria-label=${this.said.spots}>${[
      ...spots,
    ].map(([key, { spot }]) => {
      const { x, y } = plan.at(spot);
      return html`<li class="piece legal spot" style="left:${rounded(x)}px;top:${rounded(y)}px"><button type="button" class="hit" data-at="spot/${key}" data-steered aria-label=${this.spotNames?.get(key) ?? ""} @click=${() => {
        moving.point(spot);
        this.requestUpdate();
      }}></button></li>`;
    })}</ul>
    ${handle === undefined ? nothing : html`<div class="piece handle" style="left:${rounded(plan.at(handle).x)}px;top:${rounded(plan.at(handle).y)}px"><button type="button" aria-label=${this.said.ghost} aria-describedby="reach"></button></div>`}
    <p class="hidden-text" id="reach">${this.reachIn(moving, moving.start())}</p>
    <p class="hidden-text" role="status">${ghost === undefined ? "" : (why ?? this.spotName(view, ghost.landing, plan))}</p>
    ${ghost === undefined ? nothing : ghostCallout(moving, ghost, plan, this.said, why)}`;
  }

  /** Returns how the attacker sees the defender, or while one is being chosen, the enemy held or pointed at. */
  private sightIn(view: View, plan: Plan): Sight | undefined {
    const pool = reader.pool(view);
    if (pool !== undefined) return sightOf(view, pool.attacker, pool.defender, plan);
    const { decision } = view;
    if (decision?.yours !== true || (decision.kind !== "attack" && decision.kind !== "volley")) return undefined;
    const { unit } = decision.context;
    const looked = [this.held, this.pointed].find((at) => at?.startsWith("unit/"))?.slice("unit/".length);
    const declared = decision.kind === "attack" ? decision.context.pools.at(-1)?.defender : undefined;
    const target = looked === undefined || reader.unit(view, looked)?.owner === view.viewer ? declared : looked;
    return target === undefined || target === unit ? undefined : sightOf(view, unit, target, plan);
  }

  private thingName(id: string): string {
    return /^p\d\./.test(id) ? this.pieceName(id) : wordOf(id);
  }

  private quartersOf(view: View): number {
    const isFar = view.viewer !== "spectator" && view.sides[view.viewer].edge === "far";
    return ((isFar ? 2 : 0) + this.quarters) % 4;
  }

  /** Returns the plan of the table. The viewer's own edge is at the bottom unless the player has turned it. */
  private planFor(view: View): Plan {
    const { length, width } = reader.scene(view).table;
    const quarters = this.quartersOf(view);
    const key = [length, width, quarters].join(" ");
    if (key !== this.planned) {
      this.plan = planOf({ length, width }, quarters);
      this.area = undefined;
      this.spotNames = undefined;
      if (this.moving?.isMove) setTimeout(() => this.findArea());
    }
    this.planned = key;
    return this.plan;
  }

  private instruments({ table }: Scene): TemplateResult {
    const { said, stage } = this;
    const feet = [table.length, table.width].map((one) => Math.round(one / FOOT)).join(" × ");
    return html`<p class="scale-bar" aria-hidden="true"><i style="width:${Math.round((FOOT / PER_MM) * stage.scale)}px"></i>${said.foot(feet)}</p>
      <div class="instruments" role="group" aria-label=${said.tools}>
        ${iconButton(uiRuler, said.ruler, () => this.useRuler())}
        ${iconButton(uiTurn, said.turn, () => {
          this.quarters += 1;
        })}
        <span class="zoom">${iconButton(uiPlus, said.zoomIn, () => stage.zoom(1))}${iconButton(uiMinus, said.zoomOut, () => stage.zoom(-1))}</span>
        ${iconButton(uiWhole, said.whole, () => stage.fit())}
      </div>`;
  }
}
