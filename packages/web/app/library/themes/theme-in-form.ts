import type { EditableTheme } from '@letsread/catalogue/themes/contract.ts';

import type { Fields } from '../outcome.ts';

/** The names of a form, `name.12` by language and one more; one that was emptied is taken out. */
export function namesFromForm(fields: Fields): { languageId: string; name: string }[] {
  const own = Object.entries(fields).flatMap(([field, name]) => {
    const languageId = /^name\.(\d+)$/.exec(field)?.[1];
    return languageId === undefined ? [] : [{ languageId, name }];
  });
  const { languageId = '', name = '' } = fields;
  return [...own, { languageId, name }].filter((one) => one.name.trim() !== '');
}

/** The fields of a form that gives a theme the names that it has now. */
export function namesToUndo(names: EditableTheme['names']): Fields {
  return Object.fromEntries(names.map(({ language, name }) => [`name.${language.id}`, name]));
}

/** One on each line. */
export function writeWords(words: readonly string[]): string {
  return words.join('\n');
}

export function readWords(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
