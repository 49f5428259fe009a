import type { EditableCollection } from '@letsread/catalogue/collections/contract.ts';

import type { Fields } from '../outcome.ts';

/** What something is called, by language, as calls give it. */
export type TextsByLanguage = EditableCollection['texts'];

interface Text {
  languageId: string;
  title: string;
  summary: string;
}

/** The texts of a form, `title.12` and `summary.12` by language; one whose title was emptied is taken out. */
export function textsFromForm(fields: Fields): Text[] {
  const own = Object.entries(fields).flatMap(([name, title]) => {
    const languageId = /^title\.(\d+)$/.exec(name)?.[1];
    return languageId === undefined ? [] : [{ languageId, title, summary: fields[`summary.${languageId}`] ?? '' }];
  });
  const { languageId = '', title = '', summary = '' } = fields;
  return [...own, { languageId, title, summary }].filter((text) => text.title.trim() !== '');
}

/** The fields of a form that gives something the texts that it has now. */
export function textsToUndo(texts: TextsByLanguage): Fields {
  return Object.fromEntries(
    texts.flatMap(({ language: { id }, title, summary }) => [
      [`title.${id}`, title],
      [`summary.${id}`, summary],
    ]),
  );
}

/** Which version of it a form speaks of. */
export function versionOf({ version = '' }: Fields): number | null {
  return /^\d+$/.test(version) ? Number(version) : null;
}

/** What has no text in any language. */
export const untitled = { title: '', titleLanguageISOCode: null };

/** The title in a language, else the first, and the language that it is in. */
export function titleIn(
  texts: TextsByLanguage,
  languageId: string,
): { title: string; titleLanguageISOCode: string } | undefined {
  const text = texts.find(({ language }) => language.id === languageId) ?? texts[0];
  return text && { title: text.title, titleLanguageISOCode: text.language.languageISOCode };
}
