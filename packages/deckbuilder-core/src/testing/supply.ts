import { type CardCode, violation } from "@sw/tabletop";
import { named, refuseScenario } from "@sw/tabletop/testing";
import type { RuleId } from "../rules/ids.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, kindIn, nameIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { Config } from "../state/config.ts";
import type { Side } from "../state/seats.ts";

/** The cards of the box that a scenario has not placed yet. */
export class Supply {
  private readonly box: Box;
  private readonly copies: number[];
  private readonly all: readonly number[];

  constructor(box: Box, { mode }: Config) {
    this.box = box;
    this.copies = box.kinds.map(() => 0);
    for (const code of [...box.galaxy, ...box.starters[0], ...box.starters[1]]) this.add(code, 1);
    this.add(box.pilot, box.pilots);
    for (const seat of [0, 1] as const) {
      for (const { code, starting, introductory } of box.bases[seat]) {
        if (starting || introductory || mode !== "introductory") this.add(code, 1);
      }
    }
    this.all = [...this.copies];
  }

  /** Returns how many copies of a card are left. */
  left(code: CardCode): number {
    return this.copies[code] ?? 0;
  }

  /** Returns the card with a name. Throws if there is none. */
  codeOf(ref: CardRef): CardCode {
    return named("card", ref, codeOf(this.box.byId, ref), this.box.ids);
  }

  /** Takes one copy of a card out of the supply. Throws if no copy is left in the game mode. */
  take(ref: CardRef): CardCode {
    const code = this.codeOf(ref);
    if (this.left(code) === 0) {
      const copies = this.all[code] ?? 0;
      refuseScenario(violation<RuleId>("dbg.components.cards", "no-copies-left", { card: ref, copies }));
    }
    this.add(code, -1);
    return code;
  }

  takeCopies(code: CardCode, copies: number): readonly CardCode[] {
    return Array.from({ length: copies }, () => this.take(nameIn(this.box, code)));
  }

  /** Takes a player's remaining bases, in catalogue order. */
  takeBases(side: Side): readonly CardCode[] {
    return this.takeEach(this.box.bases[side].map(({ code }) => code));
  }

  /** Takes a player's remaining starter cards. */
  takeStarters(side: Side): readonly CardCode[] {
    return this.takeEach(this.box.starters[side]);
  }

  /** Takes the remaining galaxy cards. */
  takeGalaxy(): readonly CardCode[] {
    return this.takeEach(this.box.galaxy);
  }

  /**
   * Takes a card for a slot that the spec does not mention: the last remaining neutral galaxy card of the catalogue.
   */
  takeFiller(): CardCode | null {
    const code = [...this.box.galaxy]
      .reverse()
      .find((one) => this.left(one) > 0 && kindIn(this.box, one).faction === "neutral");
    if (code === undefined) return null;
    this.add(code, -1);
    return code;
  }

  /** Takes all remaining cards except bases, in catalogue order. */
  takeAll(): readonly CardCode[] {
    return this.copies.flatMap((copies, code) =>
      kindIn(this.box, code).type === "base" ? [] : this.takeCopies(code, copies),
    );
  }

  /** Returns the name of a player's starting base. */
  startingBase(side: Side): CardRef {
    const base = this.box.bases[side].find(({ starting }) => starting);
    return base === undefined ? "" : nameIn(this.box, base.code);
  }

  private takeEach(codes: readonly CardCode[]): readonly CardCode[] {
    const taken = codes.filter((code) => {
      if (this.left(code) === 0) return false;
      this.add(code, -1);
      return true;
    });
    return taken;
  }

  private add(code: CardCode, amount: number): void {
    this.copies[code] = this.left(code) + amount;
  }
}
