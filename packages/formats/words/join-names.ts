/** Whether there is no letter of another script: names are often in Latin letters where nothing else is. */
export function isInLatinLetters(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
}

/** Names as one line, parted by the comma of the script (ISO 15924) they stand in; those in Latin letters by theirs. */
export function joinNames(names: readonly string[], script: string): string {
  return names.join(commaBetween(names, script));
}

/** What `joinNames` puts between them, for names that stand in markup. */
export function commaBetween(names: readonly string[], script: string): string {
  return isInLatinLetters(names.join('')) ? ', ' : commaOf(script);
}

function commaOf(script: string): string {
  if (script === 'Arab' || script === 'Aran') return '، ';
  return ['Hans', 'Hant', 'Jpan'].includes(script) ? '、' : ', ';
}
