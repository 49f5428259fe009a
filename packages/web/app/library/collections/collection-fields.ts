import type { EditableCollection } from '@letsread/catalogue/collections/contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';

import type { Fields } from '../people/act-on-people.ts';

interface Text {
  languageId: string;
  title: string;
  summary: string;
}

/** The texts of a form, `title.12` and `summary.12` by language; one whose title was emptied is taken out. */
export function textsOf(fields: Fields): Text[] {
  const own = Object.entries(fields).flatMap(([name, title]) => {
    const languageId = /^title\.(\d+)$/.exec(name)?.[1];
    return languageId === undefined ? [] : [{ languageId, title, summary: fields[`summary.${languageId}`] ?? '' }];
  });
  const { languageId = '', title = '', summary = '' } = fields;
  return [...own, { languageId, title, summary }].filter((text) => text.title.trim() !== '');
}

/** The fields of a form that gives a collection the texts that it has now. */
export function textsToUndo({ texts }: Pick<EditableCollection, 'texts'>): Fields {
  return Object.fromEntries(
    texts.flatMap(({ language: { id }, title, summary }) => [
      [`title.${id}`, title],
      [`summary.${id}`, summary],
    ]),
  );
}

export function figureOf(fields: Fields): EditableCollection['figure'] {
  return coverFigures.find((name) => name === fields['figure']) ?? null;
}
