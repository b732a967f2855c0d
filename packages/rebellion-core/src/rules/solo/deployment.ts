import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_DEPLOYMENT_IDS } from "./automa-ids.ts";

/** What the Empire builds, and where it deploys. */
export const SOLO_DEPLOYMENT_RULES: RuleIndex<(typeof SOLO_DEPLOYMENT_IDS)[number]> = {
  "solo.refresh.build.choice": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 7b: units follow the resources of loyal and subjugated systems; where an icon allows several unit types choose at random among those available in the supply.",
    ambiguity:
      "Whether the random choice is made per icon, and whether a Shield Bunker takes part in it, is not said. Reading: Per icon, over the unit types available; the Shield Bunker is one of them only while solo.refresh.build.bunker allows it.",
  },
  "solo.deploy.hidden.system": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base hidden, 1: take the Imperial system with the highest VP; ties: the one whose fleet has the lowest VF.",
    ambiguity:
      "Imperial system is read as loyal or subjugated; systems where deployment is forbidden are not excluded in words; ties after the fleet's VF are not covered. Reading: Only systems where a unit may legally be deployed are considered. Sort them once, before the first unit: VP, then lowest VF of the fleet, then random.",
  },
  "solo.deploy.hidden.theater": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base hidden, 2: take the theater with fewer Imperial units there (tie random) and deploy the available unit of that theater with the highest VF; if there is none, the highest VF unit of the other theater.",
    ambiguity:
      "Whether the count is of Imperial units only is not said; equal units are not covered. Reading: Imperial units only, including units just deployed. Equal VF: random among the unit types.",
  },
  "solo.deploy.hidden.next": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base hidden, 3: go on with the next Imperial system by VP, one unit at a time, wrapping round to the first until all units are placed.",
  },
  "solo.deploy.hidden.leftover": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base hidden, 4: when every possible system has received 2, the remaining units go back to space 1 of the queue.",
  },
  "solo.deploy.death-star": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "restriction",
    rule: "A Death Star leaving the queue goes to the system of the Death Star Under Construction and a bunker where its own rule allows; the flow chart covers the other units.",
    ambiguity:
      "The chart does not exempt them. Reading: The Death Star has no choice; a bunker goes first to the system of a Death Star Under Construction, then of a Death Star.",
  },
  "solo.deploy.revealed.systems": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base revealed: serve first the Imperial systems closest to the base whose distance to it is less than MR minus MT.",
    ambiguity:
      "Ties are not covered here. Reading: Closest first; ties: highest VP (guide), lowest VF of the fleet, random. MR and MT are read after the time marker has moved.",
  },
  "solo.deploy.revealed.units": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base revealed: into each of those systems deploy the 2 units with the highest VF, one of each theater if possible.",
    ambiguity:
      "One of each theater if possible leaves the second unit open when one theater has none waiting. Reading: The highest VF of each theater; if one theater has none, the two highest of the other. Equal VF: random.",
  },
  "solo.deploy.revealed.leftover": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Deployment, base revealed: units left after those systems follow the hidden-base procedure.",
  },
  "solo.var.deploy.system": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN / Variación (despliegue)",
    kind: "option",
    rule: "VARIATION, deployment priority, base hidden: take the Imperial system closest to a PBR; ties: closest to the Rebel system with the highest VP, or to the Imperial system with the highest VP.",
    ambiguity:
      "Whether the two tie-breaks are alternatives or a sequence is unclear. Reading: Sequence, as the guide prints: PBR, then Rebel system by VP, then Imperial system by VP, then random.",
  },
  "solo.var.deploy.first-unit": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN / Variación (despliegue)",
    kind: "option",
    rule: "VARIATION, deployment priority: choose theater and unit as in the normal solo procedure, one unit.",
    coveredBy: "solo.deploy.hidden.theater",
  },
  "solo.var.deploy.next": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN / Variación (despliegue)",
    kind: "option",
    rule: "VARIATION, deployment priority: continue with the next system by closeness to a PBR, wrapping round.",
    coveredBy: "solo.deploy.hidden.next",
  },
};
