import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useLayoutEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useLibraryMessages } from '../../library-messages.tsx';
import { ActNote } from '../act-note.tsx';
import { PageCard } from './page-card.tsx';
import { useBookAct } from '../use-book-act.ts';

/** The pages of an edition, to correct and to put in another order: by dragging or with the buttons. */
export function Pages({ edition }: { edition: EditionToEdit }) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const [unsaved, setUnsaved] = useState<ReadonlySet<number>>(new Set());
  // After a move the focus is on the page that moved, wherever it is by then.
  const [following, setFollowing] = useState<number>();
  const { outcome } = acts;
  const follow = useEffectEvent(() => {
    const page = edition.pages.find(({ sourceNumber }) => sourceNumber === following);
    list.current?.querySelector<HTMLElement>(`[data-page="${page?.number}"] [data-move]`)?.focus();
  });
  useLayoutEffect(() => {
    if (outcome !== undefined && !('fault' in outcome)) follow();
  }, [outcome]);

  const story = edition.pages.filter(({ number }) => number > 0).length;
  const move = (from: number, to: number) => {
    const numbers = Array.from({ length: story }, (_, index) => index + 1);
    const order = numbers.toSpliced(from - 1, 1).toSpliced(to - 1, 0, from);
    setFollowing(edition.pages.find(({ number }) => number === from)?.sourceNumber);
    acts.send({ act: 'order', body: { order, was: edition.orderVersion } });
  };
  const canMove = unsaved.size === 0 && !acts.isBusy;
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('reading.pages')}</h2>
      <ActNote acts={acts} />
      <ol className="book-edit__pages" ref={list}>
        {edition.pages.map((page) => (
          <PageCard
            key={page.sourceNumber}
            editionId={edition.editionId}
            page={page}
            language={edition.language}
            isLast={page.number === story}
            canMove={canMove}
            onMove={(to) => move(page.number, to)}
            onUnsaved={(isUnsaved) =>
              setUnsaved((before) => {
                if (before.has(page.sourceNumber) === isUnsaved) return before;
                const after = new Set(before);
                if (isUnsaved) after.add(page.sourceNumber);
                else after.delete(page.sourceNumber);
                return after;
              })
            }
          />
        ))}
      </ol>
    </section>
  );
}
