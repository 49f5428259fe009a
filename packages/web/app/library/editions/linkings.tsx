import type { LinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { useId } from 'react';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { editionsPath } from './editions-query.ts';

export type WrittenLinking = LinkedEditions['linkings'][number] & { written: string };

/** What was joined and split of late, each with its way back; the newest goes back first. */
export function Linkings({ bookId, linkings }: { bookId: string; linkings: readonly WrittenLinking[] }) {
  const t = useLibraryMessages();
  const heading = useId();
  if (linkings.length === 0) return null;
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.editions.recent')}</h2>
      <ul className="library__lines">
        {linkings.map(({ id, at, action, titles, canUndo, written }) => {
          const list = titles.map((title) => `\u2068${title}\u2069`).join(' · ');
          const what = t(action === 'join' ? 'library.editions.was-joined' : 'library.editions.was-split', {
            titles: list,
          });
          return (
            <li className="library__line" key={id}>
              <span className="library__name">
                <time className="small muted" dateTime={at}>
                  {written}
                </time>
                <span>{what}</span>
                {!canUndo && <span className="small muted">{t('library.editions.later-first')}</span>}
              </span>
              {canUndo && (
                <Form method="post" action={editionsPath(bookId)}>
                  <HiddenFields fields={{ act: 'undo', linkingId: id }} />
                  <button className="btn btn--s" type="submit" aria-label={`${t('library.undo')}: ${what}`}>
                    <Icon name="redo" size="s" />
                    {t('library.undo')}
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
