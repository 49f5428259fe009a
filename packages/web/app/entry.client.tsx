import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { WordsProvider, type Words } from './shell/language/words.tsx';

declare global {
  interface Window {
    /** The words of the page, asked for by the boot script. */
    letsReadWords?: Promise<Words>;
  }
}

const words = await (window.letsReadWords ??
  fetch(document.documentElement.dataset['words'] ?? '').then((answer) => answer.json() as Promise<Words>));

startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider words={words}>
      <HydratedRouter />
    </WordsProvider>,
  );
});
