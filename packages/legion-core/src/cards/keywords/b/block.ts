import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";

export const BLOCK: GameKeyword = {
  id: "block",
  name: { en: "Block", es: "Bloqueo" },
  rules: ["leg.kw.block"],
  defending: { amounts: [{ amount: "surge-to-block", adds: 1, when: { dodged: true } }] },
};

export const BLOCK_TEXT: Line = {
  en: "If the unit spends a dodge token while defending, its defense surges become blocks in that attack.",
  es: "Si la unidad gasta una ficha de Esquiva al defenderse, sus incrementos de defensa se convierten en bloqueos en ese ataque.",
};
