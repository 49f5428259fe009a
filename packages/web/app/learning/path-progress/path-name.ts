import type { ReadingLevel } from '@letsread/formats/reading-level.ts';
import type { Pathway } from '@letsread/learning/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

/** What a path is called; one of which nothing can be read any more has its level for a name. */
export function pathName({ title, levels }: Pick<Pathway, 'title' | 'levels'>, t: Translate): string {
  const [level] = levels;
  if (title !== '' || level === undefined) return title || t('learning.paths');
  return t(`catalogue.level.${level as ReadingLevel}.full`);
}
