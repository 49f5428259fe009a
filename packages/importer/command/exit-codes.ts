/** What the command ends with. */
export const exitCodes = { done: 0, impossible: 1, wrongUse: 2, interrupted: 130 };
