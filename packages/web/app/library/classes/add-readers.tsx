import { maxPastedLetters, type RefusedLine } from '@letsread/profiles/classes/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { useFocusedNote } from '../use-focused-note.ts';
import type { AddedReaders } from './act-on-class.ts';

interface AddReadersProps {
  /** How many the class has: with each list that was taken the form begins anew. */
  count: number;
  outcome: AddedReaders | undefined;
  /** What was pasted and not taken. */
  typed: string | undefined;
}

/** A field for a list of names, and what became of the last one. */
export function AddReaders({ count, outcome, typed }: AddReadersProps) {
  const t = useLibraryMessages();
  return (
    <section className="library__card" aria-labelledby="add-readers">
      <h2 id="add-readers">{t('library.classes.add')}</h2>
      {outcome !== undefined && <Report outcome={outcome} />}
      <Form className="stack" method="post" noValidate key={count}>
        <HiddenFields fields={{ act: 'add' }} />
        <div className="field">
          <label htmlFor="names">{t('library.classes.names')}</label>
          <p className="hint" id="names-hint">
            {t('library.classes.names-hint')}
          </p>
          <textarea
            className="input classes__names"
            id="names"
            name="names"
            rows={6}
            maxLength={maxPastedLetters}
            dir="auto"
            autoComplete="off"
            aria-describedby="names-hint"
            defaultValue={typed}
          />
        </div>
        <p>
          <button className="btn btn--leaf" type="submit">
            <Icon name="plus" size="s" />
            {t('library.classes.add')}
          </button>
        </p>
      </Form>
    </section>
  );
}

function Report({ outcome }: { outcome: AddedReaders }) {
  const t = useLibraryMessages();
  const note = useFocusedNote(outcome);
  const { added, refused, emptyLines } = outcome;
  return (
    <div className="note classes__report" role="status" tabIndex={-1} ref={note}>
      <Icon name={refused.length === 0 ? 'check' : 'info'} />
      <div className="stack">
        <p>{t('library.classes.added', { count: added.length })}</p>
        {refused.length > 0 && (
          <ul>
            {refused.map((one) => (
              <li key={one.line}>
                <RefusedName {...one} />
              </li>
            ))}
          </ul>
        )}
        {emptyLines > 0 && <p>{t('library.classes.empty-lines', { count: emptyLines })}</p>}
      </div>
    </div>
  );
}

function RefusedName({ line, text, reason }: RefusedLine) {
  const t = useLibraryMessages();
  return (
    <>
      {t('library.classes.line', { line })} <bdi>{text}</bdi>: {t(`library.classes.line.${reason}`)}
    </>
  );
}
