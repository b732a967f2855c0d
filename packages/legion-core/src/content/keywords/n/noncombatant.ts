import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const NONCOMBATANT = (): GameKeyword => ({
  id: "noncombatant",
  does: [on("weapon-ban", () => "leg.kw.noncombatant.weapons"), on("stands-back", true)],
});

export const NONCOMBATANT_TEXT: KeywordText = {
  id: "noncombatant",
  name: { en: "Noncombatant", es: "No combatiente" },
  does: {
    en: "This miniature adds no weapons to attack pools. Wounds go to miniatures that are neither the leader nor noncombatants first, but to this one before unwounded ones once it has a wound token. It becomes the leader only if no other miniature is left.",
    es: "Esta miniatura no aporta armas a las reservas de ataque. Las Heridas van primero a miniaturas que no sean ni el líder ni no combatientes, pero a esta antes que a las ilesas en cuanto tenga una ficha de Herida. Solo se convierte en líder si no queda otra miniatura.",
  },
};
