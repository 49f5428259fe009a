import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import type { PartOfList } from './part-of-list.ts';

/** Leads to the next part of a list that a screen at `path` shows in parts. */
export function NextPart({ path, part: { words, next } }: { path: string; part: PartOfList<unknown> }) {
  const t = useLibraryMessages();
  if (next === undefined) return null;
  const query = new URLSearchParams({ ...(words === '' ? {} : { q: words }), from: String(next) });
  return (
    <p>
      <Link className="btn" to={`${path}?${query.toString()}`}>
        {t('library.audit.more')}
      </Link>
    </p>
  );
}
