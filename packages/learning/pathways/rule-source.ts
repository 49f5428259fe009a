/** Whose paths the rule's are (`pathway.source`); an operator who makes one theirs gives it another. */
export const ruleSource = 'rule';
