import type { Golden } from "./golden.ts";

/** Tactic cards, read and found right line by line. */
export const TACTICS: Golden = {
  "space-brilliant-strategy": {
    en: [
      "Brilliant Strategy",
      "Space tactic card",
      "Costs a die that shows a special",
      "Draw 2 tactic cards, from one deck or both.",
    ],
    es: [
      "Estrategia brillante",
      "Carta de Táctica espacial",
      "Cuesta un dado con un icono especial",
      "Roba 2 cartas de Táctica, de un solo mazo o de ambos.",
    ],
  },
  "space-concentrate-fire": {
    en: ["Concentrate Fire", "Space tactic card", "2 copies", "Reroll up to 2 of your dice."],
    es: ["Concentrar el fuego", "Carta de Táctica espacial", "2 copias", "Vuelve a tirar hasta 2 de tus dados."],
  },
  "space-critical-hit": {
    en: ["Critical Hit", "Space tactic card", "2 copies", "Deal 1 damage to an enemy ship."],
    es: ["Impacto crítico", "Carta de Táctica espacial", "2 copias", "Inflige 1 punto de daño a una nave enemiga."],
  },
  "space-defensive-formation": {
    en: ["Defensive Formation", "Space tactic card", "3 copies", "Block 1 damage assigned to one of your units."],
    es: [
      "Formación defensiva",
      "Carta de Táctica espacial",
      "3 copias",
      "Bloquea 1 punto de daño asignado a una de tus unidades.",
    ],
  },
  "space-no-escape": {
    en: ["No Escape", "Space tactic card", "Your opponent cannot retreat in this combat round."],
    es: ["Sin escapatoria", "Carta de Táctica espacial", "Tu adversario no puede retirarse en esta ronda de combate."],
  },
  "space-onslaught": {
    en: [
      "Onslaught",
      "Space tactic card",
      "Costs a die that shows a special",
      "Deal 1 damage to each of up to 2 enemy ships.",
    ],
    es: [
      "Acometida",
      "Carta de Táctica espacial",
      "Cuesta un dado con un icono especial",
      "Inflige 1 punto de daño a cada una de hasta 2 naves enemigas.",
    ],
  },
  "space-outmaneuver": {
    en: [
      "Outmaneuver",
      "Space tactic card",
      "2 copies",
      "Discard 1 other space tactic card from your hand: block up to 2 damage assigned to your units.",
    ],
    es: [
      "Superar en maniobra",
      "Carta de Táctica espacial",
      "2 copias",
      "Descarta de tu mano 1 carta más de Táctica espacial: bloquea hasta 2 puntos de daño asignados a tus unidades.",
    ],
  },
  "space-take-it-down": {
    en: [
      "Take It Down",
      "Space tactic card",
      "Costs a die that shows a special · 2 copies",
      "Deal 2 damage to an enemy ship.",
    ],
    es: [
      "Derribadlo",
      "Carta de Táctica espacial",
      "Cuesta un dado con un icono especial · 2 copias",
      "Inflige 2 puntos de daño a una nave enemiga.",
    ],
  },
  "space-unstoppable-assault": {
    en: [
      "Unstoppable Assault",
      "Space tactic card",
      "Costs a die that shows a special",
      "Your opponent cannot block damage for the rest of this space battle.",
    ],
    es: [
      "Asalto imparable",
      "Carta de Táctica espacial",
      "Cuesta un dado con un icono especial",
      "Tu adversario no puede bloquear daño durante el resto de esta batalla espacial.",
    ],
  },
  "ground-bombardment": {
    en: [
      "Bombardment",
      "Ground tactic card",
      "Costs a die that shows a special",
      "Choose one of your ships in the system: deal damage equal to its red attack value, divided as you wish among enemy ground units.",
    ],
    es: [
      "Bombardeo",
      "Carta de Táctica terrestre",
      "Cuesta un dado con un icono especial",
      "Elige una de tus naves en el sistema: inflige tanto daño como su puntuación de Ataque roja, repartido como quieras entre unidades terrestres enemigas.",
    ],
  },
  "ground-brilliant-strategy": {
    en: [
      "Brilliant Strategy",
      "Ground tactic card",
      "Costs a die that shows a special",
      "Draw 2 tactic cards, from one deck or both.",
    ],
    es: [
      "Estrategia brillante",
      "Carta de Táctica terrestre",
      "Cuesta un dado con un icono especial",
      "Roba 2 cartas de Táctica, de un solo mazo o de ambos.",
    ],
  },
  "ground-concentrate-fire": {
    en: ["Concentrate Fire", "Ground tactic card", "2 copies", "Reroll up to 2 of your dice."],
    es: ["Concentrar el fuego", "Carta de Táctica terrestre", "2 copias", "Vuelve a tirar hasta 2 de tus dados."],
  },
  "ground-critical-hit": {
    en: ["Critical Hit", "Ground tactic card", "2 copies", "Deal 1 damage to an enemy ground unit."],
    es: [
      "Impacto crítico",
      "Carta de Táctica terrestre",
      "2 copias",
      "Inflige 1 punto de daño a una unidad terrestre enemiga.",
    ],
  },
  "ground-defensive-formation": {
    en: ["Defensive Formation", "Ground tactic card", "3 copies", "Block 1 damage assigned to one of your units."],
    es: [
      "Formación defensiva",
      "Carta de Táctica terrestre",
      "3 copias",
      "Bloquea 1 punto de daño asignado a una de tus unidades.",
    ],
  },
  "ground-dig-in": {
    en: [
      "Dig In",
      "Ground tactic card",
      "2 copies",
      "Discard 1 other ground tactic card from your hand: block up to 2 damage assigned to your units.",
    ],
    es: [
      "Atrincherarse",
      "Carta de Táctica terrestre",
      "2 copias",
      "Descarta de tu mano 1 carta más de Táctica terrestre: bloquea hasta 2 puntos de daño asignados a tus unidades.",
    ],
  },
  "ground-escape-plan": {
    en: ["Escape Plan", "Ground tactic card", "If you retreat in this combat round, your units need no transport."],
    es: [
      "Plan de huida",
      "Carta de Táctica terrestre",
      "Si te retiras en esta ronda de combate, tus unidades no necesitan transporte.",
    ],
  },
  "ground-onslaught": {
    en: [
      "Onslaught",
      "Ground tactic card",
      "Costs a die that shows a special",
      "Deal 1 damage to each of up to 2 enemy ground units.",
    ],
    es: [
      "Acometida",
      "Carta de Táctica terrestre",
      "Cuesta un dado con un icono especial",
      "Inflige 1 punto de daño a cada una de hasta 2 unidades terrestres enemigas.",
    ],
  },
  "ground-take-it-down": {
    en: [
      "Take It Down",
      "Ground tactic card",
      "Costs a die that shows a special",
      "Deal 2 damage to an enemy ground unit.",
    ],
    es: [
      "Derribadlo",
      "Carta de Táctica terrestre",
      "Cuesta un dado con un icono especial",
      "Inflige 2 puntos de daño a una unidad terrestre enemiga.",
    ],
  },
  "ground-unstoppable-assault": {
    en: [
      "Unstoppable Assault",
      "Ground tactic card",
      "Costs a die that shows a special",
      "Your opponent cannot block damage for the rest of this ground battle.",
    ],
    es: [
      "Asalto imparable",
      "Carta de Táctica terrestre",
      "Cuesta un dado con un icono especial",
      "Tu adversario no puede bloquear daño durante el resto de esta batalla terrestre.",
    ],
  },
};
