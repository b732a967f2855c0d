import type { Golden } from "./golden.ts";

/** Types of unit, read and found right line by line. */
export const UNITS: Golden = {
  "rebel-transport": {
    en: [
      "Rebel Transport",
      "Rebel capital ship",
      "Health 2 (red) · Transport 4 · Icon blue triangle · 4 in the box",
      "If it is the only type of ship you have left against enemy ships, it must retreat or is destroyed.",
    ],
    es: [
      "Transporte rebelde",
      "Nave de línea Rebelde",
      "Resistencia 2 (rojo) · Transporte 4 · Icono triangular azul · 4 en la caja",
      "Si es el único tipo de nave que te queda frente a naves enemigas, debe retirarse o es destruido.",
    ],
  },
  "corellian-corvette": {
    en: [
      "Corellian Corvette",
      "Rebel capital ship",
      "Attack 1 red die and 1 black die · Health 2 (red) · Transport 2 · Icon blue circle · 4 in the box",
    ],
    es: [
      "Corbeta corelliana",
      "Nave de línea Rebelde",
      "Ataque 1 dado rojo y 1 dado negro · Resistencia 2 (rojo) · Transporte 2 · Icono circular azul · 4 en la caja",
    ],
  },
  "mon-calamari-cruiser": {
    en: [
      "Mon Calamari Cruiser",
      "Rebel capital ship",
      "Attack 2 red dice and 1 black die · Health 4 (red) · Transport 4 · Icon blue square · 3 in the box",
    ],
    es: [
      "Crucero mon calamari",
      "Nave de línea Rebelde",
      "Ataque 2 dados rojos y 1 dado negro · Resistencia 4 (rojo) · Transporte 4 · Icono cuadrado azul · 3 en la caja",
    ],
  },
  "x-wing": {
    en: ["X-wing", "Rebel fighter", "Attack 1 black die · Health 1 (black) · Icon blue triangle · 8 in the box"],
    es: ["Ala-X", "Caza Rebelde", "Ataque 1 dado negro · Resistencia 1 (negro) · Icono triangular azul · 8 en la caja"],
  },
  "y-wing": {
    en: ["Y-wing", "Rebel fighter", "Attack 1 red die · Health 1 (black) · Icon blue triangle · 12 in the box"],
    es: ["Ala-Y", "Caza Rebelde", "Ataque 1 dado rojo · Resistencia 1 (negro) · Icono triangular azul · 12 en la caja"],
  },
  "rebel-trooper": {
    en: [
      "Rebel Trooper",
      "Rebel trooper",
      "Attack 1 black die · Health 1 (black) · Icon orange triangle · 21 in the box",
      "Needs transport to move.",
    ],
    es: [
      "Soldado rebelde",
      "Soldado Rebelde",
      "Ataque 1 dado negro · Resistencia 1 (negro) · Icono triangular naranja · 21 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
  airspeeder: {
    en: [
      "Airspeeder",
      "Rebel vehicle",
      "Attack 1 red die and 1 black die · Health 2 (red) · Icon orange circle · 6 in the box",
      "Needs transport to move.",
    ],
    es: [
      "Aerodeslizador",
      "Vehículo Rebelde",
      "Ataque 1 dado rojo y 1 dado negro · Resistencia 2 (rojo) · Icono circular naranja · 6 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
  "shield-generator": {
    en: [
      "Shield Generator",
      "Rebel structure",
      "Health 3 (red) · Icon orange square · 3 in the box",
      "Does not move.",
      "At the start of each ground battle in its system, you draw 1 ground tactic card.",
    ],
    es: [
      "Generador de escudo",
      "Estructura Rebelde",
      "Resistencia 3 (rojo) · Icono cuadrado naranja · 3 en la caja",
      "No se mueve.",
      "Al principio de cada batalla terrestre en su sistema, robas 1 carta de Táctica terrestre.",
    ],
  },
  "ion-cannon": {
    en: [
      "Ion Cannon",
      "Rebel structure",
      "Health 3 (red) · Icon orange square · 3 in the box",
      "Does not move.",
      "In each space battle in its system the enemy rolls 2 red dice fewer.",
    ],
    es: [
      "Cañón de iones",
      "Estructura Rebelde",
      "Resistencia 3 (rojo) · Icono cuadrado naranja · 3 en la caja",
      "No se mueve.",
      "En cada batalla espacial en su sistema el enemigo tira 2 dados rojos menos.",
    ],
  },
  "assault-carrier": {
    en: [
      "Assault Carrier",
      "Imperial capital ship",
      "Attack 1 red die and 1 black die · Health 2 (red) · Transport 4 · Icon blue circle · 8 in the box",
    ],
    es: [
      "Portacazas de asalto",
      "Nave de línea Imperial",
      "Ataque 1 dado rojo y 1 dado negro · Resistencia 2 (rojo) · Transporte 4 · Icono circular azul · 8 en la caja",
    ],
  },
  "star-destroyer": {
    en: [
      "Star Destroyer",
      "Imperial capital ship",
      "Attack 2 red dice and 1 black die · Health 4 (red) · Transport 6 · Icon blue square · 8 in the box",
    ],
    es: [
      "Destructor estelar",
      "Nave de línea Imperial",
      "Ataque 2 dados rojos y 1 dado negro · Resistencia 4 (rojo) · Transporte 6 · Icono cuadrado azul · 8 en la caja",
    ],
  },
  "super-star-destroyer": {
    en: [
      "Super Star Destroyer",
      "Imperial capital ship",
      "Attack 3 red dice and 2 black dice · Health 6 (red) · Transport 8 · 2 in the box",
    ],
    es: [
      "Superdestructor estelar",
      "Nave de línea Imperial",
      "Ataque 3 dados rojos y 2 dados negros · Resistencia 6 (rojo) · Transporte 8 · 2 en la caja",
    ],
  },
  "death-star": {
    en: [
      "Death Star",
      "Imperial space station",
      "Attack 4 red dice · Transport 8 · 2 in the box",
      "Has no health and takes no damage.",
      "Death Star Plans can destroy it.",
      "While it is in a combat, none of your units can retreat.",
    ],
    es: [
      "Estrella de la Muerte",
      "Estación espacial Imperial",
      "Ataque 4 dados rojos · Transporte 8 · 2 en la caja",
      "No tiene Resistencia ni recibe daño.",
      "Los Planos de la Estrella de la Muerte pueden destruirla.",
      "Mientras esté en un combate, ninguna de tus unidades puede retirarse.",
    ],
  },
  "death-star-under-construction": {
    en: [
      "Death Star Under Construction",
      "Imperial space station",
      "Health 4 (black) · 1 in the box",
      "Does not move.",
      "The Death Star that leaves the build queue takes its place; if it is destroyed, so is that Death Star. Left as your only ship against enemy ships at the end of a combat round, it is destroyed.",
      "While it is in a combat, none of your units can retreat.",
    ],
    es: [
      "Estrella de la Muerte parcialmente construida",
      "Estación espacial Imperial",
      "Resistencia 4 (negro) · 1 en la caja",
      "No se mueve.",
      "La Estrella de la Muerte que sale de la cola de construcción ocupa su lugar; si es destruida, esa también. Si al final de una ronda de combate es tu única nave frente a naves enemigas, es destruida.",
      "Mientras esté en un combate, ninguna de tus unidades puede retirarse.",
    ],
  },
  "tie-fighter": {
    en: [
      "TIE Fighter",
      "Imperial fighter",
      "Attack 1 black die · Health 1 (black) · Icon blue triangle · 24 in the box",
      "Needs transport to move.",
    ],
    es: [
      "Caza TIE",
      "Caza Imperial",
      "Ataque 1 dado negro · Resistencia 1 (negro) · Icono triangular azul · 24 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
  stormtrooper: {
    en: [
      "Stormtrooper",
      "Imperial trooper",
      "Attack 1 black die · Health 1 (black) · Icon orange triangle · 30 in the box",
      "Needs transport to move.",
    ],
    es: [
      "Soldado de asalto",
      "Soldado Imperial",
      "Ataque 1 dado negro · Resistencia 1 (negro) · Icono triangular naranja · 30 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
  "at-st": {
    en: [
      "AT-ST",
      "Imperial vehicle",
      "Attack 1 red die and 1 black die · Health 2 (red) · Icon orange circle · 10 in the box",
      "Needs transport to move.",
    ],
    es: [
      "AT-ST",
      "Vehículo Imperial",
      "Ataque 1 dado rojo y 1 dado negro · Resistencia 2 (rojo) · Icono circular naranja · 10 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
  "at-at": {
    en: [
      "AT-AT",
      "Imperial vehicle",
      "Attack 2 red dice and 1 black die · Health 3 (red) · Icon orange square · 4 in the box",
      "Needs transport to move.",
    ],
    es: [
      "AT-AT",
      "Vehículo Imperial",
      "Ataque 2 dados rojos y 1 dado negro · Resistencia 3 (rojo) · Icono cuadrado naranja · 4 en la caja",
      "Necesita transporte para moverse.",
    ],
  },
};
