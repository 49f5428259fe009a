import type { EditableTheme } from '@letsread/catalogue/themes/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { ThemeLine } from './theme-line.tsx';

interface JoinFormProps {
  id: string;
  words: string;
  /** What those words find, without the theme itself. */
  found: readonly EditableTheme[];
}

/** A search for the theme that means the same, and the join. */
export function JoinForm({ id, words, found }: JoinFormProps) {
  const t = useLibraryMessages();
  return (
    <section className="stack" aria-labelledby="join">
      <h2 id="join">{t('library.themes.join')}</h2>
      <p className="muted">{t('library.themes.join-about')}</p>
      <Form className="library__add" role="search" key={words}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={t('library.themes.find')}
          placeholder={t('library.themes.find')}
          maxLength={200}
          defaultValue={words}
        />
        <button className="btn" type="submit">
          <Icon name="search" size="s" />
          {t('library.collections.search')}
        </button>
      </Form>
      {words !== '' && found.length === 0 && <p className="muted">{t('library.themes.none')}</p>}
      <ul className="library__lines">
        {found.map((theme) => (
          <ThemeLine theme={theme} key={theme.id}>
            <Form method="post">
              <HiddenFields fields={{ act: 'join', id, otherId: theme.id }} />
              <button
                className="btn btn--s"
                type="submit"
                aria-label={`${t('library.themes.join-now')}: ${theme.name}`}
              >
                {t('library.themes.join-now')}
              </button>
            </Form>
          </ThemeLine>
        ))}
      </ul>
    </section>
  );
}
