import { systemsWhere } from "../../../conditions/where.ts";
import { destroySystem } from "../../../galaxy/superlaser.ts";
import { gainLoyalty, loseLoyalty } from "../../../markers/loyalty.ts";
import { setSabotaged } from "../../../markers/sabotage.ts";
import { sideOfFaction } from "../../../state/seats.ts";
import { advance, causeOf, type Deed, type InstructionOf, systemsOf } from "../op.ts";

/** Gains loyalty for a side in each of the systems. */
export const gain: Deed<InstructionOf<"gain-loyalty">> = {
  run(work, frame, { faction, amount, at }) {
    for (const system of systemsOf(work, frame, at)) {
      gainLoyalty(work, sideOfFaction(faction), amount, system, work.cause(frame.card));
    }
    advance(work, frame);
    return false;
  },
};

/** Makes every system of the region that is loyal to the side neutral. */
export const loseInRegion: Deed<InstructionOf<"lose-loyalty-in-region">> = {
  run(work, frame, { faction }) {
    const scope = { system: frame.system };
    for (const system of systemsWhere(work, [{ sameRegionAs: "here" }, { loyalty: faction }], scope)) {
      loseLoyalty(work, sideOfFaction(faction), system, work.cause(frame.card));
    }
    advance(work, frame);
    return false;
  },
};

/** Places a sabotage marker. */
export const sabotage: Deed<InstructionOf<"sabotage">> = {
  run(work, frame, { at }) {
    for (const system of systemsOf(work, frame, at)) {
      setSabotaged(work, system, true, causeOf(work, frame, "reb.sabotage.placed-by"));
    }
    advance(work, frame);
    return false;
  },
};

/** Removes a sabotage marker. */
export const removeSabotage: Deed<InstructionOf<"remove-sabotage">> = {
  run(work, frame, { at }) {
    const systems = at === "everywhere" ? work.box.systems.keys() : systemsOf(work, frame, at);
    for (const system of systems) {
      setSabotaged(work, system, false, causeOf(work, frame, "reb.sabotage.persist"));
    }
    advance(work, frame);
    return false;
  },
};

/** Destroys a system. */
export const destroy: Deed<InstructionOf<"destroy-system">> = {
  run(work, frame, { at }) {
    for (const system of systemsOf(work, frame, at)) {
      destroySystem(work, system, work.cause(frame.card));
    }
    advance(work, frame);
    return false;
  },
};
