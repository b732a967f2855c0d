import { at, type Chance, seeded } from "@sw/tabletop";

export type AttackFace = "hit" | "critical" | "surge" | "blank";
export type DefenseFace = "block" | "surge" | "blank";

/** What defense dice are rolled for. */
export type DefenseRoll = "cover" | "guard" | "defense";

const ATTACK: readonly AttackFace[] = ["hit", "hit", "critical", "surge", "blank", "blank"];
const DEFENSE: readonly DefenseFace[] = ["block", "block", "surge", "blank", "blank"];

/** Dice of which the n-th that is rolled for something always shows the same face, whatever was chosen before. */
export class KnownDice {
  private readonly chance: Chance;
  private readonly known = new Map<string, number>();

  constructor(seed: string) {
    this.chance = seeded(seed);
  }

  /** Returns the faces of so many attack dice, after others have been rolled. */
  attack(after: number, count: number): readonly AttackFace[] {
    return this.faces("attack", ATTACK, after, count);
  }

  /** Returns the faces of so many defense dice, after others have been rolled for the same. */
  defense(roll: DefenseRoll, after: number, count: number): readonly DefenseFace[] {
    return this.faces(roll, DEFENSE, after, count);
  }

  private faces<Face>(roll: string, faces: readonly Face[], after: number, count: number): readonly Face[] {
    return Array.from({ length: count }, (_, place) => {
      const die = `${roll} ${after + place}`;
      const face = this.known.get(die) ?? this.chance.pick(die, faces.length, String);
      this.known.set(die, face);
      return at(faces, face);
    });
  }
}
