import type { EditableTheme } from '@letsread/catalogue/themes/contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { ThemeName } from './theme-name.tsx';

/** A theme in a list, with the way to it; `children` is what can be done with it there. */
export function ThemeLine({ theme, children }: { theme: EditableTheme; children?: ReactNode }) {
  const t = useLibraryMessages();
  const { id, kind, bookCount, joinedTo } = theme;
  return (
    <li className="library__line">
      <Link className="library__name" to={`/library/themes/${id}`}>
        <b>
          <ThemeName theme={theme} />
        </b>
        <span className="muted">
          {t(`library.theme-kind.${kind}`)} · {t('catalogue.books', { count: bookCount })}
          {joinedTo !== null && ` · ${t('library.themes.joined-to', { theme: `\u2068${joinedTo.name}\u2069` })}`}
        </span>
      </Link>
      {children}
    </li>
  );
}
