import type { BookCard } from '@letsread/catalogue/contract.ts';
import { maxBundledBooks } from '@letsread/downloads/bundles/contract.ts';
import { useEffect, useState } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SaveMany } from '../saving/save-many.tsx';
import { makeCardsTickable } from './tickable-cards.ts';

/** Makes boxes to tick of the cards of the list below, and offers to keep what is ticked, or to take it along as files. */
export function ChooseBooks() {
  const t = useMessages();
  const [isOn, setIsOn] = useState(false);
  const [books, setBooks] = useState<BookCard[]>([]);
  useEffect(() => (isOn ? makeCardsTickable(setBooks) : undefined), [isOn]);
  function turn() {
    setIsOn(!isOn);
    setBooks([]);
  }
  return (
    <>
      <div className="choose">
        <button className="btn btn--s" type="button" onClick={turn}>
          <Icon name={isOn ? 'close' : 'download'} size="s" />
          <span>{t(isOn ? 'offline.choose.end' : 'offline.choose')}</span>
        </button>
      </div>
      {isOn && (
        <div className="choose__bar">
          {books.length === 0 ? (
            <p>{t('offline.choose.none')}</p>
          ) : (
            <>
              <SaveMany books={books} wordsOf="offline.save-chosen" />
              {books.length <= maxBundledBooks && (
                <a
                  className="btn btn--plain"
                  href={`/take-along?editions=${books.map(({ editionId }) => editionId).join(',')}`}
                  rel="nofollow"
                >
                  {t('downloads.several.title')}
                </a>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}
