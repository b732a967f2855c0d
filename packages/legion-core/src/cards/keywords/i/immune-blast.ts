import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const IMMUNE_BLAST: GameKeyword = {
  id: "immune-blast",
  name: { en: "Immune: Blast", es: "Inmune a Deflagración" },
  rules: ["leg.kw.immune-blast"],
  defending: { amounts: [{ amount: "blast-proof", adds: 1 }] },
};

export const IMMUNE_BLAST_TEXT: Line = {
  en: "While the unit defends, Blast has no effect.",
  es: "Cuando la unidad se defiende, Deflagración no surte efecto.",
};
