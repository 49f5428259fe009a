import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useFocusedNote } from '../use-focused-note.ts';
import type { Done, ShelfFault, ShelfOutcome } from './act-on-shelf.ts';

/** What came of a form of the shelf, exactly, with the way back. The focus goes there. */
export function ShelfNote({ outcome }: { outcome: ShelfOutcome | undefined }) {
  const note = useFocusedNote(outcome);
  if (outcome === undefined) return null;
  return (
    <div ref={note} tabIndex={-1}>
      {'fault' in outcome ? <Fault fault={outcome.fault} /> : <WhatWasDone {...outcome.done} />}
    </div>
  );
}

function Fault({ fault }: { fault: ShelfFault }) {
  const t = useLibraryMessages();
  const said = {
    offline: () => t('shell.offline'),
    'signed-out': () => t('library.fault.signed-out'),
    'choose-first': () => t('library.shelf.choose-first'),
    failed: () => t('library.fault.failed'),
    'change-undone': () => t('library.fault.change-undone'),
    'change-not-found': () => t('library.fault.change-not-found'),
  };
  return (
    <div className="err" role="alert">
      <Icon name="alert" />
      <span>{said[fault]()}</span>
    </div>
  );
}

function WhatWasDone({ action, changeId, changed, refused }: Done) {
  const t = useLibraryMessages();
  return (
    <div className="note library__done" role="status">
      <Icon name={changed.length > 0 ? 'check' : 'info'} />
      <div className="stack shelfnote">
        <p>
          <b>{action === null ? t('library.undo') : t(`library.action.${action}`)}</b>{' '}
          {t('library.shelf.changed', { count: changed.length })}
        </p>
        {refused.length > 0 && (
          <details open>
            <summary>{t('library.shelf.refused', { count: refused.length })}</summary>
            <ul>
              {refused.map(({ editionId, title, reason }) => (
                <li key={editionId}>
                  {title !== null && <bdi>{`${title}: `}</bdi>}
                  {t(`library.refused.${reason}`)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {changeId !== null && <UndoForm changeId={changeId} />}
    </div>
  );
}

/** Takes a change back, now or in 30 days. */
export function UndoForm({ changeId, label }: { changeId: string; label?: string }) {
  const t = useLibraryMessages();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="undo" value={changeId} />
      <button className="btn btn--s" type="submit" aria-label={label}>
        <Icon name="redo" size="s" />
        {t('library.undo')}
      </button>
    </Form>
  );
}
