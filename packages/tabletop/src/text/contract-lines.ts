import type { Lines } from "./locale.ts";

/** Texts of the refusals that all games share, by code: faults of input, actions, scripts, replays and messages. */
export const CONTRACT_LINES: Lines = {
  "wrong-shape": {
    en: "the input has the wrong shape at “{path}”. Expected {expected}, but received {received}",
    es: "la entrada no tiene la forma correcta en «{path}». Se esperaba {expected} y se recibió {received}",
  },
  "unknown-key": {
    en: "the input has an unknown key, “{path}”. The keys allowed there are: {known}",
    es: "la entrada tiene una clave desconocida, «{path}». Las claves que se admiten ahí son: {known}",
  },
  "no-such-name": {
    en: "this game has no {kind} named “{name}”. The closest names are: {like}",
    es: "este juego no tiene nada llamado «{name}» (se buscaba: {kind}). Los nombres más parecidos son: {like}",
  },
  "not-a-scenario": {
    en: "a part of the scenario does not have the shape of a scenario",
    es: "una parte del escenario no tiene la forma que debe tener un escenario",
  },
  "too-many-values": {
    en: "the input contains too many values. The limit is {values}",
    es: "la entrada contiene demasiados valores. El límite es {values}",
  },
  "too-deep": {
    en: "the input is nested too deeply. The limit is {depth} levels",
    es: "la entrada tiene demasiados niveles de anidamiento. El límite es {depth}",
  },
  "text-too-long": {
    en: "the input contains a text that is too long. The limit is {text} characters",
    es: "la entrada contiene un texto demasiado largo. El límite es de {text} caracteres",
  },
  "not-a-finite-number": {
    en: "the input contains a number that is not finite. Only finite numbers are allowed",
    es: "la entrada contiene un número que no es finito. Solo se admiten números finitos",
  },
  "negative-zero": {
    en: "the input contains a negative zero, which JSON cannot represent. Use 0 instead",
    es: "la entrada contiene un cero negativo, que JSON no puede representar. Usa 0 en su lugar",
  },
  "not-json": { en: "the input is not plain JSON", es: "la entrada no es JSON simple" },
  "not-plain-data": {
    en: "the input contains a property that is not plain data, such as a getter",
    es: "la entrada contiene una propiedad que no es un dato simple, como un getter",
  },
  "not-a-plain-array": {
    en: "the input contains an array that is not a plain JSON array",
    es: "la entrada contiene una lista que no es una lista simple de JSON",
  },
  "not-a-plain-object": {
    en: "the input contains an object that is not a plain JSON object",
    es: "la entrada contiene un objeto que no es un objeto simple de JSON",
  },
  "hostile-key": { en: "the input contains a forbidden key", es: "la entrada contiene una clave prohibida" },
  "other-catalogue": {
    en: "this was made with a different catalogue of cards from the one in use",
    es: "esto se hizo con un catálogo de cartas distinto del que está en uso",
  },
  "changed-catalogue": {
    en: "this was made with an older catalogue of cards and cannot be continued. These parts have changed since then: {changed}",
    es: "esto se hizo con un catálogo de cartas anterior y no puede continuar. Desde entonces han cambiado estas partes: {changed}",
  },
  "not-of-its-edition": {
    en: "this document does not have the shape of the edition that it names",
    es: "este documento no tiene la forma de la edición que indica",
  },
  "other-game": {
    en: "this belongs to the game “{game}”, but this library plays “{expected}”",
    es: "esto pertenece al juego «{game}», pero esta biblioteca juega a «{expected}»",
  },
  "not-the-decider": {
    en: "{by} cannot decide this now. The decision belongs to {decider}",
    es: "{by} no puede decidir esto ahora. Decide {decider}",
  },
  "other-question": {
    en: "another decision has to be made first ({asks})",
    es: "antes hay que tomar otra decisión ({asks})",
  },
  "not-its-time": {
    en: "this cannot be decided now. It belongs to another part of the game",
    es: "esto no se puede decidir ahora. Corresponde a otra parte de la partida",
  },
  "not-picked": {
    en: "this was not picked, so it cannot be taken back",
    es: "esto no se había elegido, así que no se puede deshacer",
  },
  "not-asked": {
    en: "this is not a possible answer now ({type}). Possible answers are: {takes}",
    es: "esto no es una respuesta posible ahora ({type}). Las respuestas posibles son: {takes}",
  },
  "game-over": { en: "the game is over. Winner: {winners}", es: "la partida ha terminado. Ganador: {winners}" },
  "script-used-up": {
    en: "the script has no answer left for “{question}”. Add one",
    es: "al guion no le quedan respuestas para «{question}». Añade una",
  },
  "script-other-label": {
    en: "the script answers “{given}”, but the question is “{question}”",
    es: "el guion responde a «{given}», pero la pregunta es «{question}»",
  },
  "script-no-such-option": {
    en: "“{given}” is not a possible answer to “{question}”",
    es: "«{given}» no es una respuesta posible a «{question}»",
  },
  "script-order-incomplete": {
    en: "the script orders only a part of the pieces for “{question}”: {given}. Name all of them",
    es: "el guion solo ordena una parte para «{question}»: {given}. Indícalo todo",
  },
  "script-not-used-up": {
    en: "the script has answers left over that no question asked for. Answers left: {left}",
    es: "al guion le sobran respuestas que ninguna pregunta pidió. Respuestas que sobran: {left}",
  },
  "state-format": {
    en: "this saved game has format {format}, but this version can only read format {reads}",
    es: "esta partida guardada tiene el formato {format}, pero esta versión solo lee el formato {reads}",
  },
  "not-at-rest": {
    en: "this saved game does not wait for any decision. A game can be saved only while a player has to decide",
    es: "esta partida guardada no espera ninguna decisión. Una partida solo se puede guardar cuando un jugador tiene que decidir",
  },
  "replay-format": {
    en: "this replay has format {format}, but this version can only read format {reads}",
    es: "esta repetición tiene el formato {format}, pero esta versión solo lee el formato {reads}",
  },
  "illegal-action": {
    en: "action {index} of the replay is not legal at that point. It breaks the rule {rule}",
    es: "la acción {index} de la repetición no es legal en ese punto. Incumple la regla {rule}",
  },
  "other-final-state": {
    en: "the replay does not end in the position that it claims to end in",
    es: "la repetición no acaba en la posición que indica",
  },
  "table-format": {
    en: "this table has format {format}, but this version can only read format {reads}",
    es: "esta mesa tiene el formato {format}, pero esta versión solo lee el formato {reads}",
  },
  stale: {
    en: "this answers an earlier position ({seq}). The table is now at position {now}",
    es: "esto responde a una posición anterior ({seq}). La mesa está ahora en la posición {now}",
  },
  "nothing-held": {
    en: "this seat has no answer on hold that could be taken back",
    es: "este puesto no tiene ninguna respuesta en espera que se pueda retirar",
  },
  "question-gone": {
    en: "the question that this answers is no longer open",
    es: "la pregunta a la que esto responde ya no está abierta",
  },
  "tt.referee.message game-over": { en: "the game is over", es: "la partida ha terminado" },
  "not-over": { en: "the game is not over yet", es: "la partida aún no ha terminado" },
  "foreseeable-seed": {
    en: "a seed that begins with “fast:” is predictable. Use another seed at a table with people",
    es: "una semilla que empieza por «fast:» es previsible. Usa otra semilla en una mesa con personas",
  },
  "other-seed": {
    en: "the seed does not match the commitment that was published. Its commitment is {commitment}, but {expected} was published",
    es: "la semilla no coincide con el compromiso publicado. Su compromiso es {commitment}, pero se publicó {expected}",
  },
  "other-word": {
    en: "the word of this seat in the replay is “{word}”, but the seat sent “{expected}”",
    es: "la palabra de este puesto en la repetición es «{word}», pero el puesto envió «{expected}»",
  },
  "other-draws": {
    en: "the random draws of the replay do not come from this seed and these words",
    es: "los resultados al azar de la repetición no salen de esta semilla y estas palabras",
  },
  "not-as-seen": {
    en: "view {view} of the views shown to this seat does not occur in this game after the earlier ones",
    es: "la vista {view} de las mostradas a este puesto no aparece en esta partida después de las anteriores",
  },
  "not-your-seat": { en: "the seat ({seat}) belongs to another person", es: "el puesto ({seat}) es de otra persona" },
  "not-at-the-table": {
    en: "the sender does not have a seat at this table",
    es: "quien envía esto no tiene ningún puesto en esta mesa",
  },
  "not-awaited": {
    en: "this seat ({seat}) does not owe an answer, so its time cannot run out",
    es: "este puesto ({seat}) no tiene ninguna respuesta pendiente, así que no se le puede acabar el tiempo",
  },
  "nothing-to-undo": {
    en: "there is no action that could be taken back",
    es: "no hay ninguna acción que se pueda deshacer",
  },
  "not-your-action": {
    en: "the last action was made by another person ({by}). Only that person can take it back",
    es: "la última acción la hizo otra persona ({by}). Solo esa persona puede deshacerla",
  },
  "something-was-revealed": {
    en: "the last action revealed hidden information, so it cannot be taken back",
    es: "la última acción reveló información oculta, así que no se puede deshacer",
  },
};
