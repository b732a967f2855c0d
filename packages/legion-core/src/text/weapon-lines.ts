import type { Lines } from "@sw/tabletop/text";

/** Reasons why a weapon or pool cannot be part of an attack, by code. */
export const WEAPON_LINES: Lines = {
  "shut-out-by-melee": {
    en: "no ranged weapon may be used against {unit}: one of the two units is engaged",
    es: "no pueden usarse armas a distancia contra {unit}: una de las dos unidades está trabada",
  },
  "no-weapon-reaches": {
    en: "no weapon reaches {unit}: it is at range {range}, weapons reach {most}",
    es: "ningún arma alcanza a {unit}: está a alcance {range}, y las armas llegan a {most}",
  },
  "not-of-the-attacker": {
    en: "{miniature} is no miniature of the attacking unit on the battlefield",
    es: "{miniature} no es una miniatura de la unidad atacante sobre el campo de batalla",
  },
  "no-such-weapon": { en: "{miniature} has no such weapon", es: "{miniature} no dispone de esa arma" },
  "has-added-its-weapon": {
    en: "{miniature} has added its weapons already; {most} in an attack",
    es: "{miniature} ya ha aportado sus armas; {most} por ataque",
  },
  "name-in-another-pool": {
    en: "weapons of one name go into one pool; {weapon} is in another",
    es: "las armas de igual nombre van a una misma reserva; {weapon} está en otra",
  },
  "not-with-this-weapon": {
    en: "this miniature may not add {weapon} to the pool",
    es: "esta miniatura no puede aportar {weapon} a la reserva",
  },
  "thrown-already": { en: "one miniature alone uses {card}", es: "solo una miniatura usa {card}" },
  "card-not-ready": { en: "{card} is not readied", es: "{card} no está preparada" },
  "pool-of-the-other-kind": {
    en: "melee and ranged weapons share no pool; this one is {attack}",
    es: "las armas cuerpo a cuerpo y a distancia no comparten reserva; esta es {attack}",
  },
  "not-in-melee": {
    en: "{weapon} needs a melee with the defender",
    es: "{weapon} exige un combate cuerpo a cuerpo con el defensor",
  },
  "no-ranged-in-melee": {
    en: "{weapon} cannot be fired in a melee or into one",
    es: "{weapon} no puede dispararse en un combate cuerpo a cuerpo ni hacia él",
  },
  "weapon-out-of-range": {
    en: "{weapon} does not reach range {range}",
    es: "{weapon} no sirve a alcance {range}",
  },
  "overrun-weapon": {
    en: "{weapon} cannot be used in this attack: overrun weapons are for overrun attacks, and no others are",
    es: "{weapon} no puede usarse en este ataque: las armas de arrollamiento son para ataques de arrollamiento, y las demás no",
  },
  "weapon-too-short": {
    en: "{weapon} reaches no farther than range 1, to which the defender is immune",
    es: "{weapon} no pasa de alcance 1, al que el defensor es inmune",
  },
  "miniature-sees-nobody": {
    en: "{miniature} sees no miniature of the defender",
    es: "{miniature} no ve a ninguna miniatura del defensor",
  },
  "leader-sees-nobody": {
    en: "the leader sees no miniature of {unit}",
    es: "el líder no ve ninguna miniatura de {unit}",
  },
  "hidden-from-afar": {
    en: "{unit} is not to be attacked from so far away",
    es: "no se puede atacar a {unit} desde tan lejos",
  },
  "too-small-to-see": {
    en: "of {unit} the leader sees nobody large enough",
    es: "el líder no ve de {unit} a nadie lo bastante grande",
  },
  "others-first": {
    en: "another unit than {unit} has to be attacked while there is one",
    es: "hay que atacar a otra unidad antes que a {unit} mientras la haya",
  },
  "no-weapon-to-add": {
    en: "no miniature that sees {unit} has a weapon to add",
    es: "ninguna miniatura que vea a {unit} tiene un arma que añadir",
  },
  "one-pool-alone": {
    en: "this attack has but one pool, so {unit} cannot be declared as well",
    es: "este ataque solo tiene una reserva, así que no puede declararse además {unit}",
  },
  "no-such-further-pool": {
    en: "{keyword} gives the attacker no further pool",
    es: "{keyword} no da al atacante ninguna reserva más",
  },
  "further-pool-of-another": {
    en: "{keyword} has given a further pool already, and one keyword alone does in an attack",
    es: "{keyword} ya ha dado una reserva más, y en un ataque solo lo hace una cualidad",
  },
  "further-pools-made": {
    en: "{keyword} gives no more than {most} further pools",
    es: "{keyword} no da más de {most} reservas adicionales",
  },
  "too-far-from-the-last": {
    en: "{unit} is too far from the defender declared last",
    es: "{unit} está demasiado lejos del último defensor declarado",
  },
  "one-weapon-in-it": {
    en: "a pool that {keyword} gives holds one weapon alone",
    es: "una reserva que da {keyword} solo tiene un arma",
  },
  "weapon-without-keyword": { en: "{weapon} does not have {keyword}", es: "{weapon} no tiene {keyword}" },
  "weapon-in-no-pool": {
    en: "{weapon} of this miniature is in no other pool of the attack",
    es: "{weapon} de esta miniatura no está en ninguna otra reserva del ataque",
  },
  "weapon-drawn-to-another": {
    en: "{weapon} has to be used against {unit}",
    es: "{weapon} debe usarse contra {unit}",
  },
  "keyword-forbids-weapon": {
    en: "{keyword} keeps {weapon} from being used against the defender",
    es: "{keyword} impide usar {weapon} contra el defensor",
  },
  "weapon-on-the-other-side": {
    en: "{weapon} is on the other side of {card}",
    es: "{weapon} está en la otra cara de {card}",
  },
  "weapon-of-an-area": {
    en: "{weapon} goes into no pool that is declared",
    es: "{weapon} no entra en ninguna reserva que se declare",
  },
  "pool-without-weapon": {
    en: "the pool has no weapon yet, and needs at least one",
    es: "la reserva aún no tiene ningún arma, y necesita al menos una",
  },
  "weapons-still-to-add": {
    en: "all weapons that reach the defender have to be added first",
    es: "antes hay que aportar todas las armas que alcancen al defensor",
  },
  "no-such-pool": {
    en: "the attack has no pool number {number}",
    es: "el ataque no tiene ninguna reserva número {number}",
  },
  "pool-resolved-already": {
    en: "pool number {number} has been resolved already",
    es: "la reserva número {number} ya se ha resuelto",
  },
  "used-already": {
    en: "that has been used in this attack already ({option})",
    es: "eso ya se ha usado en este ataque ({option})",
  },
};
