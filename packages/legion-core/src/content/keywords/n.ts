import { adds, defending, on } from "../../state/hooks/words.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";

/** The keywords that start with N. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  nimble: {
    name: ["Nimble", "Ágil"],
    en: "After an attack in which the unit spent dodge tokens to defend, it gains one dodge token.",
    es: "Después de un ataque en el que haya gastado fichas de Esquiva al defenderse, la unidad gana una ficha de Esquiva.",
    does: () => [defending(adds("dodge-back", 1, { dodged: true }))],
  },
  noncombatant: {
    name: ["Noncombatant", "No combatiente"],
    en: "This miniature adds no weapons to attack pools. Wounds go to miniatures that are neither the leader nor noncombatants first, but to this one before unwounded ones once it has a wound token. It becomes the leader only if no other miniature is left.",
    es: "Esta miniatura no aporta armas a las reservas de ataque. Las Heridas van primero a miniaturas que no sean ni el líder ni no combatientes, pero a esta antes que a las ilesas en cuanto tenga una ficha de Herida. Solo se convierte en líder si no queda otra miniatura.",
    does: () => [on("weapon-ban", () => "leg.kw.noncombatant.weapons"), on("stands-back", true)],
  },
}));
