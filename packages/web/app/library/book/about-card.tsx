import { type EditionToEdit, maxDescription, maxTitle } from '@letsread/catalogue/editing/contract.ts';
import { licences } from '@letsread/formats/licence.ts';
import { useId } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { ActNote } from './act-note.tsx';
import { SaveButton } from './save-button.tsx';
import { TextArea } from './text-area.tsx';
import { useBookAct } from './use-book-act.ts';
import { useDraft } from './use-draft.ts';

const fields = ['title', 'subtitle', 'description', 'licence'] as const;
type FieldName = (typeof fields)[number];

/** What is said about an edition: its names, what it is about, its licence. */
export function AboutCard({ edition }: { edition: EditionToEdit }) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const drafts = {
    title: useDraft(`${edition.editionId} title`, edition.title),
    subtitle: useDraft(`${edition.editionId} subtitle`, edition.subtitle ?? ''),
    description: useDraft(`${edition.editionId} description`, edition.description),
    licence: useDraft(`${edition.editionId} licence`, edition.licence),
  };
  const heading = useId();
  const changed = fields.filter((field) => drafts[field].isChanged);
  const wasOf = (field: FieldName) =>
    acts.fresh === undefined ? drafts[field].was : (acts.fresh.edition[field] ?? '');
  /** A subtitle that is empty is none. */
  const stored = (field: FieldName, value: string) => (field === 'subtitle' && value.trim() === '' ? null : value);
  const save = () => {
    const body = changed.map((field) => [
      field,
      { was: stored(field, wasOf(field)), now: stored(field, drafts[field].now) },
    ]);
    acts.send({ act: 'edition', body: Object.fromEntries(body) });
  };
  const names = {
    title: t('library.book.name'),
    subtitle: t('library.book.subtitle'),
    description: t('library.book.description'),
    licence: t('reading.licence'),
  };
  const field = (name: Exclude<FieldName, 'licence'>, maxLength: number) => (
    <TextArea
      label={names[name]}
      value={drafts[name].now}
      onChange={drafts[name].set}
      maxLength={maxLength}
      language={edition.language}
      isOneLine={name !== 'description'}
    />
  );
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.about')}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {field('title', maxTitle)}
        {field('subtitle', maxTitle)}
        {field('description', maxDescription)}
        <LicenceField label={names.licence} value={drafts.licence.now} onChange={drafts.licence.set} />
        <ActNote
          acts={acts}
          meanwhile={changed
            .filter((name) => wasOf(name) !== drafts[name].was)
            .map((name) => ({ name: names[name], now: wasOf(name) }))}
        />
        <SaveButton acts={acts} name={t('library.book.about')} />
      </form>
    </section>
  );
}

function LicenceField({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select className="input" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {licences.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
