import type { MouseEvent } from 'react';

import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { favouriteFormId, useFavourites } from './favourites.tsx';
import { toggleFavourite } from './toggle-favourite.ts';

interface FavouriteButtonProps {
  bookId: string;
  title: string;
  /** Beside other buttons, and not over a cover. */
  isBeside?: boolean;
}

/** The heart of a book. Before scripts run, and without them, it sends a form. */
export function FavouriteButton({ bookId, title, isBeside = false }: FavouriteButtonProps) {
  const t = useWords();
  const isMarked = useFavourites().has(bookId);

  async function toggle(event: MouseEvent) {
    event.preventDefault();
    const outcome = await toggleFavourite(bookId);
    if (outcome === 'marked') showToast({ kind: 'done', text: t('reading.favourites.marked') });
    if (outcome === 'failed') showToast({ kind: 'failed', text: t('reading.favourites.failed') });
    if (outcome === 'offline') showToast({ kind: 'offline', text: t('shell.offline') });
  }

  return (
    <button
      className={isBeside ? 'heart heart--beside' : 'heart'}
      type="submit"
      form={favouriteFormId}
      name="book"
      value={bookId}
      aria-pressed={isMarked}
      aria-label={t('reading.favourites.heart', { title })}
      onClick={(event) => void toggle(event)}
    >
      <Icon name="heart" />
    </button>
  );
}
