/** Ids of the rules by which the Empire of a solo game decides. */
export const SOLO_AUTOMA_RULE_IDS = [] as const;
