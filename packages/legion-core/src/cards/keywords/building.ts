import type { GameKeyword } from "../../state/hooks/keyword.ts";

/** Keywords that act while an army is built alone: `army.check` sees to them. */
export const BUILDING: readonly GameKeyword[] = [
  {
    id: "special-issue",
    name: { en: "Special Issue: Battle Force", es: "Asignación especial: grupo de batalla" },
    rules: ["leg.kw.special-issue"],
  },
  {
    id: "associate",
    name: { en: "Associate: Unit Name", es: "Asociación: nombre de unidad" },
    rules: ["leg.kw.associate"],
  },
  {
    id: "counterpart",
    name: { en: "Counterpart", es: "Contrapartida" },
    rules: [
      "leg.kw.counterpart.combined-profile",
      "leg.kw.counterpart.upgrade-type",
      "leg.kw.counterpart.leader-wounds",
      "leg.kw.counterpart.redirect",
      "leg.kw.counterpart.forced-redirect",
      "leg.kw.counterpart.upgrades",
      "leg.kw.counterpart.thresholds",
      "leg.kw.counterpart.keywords",
      "leg.kw.counterpart.weapons",
    ],
  },
  { id: "equip", name: { en: "Equip", es: "Equipar" }, rules: ["leg.kw.equip"] },
  {
    id: "flexible-response",
    name: { en: "Flexible Response X", es: "Respuesta flexible X" },
    rules: ["leg.kw.flexible-response-x"],
  },
  { id: "mercenary", name: { en: "Mercenary", es: "Mercenario" }, rules: ["leg.kw.mercenary"] },
  { id: "programmed", name: { en: "Programmed", es: "Programado" }, rules: ["leg.kw.programmed"] },
];
