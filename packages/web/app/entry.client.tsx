import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { loadInterfaceText } from './i18n/load-messages.ts';
import { type Messages, MessagesProvider } from './i18n/messages.tsx';

/**
 * For who watches from outside: from here on a press is answered by the screen. Around it and not beside it: React counts
 * `useId` by place, and the server has nothing beside the router.
 */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['started'] = '';
  }, []);
  return children;
}

const maxPauseMs = 32_000;

/** A screen is hydrated with the words that rendered it; until they come it stays as the server wrote it (decision 18). */
async function wordsOfScreen(pauseMs = 1000): Promise<Messages> {
  try {
    return await loadInterfaceText();
  } catch (error) {
    console.warn(error);
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, pauseMs);
      addEventListener('online', resolve, { once: true });
    });
    return wordsOfScreen(Math.min(pauseMs * 2, maxPauseMs));
  }
}

/** The router goes on reading an answer while the page that it leads to is opened; Firefox ends that with an error, which is no fault. */
function letGoQuietly(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('unhandledrejection', (event) => {
    if (isLeaving && event.reason instanceof TypeError) event.preventDefault();
  });
}

letGoQuietly();
const words = await wordsOfScreen();

startTransition(() => {
  hydrateRoot(
    document,
    <MessagesProvider words={words}>
      <Started>
        <HydratedRouter />
      </Started>
    </MessagesProvider>,
  );
});
