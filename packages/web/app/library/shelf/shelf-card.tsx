import type { StockEdition } from '@letsread/catalogue/stock/contract.ts';

import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useLibraryMessages } from '../library-messages.tsx';

interface ShelfCardProps {
  edition: StockEdition & { written: string };
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** An edition of the shelf: chosen with its box, read with its link. */
export function ShelfCard({ edition, isChosen, onChoose }: ShelfCardProps) {
  const t = useLibraryMessages();
  const { bookId, editionId, title, language, status, level, source, licence, cover, isIllustrated, slug } = edition;
  const tags = [...edition.themes, ...edition.collections];
  return (
    <li className="library__card shelfcard" data-status={status}>
      <label className="shelfcard__box">
        <input
          type="checkbox"
          name="editionId"
          value={editionId}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          aria-label={t('library.shelf.choose', { title })}
        />
      </label>
      <span className="shelfcard__cover">
        {isIllustrated ? <Picture picture={cover} sizes="72px" alt="" /> : <Icon name="books" size="l" />}
      </span>
      <div className="shelfcard__text">
        <h2>
          <bdi lang={language.languageISOCode} dir={language.direction}>
            {title}
          </bdi>
        </h2>
        <p className="small muted">
          <bdi lang={language.languageISOCode}>{language.name}</bdi>
          {' · '}
          {level === null ? t('catalogue.level.none') : t('catalogue.level.number', { level: t.number(level) })}
          {' · '}
          <bdi>{source}</bdi>
          {' · '}
          <bdi>{licence}</bdi>
          {' · '}
          <time dateTime={edition.changedAt}>{edition.written}</time>
        </p>
        <ul className="chips shelfcard__marks">
          <li className="tag shelfcard__status">{t(`library.status.${status}`)}</li>
          {tags.map(({ id, name, languageISOCode }) => (
            <li className="tag" key={`${id} ${name}`}>
              <bdi lang={languageISOCode ?? undefined}>{name}</bdi>
            </li>
          ))}
          {edition.teams.map(({ id, name }) => (
            <li className="tag" key={`team ${id}`}>
              <Icon name="people" size="xs" />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <p className="shelfcard__ways">
          <Link
            className="small"
            to={`/library/books/${bookId}?edition=${editionId}`}
            aria-label={`${t('library.shelf.edit')}: ${title}`}
          >
            {t('library.shelf.edit')}
          </Link>
          <a
            className="small"
            href={`/read/${encodeURIComponent(slug)}/0`}
            aria-label={`${t('catalogue.book.read')}: ${title}`}
          >
            {t('catalogue.book.read')}
          </a>
        </p>
      </div>
    </li>
  );
}
