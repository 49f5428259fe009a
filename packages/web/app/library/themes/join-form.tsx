import type { EditableTheme } from '@letsread/catalogue/themes/contract.ts';
import { Form } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { SearchForm } from '../ordering/search-form.tsx';
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
      <SearchForm label={t('library.themes.find')} words={words} />
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
