import type { Lines } from "@sw/tabletop/text";

/** Reasons why a weapon or pool cannot be part of an attack, by code. */
export const WEAPON_LINES: Lines = {
  "shut-out-by-melee": {
    en: "ranged weapons cannot be used against {unit}, because one of the two units is engaged",
    es: "no pueden usarse armas a distancia contra {unit}, porque una de las dos unidades está trabada",
  },
  "no-weapon-reaches": {
    en: "no weapon reaches {unit}. It is at range {range}, but the longest weapon reaches only {most}",
    es: "ningún arma alcanza a {unit}. Está a alcance {range}, pero el arma de mayor alcance solo llega a {most}",
  },
  "not-of-the-attacker": {
    en: "{miniature} is not a miniature of the attacking unit on the battlefield",
    es: "{miniature} no es una miniatura de la unidad atacante sobre el campo de batalla",
  },
  "no-such-weapon": { en: "{miniature} does not have this weapon", es: "{miniature} no tiene esta arma" },
  "has-added-its-weapon": {
    en: "{miniature} has already added its weapons. It can add {most} in each attack",
    es: "{miniature} ya ha aportado sus armas. Puede aportar {most} en cada ataque",
  },
  "name-in-another-pool": {
    en: "weapons with the same name must be in the same pool, and {weapon} is already in another pool",
    es: "las armas con el mismo nombre deben estar en la misma reserva, y {weapon} ya está en otra",
  },
  "not-with-this-weapon": {
    en: "this miniature cannot add {weapon} to the pool",
    es: "esta miniatura no puede aportar {weapon} a la reserva",
  },
  "thrown-already": {
    en: "only one miniature can use {card} in an attack",
    es: "solo una miniatura puede usar {card} en un ataque",
  },
  "card-not-ready": {
    en: "{card} is not readied, so it cannot be used",
    es: "{card} no está preparada, así que no puede usarse",
  },
  "pool-of-the-other-kind": {
    en: "melee weapons and ranged weapons cannot share a pool. This pool is {attack}",
    es: "las armas cuerpo a cuerpo y a distancia no pueden compartir reserva. Esta reserva es {attack}",
  },
  "not-in-melee": {
    en: "{weapon} can be used only in a melee with the defender",
    es: "{weapon} solo puede usarse en un combate cuerpo a cuerpo con el defensor",
  },
  "no-ranged-in-melee": {
    en: "{weapon} cannot be used by an engaged unit or against one",
    es: "{weapon} no puede usarla una unidad trabada ni puede usarse contra una",
  },
  "weapon-out-of-range": {
    en: "{weapon} cannot be used at range {range}",
    es: "{weapon} no puede usarse a alcance {range}",
  },
  "overrun-weapon": {
    en: "{weapon} cannot be used in this attack. Overrun weapons can be used only in overrun attacks, and other weapons only in other attacks",
    es: "{weapon} no puede usarse en este ataque. Las armas de arrollamiento solo pueden usarse en ataques de arrollamiento, y las demás solo en otros ataques",
  },
  "weapon-too-short": {
    en: "{weapon} has a maximum range of 1, and the defender is immune to such weapons",
    es: "{weapon} tiene un alcance máximo de 1, y el defensor es inmune a esas armas",
  },
  "miniature-sees-nobody": {
    en: "{miniature} has no line of sight to the defender",
    es: "{miniature} no tiene línea de visión hasta el defensor",
  },
  "leader-sees-nobody": {
    en: "the leader of the attacker has no line of sight to {unit}",
    es: "el líder de la unidad atacante no tiene línea de visión hasta {unit}",
  },
  "hidden-from-afar": {
    en: "{unit} cannot be attacked from this distance",
    es: "no se puede atacar a {unit} desde esta distancia",
  },
  "too-small-to-see": {
    en: "the leader of the attacker sees only miniatures of {unit} that are too small to be attacked",
    es: "el líder de la unidad atacante solo ve miniaturas de {unit} que son demasiado pequeñas para atacarlas",
  },
  "others-first": {
    en: "{unit} cannot be attacked yet. The attacker must attack other units first",
    es: "no se puede atacar todavía a {unit}. La unidad atacante debe atacar antes a otras unidades",
  },
  "no-weapon-to-add": {
    en: "no miniature that sees {unit} has a weapon that it can add",
    es: "ninguna miniatura que vea a {unit} tiene un arma que pueda aportar",
  },
  "one-pool-alone": {
    en: "this attack can have only one pool, so {unit} cannot also be declared",
    es: "este ataque solo puede tener una reserva, así que no puede declararse también {unit}",
  },
  "no-such-further-pool": {
    en: "{keyword} does not give the attacker an additional pool",
    es: "{keyword} no da al atacante ninguna reserva adicional",
  },
  "further-pool-of-another": {
    en: "{keyword} has already given an additional pool. Only one keyword can do so in each attack",
    es: "{keyword} ya ha dado una reserva adicional. Solo una cualidad puede hacerlo en cada ataque",
  },
  "further-pools-made": {
    en: "{keyword} has already given all its additional pools. The limit is {most}",
    es: "{keyword} ya ha dado todas sus reservas adicionales. El límite es {most}",
  },
  "too-far-from-the-last": {
    en: "{unit} is too far from the defender declared last",
    es: "{unit} está demasiado lejos del último defensor declarado",
  },
  "one-weapon-in-it": {
    en: "a pool given by {keyword} can contain only one weapon",
    es: "una reserva que da {keyword} solo puede contener un arma",
  },
  "weapon-without-keyword": { en: "{weapon} does not have {keyword}", es: "{weapon} no tiene {keyword}" },
  "weapon-in-no-pool": {
    en: "this miniature has not added {weapon} to another pool of this attack",
    es: "esta miniatura no ha aportado {weapon} a otra reserva de este ataque",
  },
  "weapon-drawn-to-another": {
    en: "{weapon} must be used against {unit}",
    es: "{weapon} debe usarse contra {unit}",
  },
  "keyword-forbids-weapon": {
    en: "{keyword} prevents {weapon} from being used against the defender",
    es: "{keyword} impide usar {weapon} contra el defensor",
  },
  "weapon-on-the-other-side": {
    en: "{weapon} is on the side of {card} that is not faceup",
    es: "{weapon} está en la cara de {card} que no se ve",
  },
  "weapon-of-an-area": {
    en: "{weapon} is an area weapon, so it cannot be added to an attack pool",
    es: "{weapon} es un arma de área, así que no puede aportarse a una reserva de ataque",
  },
  "pool-without-weapon": {
    en: "the pool has no weapons yet. It needs at least one",
    es: "la reserva aún no tiene armas. Necesita al menos una",
  },
  "weapons-still-to-add": {
    en: "all weapons that reach the defender must be added first",
    es: "antes hay que aportar todas las armas que alcancen al defensor",
  },
  "no-such-pool": {
    en: "this attack has no pool with the number {number}",
    es: "este ataque no tiene ninguna reserva con el número {number}",
  },
  "pool-resolved-already": {
    en: "pool number {number} has already been resolved",
    es: "la reserva número {number} ya se ha resuelto",
  },
  "used-already": {
    en: "this has already been used in this attack ({option})",
    es: "esto ya se ha usado en este ataque ({option})",
  },
};
