import { Icon } from '../../ui/icon.tsx';
import { faultText } from '../fault-text.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import type { BookActs } from './use-book-act.ts';

interface ActNoteProps {
  acts: BookActs;
  /** The fields that are other by now than when they were seen: what each is called and what it holds. */
  meanwhile?: readonly { name: string; now: string }[];
}

/** What came of a change, with the way back, or what somebody else has written meanwhile. */
export function ActNote({ acts: { outcome, send, note }, meanwhile = [] }: ActNoteProps) {
  const t = useLibraryMessages();
  if (outcome === undefined) return null;
  if (!('fault' in outcome))
    return (
      <div className="note library__done" role="status" tabIndex={-1} ref={note}>
        <Icon name="check" />
        <span>{t('profiles.page.saved')}</span>
        {outcome.done === 'changed' && outcome.revisionIds.length > 0 && (
          <button
            className="btn btn--s"
            type="button"
            onClick={() => send({ act: 'restore', revisionIds: outcome.revisionIds })}
          >
            <Icon name="redo" size="s" />
            {t('library.undo')}
          </button>
        )}
      </div>
    );
  return (
    <div className="err" role="alert" tabIndex={-1} ref={note}>
      <Icon name="alert" />
      {outcome.fault === 'changed-meanwhile' ? (
        <div className="stack">
          <span>{t('library.book.meanwhile')}</span>
          {meanwhile.map(({ name, now }) => (
            <p className="book-edit__text" key={name}>
              <b>{name}</b> <bdi>{now === '' ? t('library.book.empty') : now}</bdi>
            </p>
          ))}
        </div>
      ) : (
        <span>{faultText(t, outcome.fault)}</span>
      )}
    </div>
  );
}
