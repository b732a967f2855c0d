import type { Golden } from "./golden.ts";

/** Projects, read and found right line by line. */
export const PROJECTS: Golden = {
  "construct-factory": {
    en: [
      "Construct Factory",
      "Imperial project",
      "Logistics 1 · 2 copies",
      "Resolved in an Imperial system.",
      "Effect: Remove the sabotage marker from this system, if there is one. For each resource icon of this system, put 1 unit with that icon on the Imperial build queue, on the space with the system's number.",
    ],
    es: [
      "Construir fábrica",
      "Proyecto Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema Imperial.",
      "Efecto: Retira el indicador de Sabotaje de este sistema, si lo hay. Por cada icono de recurso de este sistema, pon 1 unidad de ese icono en la cola de construcción Imperial, en la casilla con el número del sistema.",
    ],
  },
  "construct-super-star-destroyer": {
    en: [
      "Construct Super Star Destroyer",
      "Imperial project",
      "Logistics 1 · 2 copies",
      "Resolved in an Imperial system with a blue square icon.",
      "Effect: Put 1 Super Star Destroyer on space 3 of the Imperial build queue.",
    ],
    es: [
      "Construir Super Destructor Estelar",
      "Proyecto Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema Imperial con un icono cuadrado azul.",
      "Efecto: Pon 1 Superdestructor estelar en la casilla 3 de la cola de construcción Imperial.",
    ],
  },
  "construct-death-star": {
    en: [
      "Construct Death Star",
      "Imperial project",
      "Logistics 1",
      "Resolved in a remote system without Rebel units.",
      "Effect: Gain 1 Death Star Under Construction in this system. Put 1 Death Star on space 3 of the Imperial build queue.",
    ],
    es: [
      "Construir Estrella de la Muerte",
      "Proyecto Imperial",
      "Logística 1",
      "Se resuelve en un sistema lejano sin unidades Rebeldes.",
      "Efecto: Gana 1 Estrella de la Muerte parcialmente construida en este sistema. Pon 1 Estrella de la Muerte en la casilla 3 de la cola de construcción Imperial.",
    ],
  },
  "oversee-project": {
    en: [
      "Oversee Project",
      "Imperial project",
      "Logistics 1 · 2 copies",
      "Resolved in a system with an Imperial unit, without Rebel units and without a sabotage marker.",
      "Effect: Deploy 1 unit from space 1 or 2 of the Imperial build queue in this system.",
    ],
    es: [
      "Supervisar proyecto",
      "Proyecto Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema con una unidad Imperial, sin unidades Rebeldes y sin indicador de Sabotaje.",
      "Efecto: Despliega 1 unidad de la casilla 1 o 2 de la cola de construcción Imperial en este sistema.",
    ],
  },
  "superlaser-online": {
    en: [
      "Superlaser Online",
      "Imperial project",
      "Logistics 1 · 3 copies",
      "Resolved in a system with a Death Star.",
      "Effect: Destroy this system. Choose a populous system in the same region. Gain 1 Imperial loyalty in the chosen system.",
    ],
    es: [
      "Superláser operativo",
      "Proyecto Imperial",
      "Logística 1 · 3 copias",
      "Se resuelve en un sistema con una Estrella de la Muerte.",
      "Efecto: Destruye este sistema. Elige un sistema populoso de la misma región. Gana 1 de lealtad Imperial en el sistema elegido.",
    ],
  },
};
