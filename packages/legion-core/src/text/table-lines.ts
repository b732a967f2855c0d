import type { Lines } from "@sw/tabletop/text";

/** Texts for faults of tables and of documents about them, by code. `{topMm}` is the parameter `top` in millimetres. */
export const TABLE_LINES: Lines = {
  "barricade-not-open": {
    en: "the barricade “{piece}” must be open terrain",
    es: "la barricada «{piece}» debe ser terreno despejado",
  },
  "barricade-not-scatter": {
    en: "the barricade “{piece}” must be scatter terrain. It is “{kind}”",
    es: "la barricada «{piece}» debe ser terreno disperso. Es «{kind}»",
  },
  "id-used-twice": {
    en: "the id “{id}” is used twice ({of}). Each id can be used only once",
    es: "el identificador «{id}» se usa dos veces ({of}). Cada identificador se usa una sola vez",
  },
  "leader-elsewhere": {
    en: "the leader “{leader}” is not one of the miniatures of the unit “{unit}”",
    es: "el líder «{leader}» no es una de las miniaturas de la unidad «{unit}»",
  },
  "no-height": {
    en: "part {part} of “{piece}” has its top at {topMm} and its bottom at {bottomMm}. The top must be higher",
    es: "la parte {part} de «{piece}» termina a {topMm} y empieza a {bottomMm}. Debe terminar más arriba",
  },
  "corner-twice": {
    en: "the outline of part {part} of “{piece}” repeats a corner directly",
    es: "el contorno de la parte {part} de «{piece}» repite una esquina seguida",
  },
  "no-area": {
    en: "the outline of part {part} of “{piece}” encloses no area",
    es: "el contorno de la parte {part} de «{piece}» no encierra ninguna superficie",
  },
  "sides-cross": {
    en: "two sides of the outline of part {part} of “{piece}” cross or touch each other",
    es: "dos lados del contorno de la parte {part} de «{piece}» se cruzan o se tocan",
  },
  "hole-outside": {
    en: "each hole of part {part} of “{piece}” must be inside its outline and must not touch another hole",
    es: "cada hueco de la parte {part} de «{piece}» debe estar dentro de su contorno y no tocar otro hueco",
  },
  "wrong-base": {
    en: "the base of “{miniature}” ({base}) does not fit its unit type ({type})",
    es: "la peana de «{miniature}» ({base}) no corresponde a su tipo de unidad ({type})",
  },
  "terrain-on-token": {
    en: "“{piece}” overlaps the token “{token}”",
    es: "«{piece}» se solapa con la ficha «{token}»",
  },
  "token-on-barricade": {
    en: "the token “{token}” is on the barricade “{piece}”",
    es: "la ficha «{token}» está sobre la barricada «{piece}»",
  },
  "token-on-miniature": {
    en: "the token “{token}” overlaps the miniature “{miniature}”",
    es: "la ficha «{token}» se solapa con la miniatura «{miniature}»",
  },
  "terrain-on-miniature": {
    en: "“{piece}” overlaps the miniature “{miniature}”",
    es: "«{piece}» se solapa con la miniatura «{miniature}»",
  },
  "poi-on-token": {
    en: "the point of interest “{token}” overlaps another token (“{other}”)",
    es: "el Punto de interés «{token}» se solapa con otra ficha («{other}»)",
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
