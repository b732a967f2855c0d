/** A point on the board that lines of attacks pass through. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The radius of bends and the distance between two lanes, in pixels. */
const [BEND, LANE] = [6, 11];

/** Draws the attacks being committed: one lane per target, along the channel and up the rail, never across a card. */
export function drawLines(root: HTMLElement | DocumentFragment): void {
  const svg = root.querySelector<SVGSVGElement>(".lines");
  const table = root.querySelector<HTMLElement>(".table");
  const channel = root.querySelector<HTMLElement>(".channel");
  if (svg === null || table === null || channel === null) return;
  const box = table.getBoundingClientRect();
  const lane = channel.getBoundingClientRect();
  const place = (element: Element, edge: "top" | "bottom"): Spot => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return { x: left - box.left + width / 2, y: (edge === "top" ? top : bottom) - box.top };
  };
  svg.setAttribute("viewBox", `0 0 ${Math.max(1, box.width)} ${Math.max(1, box.height)}`);
  const committed = [...root.querySelectorAll<HTMLElement>(".near-play .committed")];
  const [paths, heads]: [string[], string[]] = [[], []];
  const targets = [...root.querySelectorAll<HTMLElement>(".row .target")];
  const laneY = (index: number): number => lane.top - box.top + 16 + index * LANE;
  targets.forEach((target, index) => {
    const slot = /slot-(\d)/.exec(target.className)?.[1];
    const to = place(target, "bottom");
    for (const unit of committed.filter(({ classList }) => classList.contains(`to-${slot}`))) {
      const from = place(unit, "top");
      paths.push(bent([from, { x: from.x, y: laneY(index) }, { x: to.x, y: laneY(index) }, { x: to.x, y: to.y + 12 }]));
    }
    heads.push(arrow({ x: to.x, y: to.y + 10 }, "up"));
  });
  const base = root.querySelector<HTMLElement>(".base.far.aimed");
  const attackers = committed.filter(({ classList }) => classList.contains("to-base"));
  if (base !== null && attackers.length > 0) {
    const { right, bottom } = base.getBoundingClientRect();
    const [x, y, end] = [right - box.left + 8, laneY(targets.length), bottom - box.top - 19];
    for (const unit of attackers) {
      const from = place(unit, "top");
      paths.push(bent([from, { x: from.x, y }, { x, y }, { x, y: end }, { x: x - 14, y: end }]));
    }
    heads.push(arrow({ x: x - 20, y: end }, "left"));
  }
  svg.innerHTML = lane.height === 0 ? "" : `<path d="${paths.join("")}"/><path class="heads" d="${heads.join("")}"/>`;
}

/** Returns the path of a line with round corners. */
function bent(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (first === undefined) return "";
  const parts = rest.map((spot, index) => {
    const before = spots[index] ?? spot;
    const after = spots[index + 2];
    if (after === undefined) return `L${spot.x} ${spot.y}`;
    const enter = towards(spot, before);
    const leave = towards(spot, after);
    return `L${enter.x} ${enter.y}Q${spot.x} ${spot.y} ${leave.x} ${leave.y}`;
  });
  return `M${first.x} ${first.y}${parts.join("")}`;
}

/** Returns the point at the bend's radius from a corner, but not past the middle of the segment. */
function towards(from: Spot, to: Spot): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.abs(x) + Math.abs(y);
  const share = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
  return { x: from.x + x * share, y: from.y + y * share };
}

function arrow({ x, y }: Spot, way: "up" | "left"): string {
  return way === "up" ? `M${x} ${y}l-3.5 6h7z` : `M${x} ${y}l6 -3.5v7z`;
}
