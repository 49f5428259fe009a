import type { BookCard } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BookShelf } from '../home/book-shelf.tsx';
import bookSheet from './book.css?url';

/** Where a book was that the library has taken back: a kind word, and books like it. */
export function GonePage({ near }: { near: BookCard[] }) {
  const t = useMessages();
  return (
    <main id="main">
      <PageHead title={t('catalogue.gone.title')} isHidden />
      <Sheet href={bookSheet} />
      <div className="statepage">
        <div className="state">
          <h1 tabIndex={-1}>{t('catalogue.gone.title')}</h1>
          <p>{near.length > 0 && t('catalogue.gone.text')}</p>
          <a className="btn btn--leaf" href="/">
            <Icon name="home" size="s" />
            {t('shell.tabs.home')}
          </a>
        </div>
      </div>
      <div className="wrap">
        <BookShelf id="near" title={t('catalogue.book.related')} books={near} />
      </div>
    </main>
  );
}
