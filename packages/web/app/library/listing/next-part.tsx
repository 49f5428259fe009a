import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import type { PartOfList } from './part-of-list.ts';

interface NextPartProps {
  path: string;
  part: PartOfList<unknown>;
  /** Of a screen with two lists: which it is, by its heading; what the address calls its beginning; and where the other one is. */
  list?: { name: string; id: string; from: string; others: Readonly<Record<string, string>> };
}

/** Leads to the next part of a list that a screen at `path` shows in parts. */
export function NextPart({ path, part: { words, next }, list }: NextPartProps) {
  const t = useLibraryMessages();
  if (next === undefined) return null;
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...list?.others,
    [list?.from ?? 'from']: String(next),
  });
  const more = t('library.audit.more');
  return (
    <p>
      <Link
        className="btn"
        to={{ pathname: path, search: `?${query.toString()}`, hash: list === undefined ? '' : `#${list.id}` }}
        aria-label={list && `${more}: ${list.name}`}
      >
        {more}
      </Link>
    </p>
  );
}
