import type { RulesOf } from "./ids.ts";

/** Keywords that act while an army is built, and those that are moves of their own. */
export const KEYWORDS_RULES: RulesOf<"kw"> = {
  "leg.kw.allies-of-convenience.army": {
    source: "GLOSARIO DE CUALIDADES: ALIADOS POR CONVENIENCIA",
    kind: "definition",
    rule: "If the army has at least one unit with this keyword, it may include one Mercenary unit more than the mercenary limit allows, of any rank, but never more units of that rank than the rank maximum. Several such units still allow only one more.",
  },
  "leg.kw.special-issue": {
    source: "GLOSARIO DE CUALIDADES: ASIGNACIÓN ESPECIAL: GRUPO DE BATALLA",
    kind: "definition",
    rule: "The unit may be included only in an army built with the named battle force.",
  },
  "leg.kw.associate": {
    source: "GLOSARIO DE CUALIDADES: ASOCIACIÓN: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "If a unit with the given name is in the same army, this unit does not count towards the maximum of its rank.",
  },
  "leg.kw.field-commander.army": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "An army that includes the unit may ignore the minimum number of commander units.",
    ambiguity: "The rank glyph is lost in the Spanish text; commander by context and by the English lists.",
  },
  "leg.kw.counterpart.combined-profile": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A counterpart miniature is always added to another unit; the combined unit takes rank, unit type, defense die, courage, surge chart and speed from the Unit Card.",
  },
  "leg.kw.counterpart.upgrade-type": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A different unit type printed on the Counterpart Card matters only for which upgrades the counterpart may equip.",
  },
  "leg.kw.detachment.rank": {
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "The unit does not count against the maximum of its rank.",
  },
  "leg.kw.detachment.requires": {
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "Each unit with Detachment needs its own matching unit of the named name or type, without Detachment, in the same army.",
  },
  "leg.kw.equip": {
    source: "GLOSARIO DE CUALIDADES: EQUIPAR",
    kind: "definition",
    rule: "A unit with this keyword must be equipped with the upgrades listed after the keyword; they use its upgrade slots and cost their points as usual.",
    ambiguity: "That the slots and points are used normally is a public developer ruling, not glossary text.",
  },
  "leg.kw.heavy-weapon-team": {
    source: "GLOSARIO DE CUALIDADES: EQUIPO DE ARMA PESADA",
    kind: "definition",
    rule: "The unit must equip a Heavy Weapon upgrade; the miniature that upgrade adds becomes the unit leader.",
    ambiguity: "The upgrade icon is lost in the Spanish text; Heavy Weapon comes from the name and the English lists.",
  },
  "leg.kw.strafe-move.full": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A Hover unit whose base has side notches may, as part of a move action, strafe instead of moving normally: the tool goes in a side notch and a full strafe ends with the opposite side notch on the other end of the tool.",
  },
  "leg.kw.strafe-move.partial": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A partial strafe starts at a side notch and ends with the line of the side notches parallel to the part of the tool reached.",
  },
  "leg.kw.strafe-move.speed": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "limit",
    rule: "While strafing the unit's speed is reduced by 1, to a minimum of 1.",
    ambiguity: "Combined with difficult terrain both reductions apply, as for a reverse.",
  },
  "leg.kw.strafe-move.standard": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "procedure",
    rule: "A strafe is a standard notched base move with the listed exceptions: the rotation of notched step 1, the choice of full or partial move and everything that reacts to a standard move stay in force.",
  },
  "leg.kw.mercenary": {
    source: "GLOSARIO DE CUALIDADES: MERCENARIO: FACCIÓN",
    kind: "definition",
    rule: "The unit is a Mercenary; the named faction or factions may include it in an army as a Mercenary unit.",
  },
  "leg.kw.programmed": {
    source: "GLOSARIO DE CUALIDADES: PROGRAMADO",
    kind: "definition",
    rule: "The unit must equip at least one Programming upgrade.",
    ambiguity: "The upgrade icon is lost in the Spanish text; Programming comes from the English lists.",
  },
  "leg.kw.flexible-response-x": {
    source: "GLOSARIO DE CUALIDADES: RESPUESTA FLEXIBLE X",
    kind: "definition",
    rule: "The unit must equip X Heavy Weapon upgrades.",
    ambiguity: "The upgrade icon is garbled in the Spanish text; Heavy Weapon comes from the English lists.",
  },
  "leg.kw.entourage.rank": {
    source: "GLOSARIO DE CUALIDADES: SÉQUITO: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "For each unit with Entourage one unit of the named kind does not count towards the maximum of its rank.",
  },
  "leg.kw.leader": {
    source: "GLOSARIO DE CUALIDADES: LÍDER",
    kind: "restriction",
    rule: "A unit may equip only one upgrade with Leader.",
  },
};
