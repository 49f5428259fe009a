import { type EditionToEdit, maxCredits, maxName } from '@letsread/catalogue/editing/contract.ts';
import { creditRoles } from '@letsread/formats/book.ts';
import { useId } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { ActNote } from './act-note.tsx';
import { MoveButton } from './pages/move-button.tsx';
import { SaveButton } from './save-button.tsx';
import { useBookAct } from './use-book-act.ts';
import { useDraft } from './use-draft.ts';

type Credit = EditionToEdit['credits'][number];

/** Who made an edition, in the order in which they are named. */
export function CreditsCard({ edition }: { edition: EditionToEdit }) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const credits = useDraft(`${edition.editionId} credits`, edition.credits, named);
  const heading = useId();
  const now = acts.fresh?.edition.credits;
  const replace = (at: number, ...by: Credit[]) => credits.set(credits.now.toSpliced(at, 1, ...by));
  const move = (at: number, by: -1 | 1) => {
    const moved = credits.now[at];
    if (moved !== undefined) credits.set(credits.now.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  const save = () =>
    acts.send({
      act: 'edition',
      body: { credits: { was: now ?? credits.was, now: named(credits.now) } },
    });
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.people')}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ol className="stack">
          {credits.now.map((credit, at) => (
            <CreditRow
              key={keyOf(credit)}
              credit={credit}
              index={at + 1}
              isLast={at === credits.now.length - 1}
              onChange={(changed) => replace(at, inPlaceOf(credit, changed))}
              onMove={(by) => move(at, by)}
              onRemove={() => replace(at)}
            />
          ))}
        </ol>
        {credits.now.length < maxCredits && (
          <p>
            <button
              className="btn"
              type="button"
              onClick={() => credits.set([...credits.now, { role: 'AUTHOR', name: '' }])}
            >
              <Icon name="plus" size="s" />
              {t('library.book.add-person')}
            </button>
          </p>
        )}
        <ActNote
          acts={acts}
          meanwhile={
            now === undefined ? [] : [{ name: t('library.book.people'), now: now.map(({ name }) => name).join(', ') }]
          }
        />
        <SaveButton acts={acts} name={t('library.book.people')} />
      </form>
    </section>
  );
}

/** A row without a name is nobody. */
function named(credits: readonly Credit[]): Credit[] {
  return credits.filter(({ name }) => name.trim() !== '');
}

const keys = new WeakMap<Credit, number>();
let keyed = 0;

/** A row is known by the person in it, who moves with what is typed of them. */
function keyOf(credit: Credit): number {
  const key = keys.get(credit) ?? (keyed += 1);
  keys.set(credit, key);
  return key;
}

function inPlaceOf(before: Credit, credit: Credit): Credit {
  keys.set(credit, keyOf(before));
  return credit;
}

interface CreditRowProps {
  credit: Credit;
  /** From 1. */
  index: number;
  isLast: boolean;
  onChange: (credit: Credit) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function CreditRow({ credit, index, isLast, onChange, onMove, onRemove }: CreditRowProps) {
  const t = useLibraryMessages();
  const { role, name } = credit;
  return (
    <li className="book-edit__credit">
      <div className="select">
        <select
          className="input"
          aria-label={`${t('library.people.role')} ${t.number(index)}`}
          value={role}
          onChange={({ target }) => onChange({ role: target.value as Credit['role'], name })}
        >
          {creditRoles.map((each) => (
            <option value={each} key={each}>
              {t(`catalogue.role.${each}`)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <input
        className="input"
        aria-label={`${t('library.book.person')} ${t.number(index)}`}
        dir="auto"
        maxLength={maxName}
        value={name}
        onChange={({ target }) => onChange({ role, name: target.value })}
      />
      <span className="book-edit__moves">
        <MoveButton label={t('library.book.up', { name })} isUp isOff={index === 1} onClick={() => onMove(-1)} />
        <MoveButton label={t('library.book.down', { name })} isOff={isLast} onClick={() => onMove(1)} />
        <button
          className="iconbtn iconbtn--line"
          type="button"
          aria-label={t('catalogue.search.remove', { filter: name })}
          onClick={onRemove}
        >
          <Icon name="trash" size="s" />
        </button>
      </span>
    </li>
  );
}
