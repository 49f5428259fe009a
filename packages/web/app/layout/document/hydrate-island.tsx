import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { currentSession } from '../../request/session/browser-session.ts';
import { loadInterfaceText } from '../../i18n/load-messages.ts';
import { pageFacts } from '../../i18n/page-facts.ts';
import { InterfaceContext, withoutRoot } from '../../i18n/use-interface.ts';
import { type Words, WordsProvider } from '../../i18n/words.tsx';
import { SavingDataContext } from '../../ui/picture.tsx';
import { islands } from './islands.ts';

/**
 * Takes one island over. `isNew`: what the server wrote is not for who reads, and is made again.
 * @returns when it answers to a press
 * @throws TypeError where its code or the interface text cannot be had; the island is as it was
 */
export async function hydrateIsland(island: HTMLElement, isNew: boolean): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  const Component = islands[name];
  if (Component === undefined) throw new Error(`There is no island ${name}.`);
  const text = await loadInterfaceText();
  await new Promise<void>((resolve) => {
    const content = (
      <Surroundings text={text} onReady={resolve}>
        <Component {...(JSON.parse(props) as object)} />
      </Surroundings>
    );
    if (isNew) createRoot(island).render(content);
    else hydrateRoot(island, content);
  });
}

interface SurroundingsProps {
  text: Words;
  onReady: () => void;
  children: ReactNode;
}

/** What the root of the page gives to all in it. */
function Surroundings({ text, onReady, children }: SurroundingsProps) {
  const facts = pageFacts();
  useEffect(onReady, [onReady]);
  const known = { ...withoutRoot, ...facts, wordsTag: text.languageTag, session: currentSession() };
  return (
    <WordsProvider words={text}>
      <InterfaceContext value={known}>
        <SavingDataContext value={facts.isSavingData}>{children}</SavingDataContext>
      </InterfaceContext>
    </WordsProvider>
  );
}
