import type { Golden } from "./golden.ts";

/** Leaders, read and found right line by line. */
export const LEADERS: Golden = {
  "mon-mothma": {
    en: [
      "Mon Mothma",
      "Rebel starting leader (Admiral's pool)",
      "Diplomacy 3 · Logistics 1",
      "No tactic values: cannot activate systems.",
    ],
    es: [
      "Mon Mothma",
      "Líder Rebelde inicial (reserva del Almirante)",
      "Diplomacia 3 · Logística 1",
      "Sin puntuaciones de Táctica: no puede activar sistemas.",
    ],
  },
  "jan-dodonna": {
    en: [
      "Jan Dodonna",
      "Rebel starting leader (Admiral's pool)",
      "Diplomacy 1 · Intel 2 · Space tactics 2 · Ground tactics 1",
    ],
    es: [
      "Jan Dodonna",
      "Líder Rebelde inicial (reserva del Almirante)",
      "Diplomacia 1 · Espionaje 2 · Táctica espacial 2 · Táctica terrestre 1",
    ],
  },
  "princess-leia": {
    en: [
      "Princess Leia",
      "Rebel starting leader (General's pool)",
      "Diplomacy 2 · Intel 2 · Spec Ops 1 · Space tactics 1 · Ground tactics 1",
    ],
    es: [
      "Princesa Leia",
      "Líder Rebelde inicial (reserva del General)",
      "Diplomacia 2 · Espionaje 2 · Operaciones especiales 1 · Táctica espacial 1 · Táctica terrestre 1",
    ],
  },
  "general-rieekan": {
    en: [
      "General Rieekan",
      "Rebel starting leader (General's pool)",
      "Diplomacy 1 · Spec Ops 1 · Logistics 1 · Space tactics 1 · Ground tactics 2",
    ],
    es: [
      "General Rieekan",
      "Líder Rebelde inicial (reserva del General)",
      "Diplomacia 1 · Operaciones especiales 1 · Logística 1 · Táctica espacial 1 · Táctica terrestre 2",
    ],
  },
  "admiral-ackbar": {
    en: [
      "Admiral Ackbar",
      "Rebel leader (Admiral's pool)",
      "Diplomacy 2 · Logistics 1 · Space tactics 3 · Ground tactics 1",
    ],
    es: [
      "Almirante Ackbar",
      "Líder Rebelde (reserva del Almirante)",
      "Diplomacia 2 · Logística 1 · Táctica espacial 3 · Táctica terrestre 1",
    ],
  },
  "han-solo": {
    en: [
      "Han Solo",
      "Rebel leader (Admiral's pool)",
      "Diplomacy 1 · Intel 1 · Spec Ops 2 · Space tactics 2 · Ground tactics 2",
    ],
    es: [
      "Han Solo",
      "Líder Rebelde (reserva del Almirante)",
      "Diplomacia 1 · Espionaje 1 · Operaciones especiales 2 · Táctica espacial 2 · Táctica terrestre 2",
    ],
  },
  "lando-calrissian": {
    en: [
      "Lando Calrissian",
      "Rebel leader (Admiral's pool)",
      "Diplomacy 1 · Intel 1 · Spec Ops 1 · Logistics 1 · Space tactics 2 · Ground tactics 2",
    ],
    es: [
      "Lando Calrissian",
      "Líder Rebelde (reserva del Almirante)",
      "Diplomacia 1 · Espionaje 1 · Operaciones especiales 1 · Logística 1 · Táctica espacial 2 · Táctica terrestre 2",
    ],
  },
  "wedge-antilles": {
    en: ["Wedge Antilles", "Rebel leader (Admiral's pool)", "Spec Ops 2 · Space tactics 3 · Ground tactics 1"],
    es: [
      "Wedge Antilles",
      "Líder Rebelde (reserva del Almirante)",
      "Operaciones especiales 2 · Táctica espacial 3 · Táctica terrestre 1",
    ],
  },
  chewbacca: {
    en: ["Chewbacca", "Rebel leader (General's pool)", "Spec Ops 3 · Space tactics 1 · Ground tactics 2"],
    es: [
      "Chewbacca",
      "Líder Rebelde (reserva del General)",
      "Operaciones especiales 3 · Táctica espacial 1 · Táctica terrestre 2",
    ],
  },
  "general-madine": {
    en: [
      "General Madine",
      "Rebel leader (General's pool)",
      "Intel 2 · Spec Ops 2 · Space tactics 1 · Ground tactics 3",
    ],
    es: [
      "General Madine",
      "Líder Rebelde (reserva del General)",
      "Espionaje 2 · Operaciones especiales 2 · Táctica espacial 1 · Táctica terrestre 3",
    ],
  },
  "luke-skywalker": {
    en: [
      "Luke Skywalker",
      "Rebel leader (General's pool)",
      "Intel 2 · Spec Ops 1 · Space tactics 2 · Ground tactics 2",
    ],
    es: [
      "Luke Skywalker",
      "Líder Rebelde (reserva del General)",
      "Espionaje 2 · Operaciones especiales 1 · Táctica espacial 2 · Táctica terrestre 2",
    ],
  },
  "luke-skywalker-jedi": {
    en: [
      "Luke Skywalker (Jedi)",
      "Rebel leader (General's pool, enters by a card)",
      "Intel 3 · Spec Ops 2 · Space tactics 3 · Ground tactics 3",
      "Counts as Luke Skywalker for cards.",
    ],
    es: [
      "Luke Skywalker (Jedi)",
      "Líder Rebelde (reserva del General, entra mediante una carta)",
      "Espionaje 3 · Operaciones especiales 2 · Táctica espacial 3 · Táctica terrestre 3",
      "Para las cartas cuenta como Luke Skywalker.",
    ],
  },
  "obi-wan-kenobi": {
    en: [
      "Obi-Wan Kenobi",
      "Rebel leader (General's pool)",
      "Diplomacy 1 · Intel 3 · Space tactics 1 · Ground tactics 3",
    ],
    es: [
      "Obi-Wan Kenobi",
      "Líder Rebelde (reserva del General)",
      "Diplomacia 1 · Espionaje 3 · Táctica espacial 1 · Táctica terrestre 3",
    ],
  },
  "emperor-palpatine": {
    en: [
      "Emperor Palpatine",
      "Imperial starting leader (Admiral's pool)",
      "Diplomacy 3 · Intel 2 · Space tactics 3 · Ground tactics 2",
    ],
    es: [
      "Emperador Palpatine",
      "Líder Imperial inicial (reserva del Almirante)",
      "Diplomacia 3 · Espionaje 2 · Táctica espacial 3 · Táctica terrestre 2",
    ],
  },
  "grand-moff-tarkin": {
    en: [
      "Grand Moff Tarkin",
      "Imperial starting leader (Admiral's pool)",
      "Diplomacy 1 · Intel 1 · Logistics 1 · Space tactics 2 · Ground tactics 1",
    ],
    es: [
      "Gran Moff Tarkin",
      "Líder Imperial inicial (reserva del Almirante)",
      "Diplomacia 1 · Espionaje 1 · Logística 1 · Táctica espacial 2 · Táctica terrestre 1",
    ],
  },
  "darth-vader": {
    en: [
      "Darth Vader",
      "Imperial starting leader (General's pool)",
      "Diplomacy 2 · Spec Ops 3 · Space tactics 2 · Ground tactics 3",
    ],
    es: [
      "Darth Vader",
      "Líder Imperial inicial (reserva del General)",
      "Diplomacia 2 · Operaciones especiales 3 · Táctica espacial 2 · Táctica terrestre 3",
    ],
  },
  "general-tagge": {
    en: [
      "General Tagge",
      "Imperial starting leader (General's pool)",
      "Spec Ops 1 · Logistics 1 · Space tactics 1 · Ground tactics 2",
    ],
    es: [
      "General Tagge",
      "Líder Imperial inicial (reserva del General)",
      "Operaciones especiales 1 · Logística 1 · Táctica espacial 1 · Táctica terrestre 2",
    ],
  },
  "admiral-ozzel": {
    en: [
      "Admiral Ozzel",
      "Imperial leader (Admiral's pool)",
      "Intel 1 · Logistics 1 · Space tactics 2 · Ground tactics 1",
    ],
    es: [
      "Almirante Ozzel",
      "Líder Imperial (reserva del Almirante)",
      "Espionaje 1 · Logística 1 · Táctica espacial 2 · Táctica terrestre 1",
    ],
  },
  "admiral-piett": {
    en: [
      "Admiral Piett",
      "Imperial leader (Admiral's pool)",
      "Intel 2 · Spec Ops 1 · Space tactics 3 · Ground tactics 1",
    ],
    es: [
      "Almirante Piett",
      "Líder Imperial (reserva del Almirante)",
      "Espionaje 2 · Operaciones especiales 1 · Táctica espacial 3 · Táctica terrestre 1",
    ],
  },
  "soontir-fel": {
    en: [
      "Soontir Fel",
      "Imperial leader (Admiral's pool)",
      "Intel 1 · Spec Ops 2 · Space tactics 2 · Ground tactics 1",
    ],
    es: [
      "Soontir Fel",
      "Líder Imperial (reserva del Almirante)",
      "Espionaje 1 · Operaciones especiales 2 · Táctica espacial 2 · Táctica terrestre 1",
    ],
  },
  "janus-greejatus": {
    en: [
      "Janus Greejatus",
      "Imperial leader (Admiral's pool)",
      "Diplomacy 2 · Intel 1",
      "No tactic values: cannot activate systems.",
    ],
    es: [
      "Janus Greejatus",
      "Líder Imperial (reserva del Almirante)",
      "Diplomacia 2 · Espionaje 1",
      "Sin puntuaciones de Táctica: no puede activar sistemas.",
    ],
  },
  "boba-fett": {
    en: [
      "Boba Fett",
      "Imperial leader (General's pool)",
      "Intel 2 · Spec Ops 3",
      "No tactic values: cannot activate systems.",
    ],
    es: [
      "Boba Fett",
      "Líder Imperial (reserva del General)",
      "Espionaje 2 · Operaciones especiales 3",
      "Sin puntuaciones de Táctica: no puede activar sistemas.",
    ],
  },
  "colonel-yularen": {
    en: ["Colonel Yularen", "Imperial leader (General's pool)", "Intel 3 · Space tactics 2 · Ground tactics 2"],
    es: [
      "Coronel Yularen",
      "Líder Imperial (reserva del General)",
      "Espionaje 3 · Táctica espacial 2 · Táctica terrestre 2",
    ],
  },
  "general-veers": {
    en: ["General Veers", "Imperial leader (General's pool)", "Spec Ops 2 · Space tactics 1 · Ground tactics 3"],
    es: [
      "General Veers",
      "Líder Imperial (reserva del General)",
      "Operaciones especiales 2 · Táctica espacial 1 · Táctica terrestre 3",
    ],
  },
  "moff-jerjerrod": {
    en: [
      "Moff Jerjerrod",
      "Imperial leader (General's pool)",
      "Diplomacy 1 · Logistics 1 · Space tactics 1 · Ground tactics 1",
    ],
    es: [
      "Moff Jerjerrod",
      "Líder Imperial (reserva del General)",
      "Diplomacia 1 · Logística 1 · Táctica espacial 1 · Táctica terrestre 1",
    ],
  },
};
