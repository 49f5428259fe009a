import type { BookToEdit } from '@letsread/catalogue/editing/contract.ts';
import type { QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useFetcher, useLoaderData } from 'react-router';

import type { BookAct, Outcome } from './act-on-book.ts';

export interface BookActs {
  send: (act: BookAct) => void;
  outcome: Outcome | undefined;
  /** The book as somebody else has left it meanwhile; undefined: nobody has. */
  fresh: BookToEdit | undefined;
  freshQuestions: QuestionsToEdit | undefined;
  isBusy: boolean;
  /** Where the outcome is said: the focus goes there. */
  note: RefObject<HTMLDivElement | null>;
}

/** Sends what one part of the screen changes; each part has its own, so that one never waits for another. */
export function useBookAct(): BookActs {
  const fetcher = useFetcher<Outcome>();
  const note = useRef<HTMLDivElement>(null);
  const { book } = useLoaderData<{ book: { edition: { editionId: string } } }>();
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined;
  useLayoutEffect(() => {
    if (outcome !== undefined) note.current?.focus();
  }, [outcome]);
  return {
    send: (act) => {
      // What is sent twice would meet its own change.
      if (fetcher.state !== 'idle') return;
      const sent = JSON.stringify({ ...act, editionId: book.edition.editionId });
      void fetcher.submit(sent, { method: 'post', encType: 'application/json' });
    },
    outcome,
    fresh: outcome !== undefined && 'now' in outcome ? outcome.now : undefined,
    freshQuestions: outcome !== undefined && 'now' in outcome ? outcome.questions : undefined,
    isBusy: fetcher.state !== 'idle',
    note,
  };
}
