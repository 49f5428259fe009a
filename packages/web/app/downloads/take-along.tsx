import type { Book } from '@letsread/catalogue/contract.ts';
import type { Download } from '@letsread/downloads/contract.ts';
import type { ReactNode } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { DownloadRow } from './download-row.tsx';
import { printPath } from './print-path.ts';

/** The first choices of a book page, one for each purpose; the rest is a page further. */
export function TakeAlong({
  book,
  downloads,
  isPrintable,
  children,
}: {
  book: Pick<Book, 'slug'>;
  downloads: Download[];
  isPrintable: boolean;
  /** What else of the book goes on paper. */
  children?: ReactNode;
}) {
  const t = useMessages();
  if (downloads.length === 0) return null;
  return (
    <section className="sec takealong" aria-labelledby="book-take-along">
      <h2 id="book-take-along">{t('downloads.title')}</h2>
      {!isPrintable && <p className="print__note">{t('downloads.letters-missing')}</p>}
      <ul className="menu dllist">
        {downloads.map((download) => (
          <DownloadRow key={download.url} download={download} />
        ))}
      </ul>
      <p>
        <a href={printPath(book.slug)}>{t('downloads.more')}</a>
      </p>
      {children}
    </section>
  );
}
