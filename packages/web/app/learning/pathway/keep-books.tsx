import { type ComponentProps, useEffect } from 'react';

import { KeepMany } from '../../offline/keep/keep-many.tsx';
import keepSheet from '../../offline/keep/keep.css?url';

/** The offer to keep these books, with its sheet. */
export function KeepBooks({ books }: Pick<ComponentProps<typeof KeepMany>, 'books'>) {
  useEffect(() => {
    // The page of the path needs it when there is no network any more.
    void import('../../reading/record/completions.ts').catch(console.warn);
  }, []);
  return (
    <>
      <link rel="stylesheet" href={keepSheet} precedence="screen" />
      <KeepMany books={books} wordsOf="offline.keep-all" />
    </>
  );
}
