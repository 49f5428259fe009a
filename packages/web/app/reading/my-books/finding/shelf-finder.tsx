import type { FormEvent, ReactNode, RefObject } from 'react';

import { levels as allLevels } from '../../../catalogue/level-badge.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import type { OfflineBook } from '../../../offline/shelf/offline-book.ts';
import { Icon } from '../../../ui/icon.tsx';
import { findOfflineBooks, isNarrowed, type ShelfFilters } from './find-offline-books.ts';

interface ShelfFinderProps {
  books: readonly OfflineBook[];
  /** How many of them are found. */
  count: number;
  filters: ShelfFilters;
  onChange: (filters: ShelfFilters) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Finds a book among those on this device: by its title, and by level and language where there are several. */
export function ShelfFinder({ books, count, filters, onChange, field }: ShelfFinderProps) {
  const t = useMessages();
  return (
    <div className="myfind" role="search">
      <form className="search" onSubmit={closeKeyboard}>
        <Icon name="search" />
        <input
          ref={field}
          className="input"
          type="search"
          value={filters.words}
          onChange={({ target }) => onChange({ ...filters, words: target.value })}
          maxLength={200}
          placeholder={t('catalogue.search.label')}
          aria-label={t('catalogue.search.label')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <LevelChips books={books} filters={filters} onChange={onChange} />
      <LanguageChips books={books} filters={filters} onChange={onChange} />
      <p className="muted" role="status">
        {isNarrowed(books, filters) && t('catalogue.books', { count })}
      </p>
    </div>
  );
}

/** What is found is shown while somebody types: on a phone its keyboard covers it. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('input')?.blur();
}

type ChipsProps = Pick<ShelfFinderProps, 'books' | 'filters' | 'onChange'>;

function LevelChips({ books, filters, onChange }: ChipsProps) {
  const t = useMessages();
  const levels = [...allLevels, null].filter((level) => books.some(({ card }) => card.level === level));
  if (levels.length < 2) return null;
  return (
    <div className="chips chips--scroll" role="group" aria-label={t('catalogue.level.word')}>
      {levels.map((level) => (
        <Chip
          key={level}
          level={level}
          isChosen={filters.levels.includes(level)}
          onTurn={() => onChange({ ...filters, levels: turned(filters.levels, level) })}
          count={findOfflineBooks(books, { ...filters, levels: [level] }).length}
        >
          {level === null ? t('catalogue.level.none') : t(`catalogue.level.${level}`)}
        </Chip>
      ))}
    </div>
  );
}

function LanguageChips({ books, filters, onChange }: ChipsProps) {
  const t = useMessages();
  const languages = [...new Map(books.map(({ card }) => [card.language.id, card.language])).values()];
  if (languages.length < 2) return null;
  return (
    <div className="chips chips--scroll" role="group" aria-label={t('catalogue.search.language')}>
      {languages
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ id, name, languageISOCode, direction }) => (
          <Chip
            key={id}
            isChosen={filters.languages.includes(id)}
            onTurn={() => onChange({ ...filters, languages: turned(filters.languages, id) })}
            count={findOfflineBooks(books, { ...filters, languages: [id] }).length}
          >
            <span className="own-name" lang={languageISOCode} dir={direction}>
              {name}
            </span>
          </Chip>
        ))}
    </div>
  );
}

interface ChipProps {
  level?: number | null;
  isChosen: boolean;
  onTurn: () => void;
  count: number;
  children: ReactNode;
}

/** As the filters of the search show it. */
function Chip({ level = null, isChosen, onTurn, count, children }: ChipProps) {
  const t = useMessages();
  return (
    <label className={`chip chip--count ${level === null ? '' : 'chip--level'}`} data-level={level ?? undefined}>
      <input type="checkbox" checked={isChosen} onChange={onTurn} />
      {level !== null && <b aria-hidden="true">{t.number(level)}</b>}
      <span>{children}</span>
      <small>{t.number(count)}</small>
    </label>
  );
}

function turned<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
