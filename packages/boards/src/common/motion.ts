/** The look of a piece when the board was last still. */
interface Still {
  readonly box: DOMRect;
  /** What its drawing shows, and which of that is damage. */
  readonly shown: string;
  readonly harm: string;
}

/** The elements of a board that move: pieces by their buttons, and drawings with `data-glide`. */
interface Host {
  readonly renderRoot: ParentNode;
}

/**
 * How long a piece glides to its new place, how long a die shows its new face, and how long a highlight takes to fade,
 * in milliseconds.
 */
const [STEP, TURN, VEIL] = [240, 420, 1200];
const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** The parts of a drawing that show damage. */
const HARM = ".hurt, .bad, .harm";
/** The distance in pixels up to which a piece has not moved. */
const NEAR = 2;

/**
 * Shows what has happened between two views: pieces glide to their new places, dice change their faces, and what is new
 * or damaged is highlighted. Nothing moves if the system is set to reduced motion.
 */
export class Motion {
  private readonly host: Host;
  private pieces: ReadonlyMap<string, Still> = new Map();
  /** Where the drawings with `data-glide` are, as their `transform`. */
  private drawings: ReadonlyMap<string, string> = new Map();
  private running: readonly Animation[] = [];

  constructor(host: Host) {
    this.host = host;
  }

  /** Notes how everything looks before a change. */
  before(): void {
    this.finish();
    if (isReduced()) return;
    this.pieces = new Map(
      this.found().map(([key, hit]) => [
        key,
        { box: hit.getBoundingClientRect(), shown: shownBy(hit), harm: harmOf(hit) },
      ]),
    );
    this.drawings = new Map(this.glides().map(([key, drawing]) => [key, drawing.getAttribute("transform") ?? ""]));
  }

  /** Animates from how everything looked before to how it looks now. Only news is highlighted, not the player's picks. */
  after(isNews: boolean): void {
    if (isReduced()) return;
    this.running = [
      ...this.found().flatMap(([key, hit]) => pieceMotion(hit, this.pieces.get(key), isNews)),
      ...this.glides().flatMap(([key, drawing]) => glide(drawing, this.drawings.get(key))),
    ];
  }

  /** Ends all animations at once, as soon as the player does something. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** Returns the buttons of all pieces. Pieces at the same place are numbered. */
  private found(): readonly (readonly [key: string, hit: HTMLElement])[] {
    const counts = new Map<string, number>();
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>("[data-at]")].map((hit) => {
      const at = hit.dataset["at"] ?? "";
      const count = counts.get(at) ?? 0;
      counts.set(at, count + 1);
      return [`${at} ${count}`, hit];
    });
  }

  private glides(): readonly (readonly [key: string, drawing: SVGElement])[] {
    const drawings = [...this.host.renderRoot.querySelectorAll<SVGElement>("[data-glide]")];
    return drawings.map((drawing) => [drawing.dataset["glide"] ?? "", drawing]);
  }
}

function isReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function lookOf(hit: HTMLElement): Element | null {
  return hit.parentElement?.querySelector(":scope > .look") ?? null;
}

function shownBy(hit: HTMLElement): string {
  return lookOf(hit)?.innerHTML ?? "";
}

function harmOf(hit: HTMLElement): string {
  return [...(lookOf(hit)?.querySelectorAll(HARM) ?? [])].map(({ textContent }) => textContent).join(" ");
}

/** Animates a piece from how it looked before, which is undefined for a piece that is new. */
function pieceMotion(hit: HTMLElement, before: Still | undefined, isNews: boolean): readonly Animation[] {
  const piece = hit.closest<HTMLElement>(".piece") ?? hit;
  const isDie = piece.classList.contains("cast");
  if (before === undefined) return [faded(piece, isDie ? TURN : STEP), ...(isDie ? [] : [veil(hit, "#888")])];
  if (!isNews) return moved(piece, before.box);
  const harm = harmOf(hit);
  const isHarmed = harm !== "" && harm !== before.harm;
  const isChanged = before.shown !== shownBy(hit);
  return [
    ...moved(piece, before.box),
    ...(isChanged && isDie ? [faded(piece, TURN), veil(hit, "var(--sw-chosen)")] : []),
    ...(isHarmed ? [veil(hit, "var(--sw-damage)"), struck(piece)] : []),
    ...(isChanged && !isDie && !isHarmed ? [veil(hit, "#888")] : []),
  ];
}

function faded(piece: HTMLElement, duration: number): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE });
}

function veil(hit: HTMLElement, color: string): Animation {
  const at = (share: number): string => `inset 0 0 0 200px color-mix(in srgb, ${color} ${share}%, transparent)`;
  return hit.animate([{ boxShadow: at(26) }, { boxShadow: at(0) }], VEIL);
}

function struck(piece: HTMLElement): Animation {
  const steps = [0, -3, 3, 0].map((x) => ({ transform: `translate(${x}px)` }));
  return piece.animate(steps, { duration: STEP, composite: "add" });
}

/** Lets a piece glide from where it was. The distance is divided by the scale at which the piece is drawn. */
function moved(piece: HTMLElement, was: DOMRect): readonly Animation[] {
  const is = piece.getBoundingClientRect();
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (was.width === 0 || Math.abs(x) + Math.abs(y) < NEAR) return [];
  const scale = piece.offsetWidth === 0 || is.width === 0 ? 1 : is.width / piece.offsetWidth;
  const start = `translate(${x / scale}px, ${y / scale}px)`;
  return [piece.animate([{ transform: start }, { transform: "none" }], { duration: STEP, easing: EASE })];
}

/** Lets a drawing glide from one `translate` to another. */
function glide(drawing: SVGElement, was: string | undefined): readonly Animation[] {
  const is = drawing.getAttribute("transform") ?? "";
  if (was === undefined || was === is) return [];
  const steps = [was, is].map((one) => ({ transform: one.replace(/([-\d.]+) ([-\d.]+)/, "$1px, $2px") }));
  return [drawing.animate(steps, { duration: STEP, easing: EASE })];
}
