import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { WordsProvider, type Words } from './shell/language/words.tsx';

declare global {
  interface Window {
    /** The words of the page, fetched by the boot script before it starts this one. */
    letsReadWords?: Words;
  }
}

/** While developing there is no boot script that starts this one. */
async function fetchWords(): Promise<Words> {
  const answer = await fetch(document.documentElement.dataset['words'] ?? '');
  return (await answer.json()) as Words;
}

const words: Words = window.letsReadWords ?? (await fetchWords());

// In a task of its own: reading the modules was one, and a finger may wait for none longer than it notices.
await new Promise((resolve) => setTimeout(resolve));
startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider words={words}>
      <HydratedRouter />
    </WordsProvider>,
  );
});
