import { useLibraryMessages } from '../library-messages.tsx';
import { SearchForm } from '../ordering/search-form.tsx';
import type { PartOfList } from './part-of-list.ts';

/** The field that finds one of a long list by its name; nothing where all are seen at once. */
export function FindByName({ part: { words, items, isLong } }: { part: PartOfList<unknown> }) {
  const t = useLibraryMessages();
  if (!isLong && words === '') return null;
  return (
    <>
      <SearchForm label={t('library.find')} words={words} />
      {words !== '' && items.length === 0 && <p className="muted">{t('library.find.none')}</p>}
    </>
  );
}
