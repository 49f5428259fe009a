import type { BookCard } from '@letsread/catalogue/contract.ts';
import { type ReactNode, useMemo, useState } from 'react';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { canKeepBooks } from '../can-keep-books.ts';
import type { KeepMany } from '../keep/keep-many.tsx';
import { ChoosingContext } from './choosing.ts';

/** A list of books from which some can be chosen to be kept: its cards become boxes to tick. */
export function ChooseBooks({ children }: { children: ReactNode }) {
  const t = useWords();
  const canKeep = useIsHydrated() && canKeepBooks();
  const [isOn, setIsOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, BookCard>>(new Map());
  const choosing = useMemo(
    () => ({
      chosen,
      toggle(book: BookCard) {
        const next = new Map(chosen);
        if (!next.delete(book.editionId)) next.set(book.editionId, book);
        setChosen(next);
      },
    }),
    [chosen],
  );
  const [Keep, setKeep] = useState<typeof KeepMany>();
  const books = useMemo(() => [...chosen.values()], [chosen]);
  function turn() {
    // Most people never choose: what keeps books comes with the first who does.
    void import('../keep/keep-many.tsx').then(({ KeepMany: loaded }) => setKeep(() => loaded), console.warn);
    setIsOn(!isOn);
    setChosen(new Map());
  }
  return (
    <>
      <div className="choose">
        {canKeep && (
          <button className="btn btn--s" type="button" onClick={turn}>
            <Icon name={isOn ? 'close' : 'download'} size="s" />
            {t(isOn ? 'offline.choose.end' : 'offline.choose')}
          </button>
        )}
      </div>
      {isOn ? <ChoosingContext value={choosing}>{children}</ChoosingContext> : children}
      {isOn && (
        <div className="choose__bar">
          {books.length === 0 ? (
            <p>{t('offline.choose.none')}</p>
          ) : (
            Keep !== undefined && <Keep books={books} wordsOf="offline.keep-chosen" />
          )}
        </div>
      )}
    </>
  );
}
