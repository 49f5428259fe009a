import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { currentSession } from '../../request/session/browser-session.ts';
import { loadInterfaceText } from '../../i18n/load-messages.ts';
import { pageFacts } from '../../i18n/page-facts.ts';
import { InterfaceContext, withoutRoot } from '../../i18n/use-interface.ts';
import { type Messages, MessagesProvider } from '../../i18n/messages.tsx';
import { SavingDataContext } from '../../ui/pictures/picture.tsx';
import { loadIsland } from './islands.ts';

export { loadIsland };

interface Hydrating {
  /** What the server wrote is not for who reads, and is made again. */
  isNew: boolean;
  /** When nothing is held down: a button that is exchanged while it is pressed is never clicked. */
  released: () => Promise<void>;
}

/**
 * Takes one island over.
 * @returns when it answers to a press
 * @throws TypeError where its code or the interface text cannot be had; the island is as it was
 */
export async function hydrateIsland(island: HTMLElement, { isNew, released }: Hydrating): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  const [Component, text] = await Promise.all([loadIsland(name), loadInterfaceText()]);
  if (isNew) await released();
  await new Promise<void>((resolve) => {
    const content = (
      <Surroundings text={text} onReady={resolve}>
        <Component {...(JSON.parse(props) as object)} />
      </Surroundings>
    );
    // At once: in the next task a finger may be down again.
    if (isNew) flushSync(() => createRoot(island).render(content));
    else hydrateRoot(island, content);
  });
}

interface SurroundingsProps {
  text: Messages;
  onReady: () => void;
  children: ReactNode;
}

/** What the root of the page gives to all in it. */
function Surroundings({ text, onReady, children }: SurroundingsProps) {
  const facts = pageFacts();
  useEffect(onReady, [onReady]);
  const known = { ...withoutRoot, ...facts, wordsTag: text.languageTag, session: currentSession() };
  return (
    <MessagesProvider words={text}>
      <InterfaceContext value={known}>
        <SavingDataContext value={facts.isSavingData}>{children}</SavingDataContext>
      </InterfaceContext>
    </MessagesProvider>
  );
}
