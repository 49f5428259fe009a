import { Link } from 'react-router';

import { useInterface } from '../../i18n/use-interface.ts';
import { useWords } from '../../i18n/words.tsx';
import { EmptyShelf } from '../empty-shelf.tsx';

/** A list that has no book in the reader's language: the way to the same list in all languages. */
export function NothingInLanguage({ search }: { search: string }) {
  const t = useWords();
  const { language } = useInterface();
  return (
    <EmptyShelf title={t('catalogue.none.title')} text={t('catalogue.none.in-language', { language: language.name })}>
      <Link className="btn btn--leaf" to={`/search?language=all&${search}`}>
        {t('catalogue.none.all-languages')}
      </Link>
    </EmptyShelf>
  );
}
