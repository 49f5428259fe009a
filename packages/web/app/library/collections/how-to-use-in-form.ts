import type { HowToUse } from '@letsread/catalogue/collections/contract.ts';

import { refuseUnknownAct } from '../perform-act.ts';
import type { Fields } from '../outcome.ts';

/** All tips of a collection as one field, so that a change of its books can be undone with them. */
export function writeTips(tips: readonly HowToUse[]): string {
  return JSON.stringify(tips);
}

/** What `writeTips` wrote; the call looks at what stands in it. @throws 400 for what it did not write */
export function readTips(field: string): HowToUse[] {
  try {
    return JSON.parse(field) as HowToUse[];
  } catch {
    return refuseUnknownAct();
  }
}

/** The tips of a form about one book, `tip.12` by language and one more; an emptied one is taken out. */
export function tipsFromForm(fields: Fields): HowToUse[] {
  const { bookId = '', languageId = '', tip = '' } = fields;
  const own = Object.entries(fields).flatMap(([name, text]) => {
    const of = /^tip\.(\d+)$/.exec(name)?.[1];
    return of === undefined ? [] : [{ bookId, languageId: of, text }];
  });
  return [...own, { bookId, languageId, text: tip }].filter(({ text }) => text.trim() !== '');
}
