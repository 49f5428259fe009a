import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';

interface SearchFormProps {
  /** Of its field. */
  id?: string;
  /** What the field is for, as it says itself. */
  label: string;
  words: string;
  /** What else the address keeps. */
  fields?: Fields;
  preventScrollReset?: boolean;
}

/** A search, by the page itself, for what can be added to what it shows. */
export function SearchForm({ id, label, words, fields = {}, preventScrollReset = false }: SearchFormProps) {
  const t = useLibraryMessages();
  return (
    <Form className="library__add" role="search" key={words} preventScrollReset={preventScrollReset}>
      <HiddenFields fields={fields} />
      <input
        className="input"
        type="search"
        id={id}
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        defaultValue={words}
      />
      <button className="btn" type="submit">
        <Icon name="search" size="s" />
        {t('library.collections.search')}
      </button>
    </Form>
  );
}
