import type { Numbers } from '@letsread/usage/contract.ts';
import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';

interface ChosenFiltersProps extends Pick<Numbers, 'books' | 'languages'> {
  filters: Readonly<Record<string, string | undefined>>;
  countries: readonly { country: string; name: string }[];
}

/** The book, language and country that are chosen; each goes with a press. */
export function ChosenFilters({ filters, books, languages, countries }: ChosenFiltersProps) {
  const t = useLibraryMessages();
  const { bookId, languageId, country } = filters;
  const chosen = [
    ['bookId', bookId, books.find((book) => book.bookId === bookId)?.title],
    ['languageId', languageId, languages.find((language) => language.languageId === languageId)?.name],
    ['country', country, countries.find((one) => one.country === country)?.name],
  ] as const;
  const present = chosen.filter(([, value]) => value !== undefined);
  if (present.length === 0) return null;
  return (
    <ul className="chips">
      {present.map(([key, value, name = value]) => (
        <li key={key}>
          <Link className="chip chip--x" to={without(filters, key)} aria-label={`${t('shell.delete')}: ${name}`}>
            <bdi>{name}</bdi>
            <Icon name="close" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function without(filters: ChosenFiltersProps['filters'], key: string): string {
  const left = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || name === key ? [] : [[name, value]],
  );
  return `/library/numbers?${new URLSearchParams(left).toString()}`;
}
