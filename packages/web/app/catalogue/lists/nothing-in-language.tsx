import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { EmptyShelf } from '../empty-shelf.tsx';

/** A list that has no book in the reader's language: the way to the same list in all languages. */
export function NothingInLanguage({ search }: { search: string }) {
  const t = useMessages();
  const { language } = useInterface();
  return (
    <EmptyShelf title={t('catalogue.none.title')} text={t('catalogue.none.in-language', { language: language.name })}>
      <a className="btn btn--leaf" href={`/search?language=all&${search}`}>
        {t('catalogue.none.all-languages')}
      </a>
    </EmptyShelf>
  );
}
