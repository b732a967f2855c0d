import type { Lines } from "@sw/tabletop/text";

/** Texts for faults of tables and of documents about them, by code. `{topMm}` is the parameter `top` in millimetres. */
export const TABLE_LINES: Lines = {
  "barricade-not-open": {
    en: "the barricade “{piece}” is open terrain",
    es: "la barricada «{piece}» es terreno despejado",
  },
  "barricade-not-scatter": {
    en: "the barricade “{piece}” is scatter terrain and nothing else ({kind})",
    es: "la barricada «{piece}» es terreno disperso y nada más ({kind})",
  },
  "id-used-twice": {
    en: "the id “{id}” is used twice ({of})",
    es: "el identificador «{id}» se usa dos veces ({of})",
  },
  "leader-elsewhere": {
    en: "the leader “{leader}” is not among the miniatures of unit “{unit}”",
    es: "el líder «{leader}» no está entre las miniaturas de la unidad «{unit}»",
  },
  "no-height": {
    en: "part {part} of “{piece}” has its top ({topMm}) no higher than its underside ({bottomMm})",
    es: "la parte {part} de «{piece}» no sube ({topMm}) por encima de donde empieza ({bottomMm})",
  },
  "corner-twice": {
    en: "the outline of part {part} of “{piece}” has one corner twice in a row",
    es: "el contorno de la parte {part} de «{piece}» repite una esquina seguida",
  },
  "no-area": {
    en: "the outline of part {part} of “{piece}” encloses no area",
    es: "el contorno de la parte {part} de «{piece}» no encierra ninguna superficie",
  },
  "sides-cross": {
    en: "sides of the outline of part {part} of “{piece}” cross or touch",
    es: "los lados del contorno de la parte {part} de «{piece}» se cruzan o se tocan",
  },
  "hole-outside": {
    en: "a hole of part {part} of “{piece}” does not lie inside its outline, clear of the others",
    es: "un hueco de la parte {part} de «{piece}» no queda dentro de su contorno, separado de los demás",
  },
  "wrong-base": {
    en: "the base of “{miniature}” ({base}) is not one of its unit type ({type})",
    es: "la peana de «{miniature}» ({base}) no es de su tipo de unidad ({type})",
  },
  "terrain-on-token": {
    en: "“{piece}” lies on the token “{token}”",
    es: "«{piece}» está encima de la ficha «{token}»",
  },
  "token-on-barricade": {
    en: "the token “{token}” lies on the barricade “{piece}”",
    es: "la ficha «{token}» está sobre la barricada «{piece}»",
  },
  "token-on-miniature": {
    en: "the token “{token}” lies on the miniature “{miniature}”",
    es: "la ficha «{token}» está encima de la miniatura «{miniature}»",
  },
  "terrain-on-miniature": {
    en: "“{piece}” lies on the miniature “{miniature}”",
    es: "«{piece}» está encima de la miniatura «{miniature}»",
  },
  "poi-on-token": {
    en: "a point of interest and another token overlap (“{token}”, “{other}”)",
    es: "un Punto de interés y otra ficha se solapan («{token}», «{other}»)",
  },
  "on-poi": {
    en: "“{miniature}” overlaps the point of interest “{token}”",
    es: "«{miniature}» se solapa con el Punto de interés «{token}»",
  },
  "on-bane-token": {
    en: "“{miniature}” overlaps the Bane token “{token}”",
    es: "«{miniature}» se solapa con la ficha de Bane «{token}»",
  },
  "on-miniature": {
    en: "“{miniature}” overlaps “{other}”",
    es: "«{miniature}» se solapa con «{other}»",
  },
};
