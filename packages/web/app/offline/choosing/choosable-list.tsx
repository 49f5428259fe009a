import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import { ChooseBooks } from './choose-books.tsx';
import { ChoosingContext } from './choosing.ts';

/** Lets books of the list on the page be chosen to be kept. */
export function ChooseOffer() {
  const t = useMessages();
  return (
    <Island
      name="choose-books"
      props={{}}
      component={ChooseBooks}
      start={
        <div className="choose">
          <button className="btn btn--s" type="button" hidden data-save={JSON.stringify({ books: [], total: 0 })}>
            <Icon name="download" size="s" />
            <span>{t('offline.choose')}</span>
          </button>
        </div>
      }
    />
  );
}

/** A list of books from which some can be chosen to be kept. */
export function ChoosableList({ children }: { children: ReactNode }) {
  return <ChoosingContext value={true}>{children}</ChoosingContext>;
}
