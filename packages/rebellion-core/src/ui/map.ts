import type { PlaceId } from "../state/actions.ts";

/** A point of a map. Both coordinates go from 0 to 1, from the left and from the top. */
export interface MapSpot {
  readonly x: number;
  readonly y: number;
}

// A layout of our own: neighbours lie near each other, no two borders cross, and there is room around each system.
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  alderaan: [0.52, 0.33],
  bespin: [0.19, 0.46],
  bothawui: [0.65, 0.71],
  "cato-neimoidia": [0.46, 0.45],
  corellia: [0.37, 0.37],
  coruscant: [0.42, 0.24],
  dagobah: [0.27, 0.66],
  dantooine: [0.76, 0.12],
  dathomir: [0.68, 0.29],
  endor: [0.04, 0.43],
  felucia: [0.86, 0.4],
  geonosis: [0.44, 0.84],
  hoth: [0.04, 0.56],
  ilum: [0.61, 0.04],
  kashyyyk: [0.61, 0.48],
  kessel: [0.83, 0.64],
  malastare: [0.53, 0.57],
  mandalore: [0.69, 0.4],
  "mon-calamari": [0.96, 0.45],
  mustafar: [0.19, 0.58],
  mygeeto: [0.66, 0.17],
  naboo: [0.42, 0.67],
  "nal-hutta": [0.79, 0.76],
  "ord-mantell": [0.55, 0.21],
  rodia: [0.53, 0.74],
  ryloth: [0.51, 0.96],
  saleucami: [0.78, 0.49],
  sullust: [0.35, 0.54],
  tatooine: [0.6, 0.87],
  toydaria: [0.7, 0.6],
  utapau: [0.32, 0.77],
  yavin: [0.82, 0.29],
  "rebel-base": [0.08, 0.92],
};

/**
 * Returns where to draw a system of the board, or the Rebel Base space, on a square map. Two places are at least 0.11
 * apart, bordering ones at most 0.25. Undefined for a system that is not on this package's board.
 */
export function mapSpotOf(place: PlaceId): MapSpot | undefined {
  const spot = SPOTS[place];
  return spot && { x: spot[0], y: spot[1] };
}
