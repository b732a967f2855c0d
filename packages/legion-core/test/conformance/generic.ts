/** Codes of refusals that name no reason: no action that is nearly legal may be refused by one of them. */
export const GENERIC: readonly string[] = ["action-impossible", "not-offered"];
