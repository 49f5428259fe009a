import type { DownloadFault } from '@letsread/downloads/contract.ts';
import { useId } from 'react';

import { useLibraryMessages } from '../library-messages.tsx';

interface FileFaultsProps {
  faults: readonly DownloadFault[];
  missingGlyphs: readonly string[];
}

/** The files that readers are not offered because they could not be made, and why: each reason once. */
export function FileFaults({ faults, missingGlyphs }: FileFaultsProps) {
  const t = useLibraryMessages();
  const heading = useId();
  if (faults.length === 0 && missingGlyphs.length === 0) return null;
  const nameOf = ({ kind, edition, paper }: DownloadFault) =>
    [t(`downloads.kind.${kind}`), t(`downloads.edition.${edition}`), paper].filter(Boolean).join(', ');
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.files')}</h2>
      <ul className="stack">
        {missingGlyphs.length > 0 && (
          <li>{t('library.book.files.letters', { letters: `\u2068${missingGlyphs.join(' ')}\u2069` })}</li>
        )}
        {[...Map.groupBy(faults, ({ reason }) => reason)].map(([reason, files]) => (
          <li key={reason}>
            <p>
              <bdi lang="en" dir="ltr">
                {reason}
              </bdi>
            </p>
            <p className="small muted">{files.map(nameOf).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
