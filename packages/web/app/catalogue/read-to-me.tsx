import type { BookCard } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';

type Levelled = Pick<BookCard, 'level' | 'language'>;

/** So many levels above their own a child may try alone: it is the level that is offered next. */
const levelsToTry = 1;

/** The level of the child who reads, where a book is too hard for them to read alone; else undefined. */
export function useLevelBelow({ level, language }: Levelled): number | undefined {
  const own = useInterface().readerLevels[language.id];
  return own !== undefined && level !== null && level > own + levelsToTry ? own : undefined;
}

/** "Read to me", on a book that is meant to be read to children, or too hard for the one who reads: a mark and never a lock. */
export function ReadToMe({ book }: { book: Levelled & Pick<BookCard, 'readAloud'> }) {
  const t = useMessages();
  const levelBelow = useLevelBelow(book);
  if (!book.readAloud && levelBelow === undefined) return null;
  return (
    <span className="readtome">
      <Icon name="people" size="xs" />
      {t('catalogue.read-to-me')}
    </span>
  );
}
