import type { LinkedEdition, LinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { Form } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { editionsPath } from './editions-query.ts';
import { FaultNote } from './fault-note.tsx';
import { Parts } from './parts.tsx';
import type { Fault } from '../outcome.ts';

interface SplitChoiceProps {
  book: LinkedEditions;
  chosen: readonly string[];
  fault: Fault | undefined;
}

/** Which editions are another story. */
export function SplitChoice({ book: { bookId, editions }, chosen, fault }: SplitChoiceProps) {
  const t = useLibraryMessages();
  return (
    <section className="library__card" id="split" aria-labelledby="split-title">
      <h2 id="split-title">{t('library.editions.split')}</h2>
      <p className="muted">{t(editions.length > 1 ? 'library.editions.split-about' : 'library.editions.only-one')}</p>
      {fault !== undefined && <FaultNote fault={fault} />}
      {editions.length > 1 && (
        <Form className="stack" action={editionsPath(bookId)} key={chosen.join()}>
          <HiddenFields fields={{ split: '1' }} />
          <ul>
            {editions.map(({ editionId, title, language }) => (
              <li key={editionId}>
                <label className="library__check">
                  <input type="checkbox" name="edition" value={editionId} defaultChecked={chosen.includes(editionId)} />
                  <span>
                    <bdi lang={language.languageISOCode} dir={language.direction}>
                      {title}
                    </bdi>{' '}
                    <span className="small muted">
                      <bdi lang={language.languageISOCode}>{language.name}</bdi>
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p>
            <button className="btn" type="submit">
              {t('library.editions.look')}
            </button>
          </p>
        </Form>
      )}
    </section>
  );
}

interface SplitPreviewProps {
  book: LinkedEditions;
  staying: readonly LinkedEdition[];
  going: readonly LinkedEdition[];
}

/** What stays and what becomes a book of its own, what becomes of what readers did, and the button that splits. */
export function SplitPreview({ book, staying, going }: SplitPreviewProps) {
  const t = useLibraryMessages();
  const idsOf = (editions: readonly LinkedEdition[]) => editions.map(({ editionId }) => editionId).join(',');
  return (
    <Parts
      title={t('library.editions.split')}
      bookId={book.bookId}
      parts={[
        { name: t('library.editions.stays'), editions: staying },
        { name: t('library.editions.new-book'), editions: going },
      ]}
      facts={[t('library.editions.split-readers'), t('library.editions.split-rest'), t('library.editions.undo-about')]}
    >
      <Form method="post" action={editionsPath(book.bookId)}>
        <HiddenFields fields={{ act: 'split', editionIds: idsOf(going), seen: idsOf(book.editions) }} />
        <button className="btn btn--leaf" type="submit">
          {t('library.editions.split-now')}
        </button>
      </Form>
    </Parts>
  );
}
