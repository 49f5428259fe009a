import type { Bundle, BundledBook } from '@letsread/downloads/bundles/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { DownloadLabel } from '../download-label.tsx';
import { LeftBooks } from './left-books.tsx';

interface BundleRowProps {
  bundle: Bundle;
  books: readonly BundledBook[];
}

/** One kind of file of all the books: a link to what is ready, else a button that has it made. */
export function BundleRow({ bundle, books }: BundleRowProps) {
  const t = useMessages();
  const { choice, url, total, ready, isTooLarge, left } = bundle;
  const label = (
    <DownloadLabel download={bundle} more={left.length > 0 ? t('catalogue.books', { count: total }) : undefined} />
  );
  return (
    <li>
      {total > 0 &&
        !isTooLarge &&
        (ready === total ? (
          <a className="menu__row dlrow" href={url} rel="nofollow" download>
            {label}
          </a>
        ) : (
          <form method="post">
            <button className="menu__row dlrow" name="choice" value={choice}>
              {label}
            </button>
          </form>
        ))}
      {isTooLarge && (
        <p className="print__note">
          {t(`downloads.kind.${bundle.kind}`)}: {t('downloads.several.too-large')}
        </p>
      )}
      <LeftBooks bundle={bundle} books={books} />
    </li>
  );
}
