/** A figure and the target it is measured against; see the root's bench script for the fields. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly target: number | null;
  readonly once?: boolean;
  measure(): number;
}
