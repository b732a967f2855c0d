import type { Lines } from "./locale.ts";

/** Texts of the refusals that all games share, by code: faults of input, actions, scripts, replays and messages. */
export const CONTRACT_LINES: Lines = {
  "wrong-shape": {
    en: "the input has a wrong shape at “{path}”: expected {expected}, received {received}",
    es: "la entrada tiene una forma incorrecta en «{path}»: se esperaba {expected} y se recibió {received}",
  },
  "unknown-key": {
    en: "the input has an unknown key, “{path}”; those known there are {known}",
    es: "la entrada tiene una clave desconocida, «{path}»; las conocidas ahí son {known}",
  },
  "no-such-name": {
    en: "“{name}” is no {kind} of this game; most like it: {like}",
    es: "nada se llama «{name}» aquí (se buscaba: {kind}); lo más parecido: {like}",
  },
  "not-a-scenario": {
    en: "a part of the scenario has another shape than scenarios have",
    es: "una parte del escenario tiene otra forma que la de los escenarios",
  },
  "too-many-values": {
    en: "the input holds more than {values} values",
    es: "la entrada contiene más de {values} valores",
  },
  "too-deep": {
    en: "the input is nested more than {depth} levels deep",
    es: "la entrada tiene más de {depth} niveles de anidamiento",
  },
  "text-too-long": {
    en: "the input holds a text longer than {text} characters",
    es: "la entrada contiene un texto de más de {text} caracteres",
  },
  "not-a-finite-number": {
    en: "the input holds a number that is not finite",
    es: "la entrada contiene un número que no es finito",
  },
  "negative-zero": {
    en: "the input holds a negative zero, which JSON does not keep",
    es: "la entrada contiene un cero negativo, que JSON no conserva",
  },
  "not-json": { en: "the input is not plain JSON", es: "la entrada no es JSON simple" },
  "not-plain-data": {
    en: "the input holds a property that is not plain data",
    es: "la entrada contiene una propiedad que no es un dato simple",
  },
  "not-a-plain-array": {
    en: "the input holds an array that is not plain",
    es: "la entrada contiene una lista que no es simple",
  },
  "not-a-plain-object": {
    en: "the input holds an object that is not plain",
    es: "la entrada contiene un objeto que no es simple",
  },
  "hostile-key": { en: "the input holds a forbidden key", es: "la entrada contiene una clave prohibida" },
  "other-catalogue": {
    en: "this was made with another catalogue of cards than the one in use",
    es: "esto se hizo con un catálogo de cartas distinto del que está en uso",
  },
  "changed-catalogue": {
    en: "this was made with an older catalogue of cards and cannot go on; changed since: {changed}",
    es: "esto se hizo con un catálogo de cartas anterior y no puede continuar; ha cambiado desde entonces: {changed}",
  },
  "not-of-its-edition": {
    en: "this does not have the shape of the edition that it names",
    es: "esto no tiene la forma de la edición que indica",
  },
  "other-game": {
    en: "this belongs to the game “{game}”; expected “{expected}”",
    es: "esto pertenece al juego «{game}»; se esperaba «{expected}»",
  },
  "not-the-decider": {
    en: "it is not for {by} to decide now; it is for {decider}",
    es: "ahora no decide {by}; decide {decider}",
  },
  "other-question": {
    en: "something else is asked first ({asks})",
    es: "antes se pregunta otra cosa ({asks})",
  },
  "not-its-time": {
    en: "that is asked at another time",
    es: "eso se pregunta en otro momento",
  },
  "not-picked": {
    en: "that has not been picked, so it cannot be taken back",
    es: "eso no se ha elegido, así que no se puede deshacer",
  },
  "not-asked": {
    en: "that cannot be done now ({type}); this decision takes: {takes}",
    es: "eso no se puede hacer ahora ({type}); esta decisión admite: {takes}",
  },
  "game-over": { en: "the game is over; winner: {winners}", es: "la partida ha terminado; ganador: {winners}" },
  "script-used-up": {
    en: "the script has no answer left for “{question}”",
    es: "al guion no le quedan respuestas para «{question}»",
  },
  "script-other-label": {
    en: "the script answers “{given}”, but the question is “{question}”",
    es: "el guion responde a «{given}», pero la pregunta es «{question}»",
  },
  "script-no-such-option": {
    en: "“{given}” is no possible answer to “{question}”",
    es: "«{given}» no es una respuesta posible a «{question}»",
  },
  "script-order-incomplete": {
    en: "the order given for “{question}” is incomplete: {given}",
    es: "el orden dado para «{question}» está incompleto: {given}",
  },
  "script-not-used-up": {
    en: "the script holds answers that nobody asked for (left: {left})",
    es: "el guion contiene respuestas que nadie pidió (sobran: {left})",
  },
  "state-format": {
    en: "this saved game has format {format}; this version reads format {reads}",
    es: "esta partida guardada tiene el formato {format}; esta versión lee el formato {reads}",
  },
  "not-at-rest": {
    en: "this saved game stands where nobody has to decide; a game is saved at a decision",
    es: "esta partida guardada está donde nadie tiene que decidir; una partida se guarda en una decisión",
  },
  "replay-format": {
    en: "this replay has format {format}; this version reads format {reads}",
    es: "esta repetición tiene el formato {format}; esta versión lee el formato {reads}",
  },
  "illegal-action": {
    en: "action {index} of the replay is not legal there: {rule}",
    es: "la acción {index} de la repetición no es legal en ese punto: {rule}",
  },
  "other-final-state": {
    en: "the replay does not end in the position that it names",
    es: "la repetición no acaba en la posición que indica",
  },
  "table-format": {
    en: "this table has format {format}; this version reads format {reads}",
    es: "esta mesa tiene el formato {format}; esta versión lee el formato {reads}",
  },
  stale: {
    en: "this answers an earlier position ({seq}); the table is at {now}",
    es: "esto responde a una posición anterior ({seq}); la mesa está en {now}",
  },
  "nothing-held": {
    en: "there is no answer on hold to take back",
    es: "no hay ninguna respuesta en espera que retirar",
  },
  "question-gone": {
    en: "the question that this answered no longer stands",
    es: "la pregunta a la que esto respondía ya no está en pie",
  },
  "tt.referee.message game-over": { en: "the game is over", es: "la partida ha terminado" },
  "not-over": { en: "the game is not over yet", es: "la partida aún no ha terminado" },
  "foreseeable-seed": {
    en: "a seed that begins with “fast:” gives draws that can be foreseen; a table of people takes another",
    es: "una semilla que empieza por «fast:» da resultados previsibles; una mesa de personas usa otra",
  },
  "other-seed": {
    en: "the seed is not the one that was committed to: its commitment is {commitment}; expected {expected}",
    es: "la semilla no es la comprometida: su compromiso es {commitment}; se esperaba {expected}",
  },
  "other-word": {
    en: "the word mixed in for this seat is “{word}”; expected “{expected}”",
    es: "la palabra mezclada para este asiento es «{word}»; se esperaba «{expected}»",
  },
  "other-draws": {
    en: "the replay was not drawn from this seed and these words",
    es: "la repetición no salió de esta semilla y estas palabras",
  },
  "not-as-seen": {
    en: "view {view} of those shown to this seat is none of this game in that order",
    es: "la vista {view} de las mostradas a este asiento no es de esta partida en ese orden",
  },
  "not-your-seat": { en: "the seat ({seat}) is another person's", es: "el puesto ({seat}) es de otra persona" },
  "not-at-the-table": { en: "the sender has no seat at this table", es: "quien envía no tiene puesto en esta mesa" },
  "not-awaited": {
    en: "no answer of this seat ({seat}) is missing, so its time cannot run out",
    es: "no falta ninguna respuesta de este puesto ({seat}), así que no se le puede acabar el tiempo",
  },
  "nothing-to-undo": { en: "there is nothing to take back", es: "no hay nada que deshacer" },
  "not-your-action": {
    en: "the last action was another person's ({by})",
    es: "la última acción fue de otra persona ({by})",
  },
  "something-was-revealed": {
    en: "the last action revealed something and cannot be taken back",
    es: "la última acción reveló algo y no se puede deshacer",
  },
};
