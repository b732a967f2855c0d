import { SIDE_COLOURS } from "./pieces.ts";

/** Default style sheet. A client may leave it out and provide its own. */
export const STYLE: string = [
  ".field{fill:#f2efe6;stroke:#555}",
  ".grid{stroke:#d8d3c4;stroke-width:.7}",
  ".piece{stroke:#4a4a4a;stroke-width:1;fill-opacity:.75}",
  ".piece.obstacle{fill:#9a9a9a}.piece.area{fill:#9cb88c}.piece.scatter{fill:#c9a877}",
  ".piece.difficult{stroke-dasharray:6 3}.piece.impassable{stroke:#800;stroke-width:3}",
  ".piece.cover-none{fill-opacity:.3}.piece.cover-light{fill-opacity:.55}.piece.see-through{stroke-opacity:.4}",
  ".token{fill:#fff;fill-opacity:.6;stroke:#7b341e;stroke-width:1.5}.token.poi{stroke-dasharray:4 2}",
  ".miniature .base{stroke:#222;stroke-width:1}.miniature.leader circle.base{stroke-width:3}",
  ".heading{stroke:#fff;stroke-width:2}",
  ...SIDE_COLOURS.map((colour, side) => `.side-${side} .base{fill:${colour}}.side-${side} .oblong{stroke:${colour}}`),
  "text{font:9px sans-serif;text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-width:2px}",
  ".cover{font-weight:bold;font-size:13px}.name{font-style:italic;font-size:11px}",
  ".line{stroke-width:1.2}.line.free{stroke:#2f855a}.line.blocked{stroke:#c53030;stroke-dasharray:6 4}",
  ".spot{fill:#ecc94b;fill-opacity:.12}.ring{fill:none;stroke:#805ad5;stroke-dasharray:8 4}",
  ".mark{fill:#805ad5}.number{font-weight:bold;fill:#44337a}",
  ".obscured{fill:none;stroke:#d69e2e;stroke-width:3}.not-obscured{fill:none;stroke:#2f855a;stroke-width:3}",
].join("\n");
