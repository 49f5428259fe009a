import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { favouriteFormId, useFavourites } from './favourites.tsx';

interface FavouriteButtonProps {
  bookId: string;
  title: string;
  /** Beside other buttons, and not over a cover. */
  isBeside?: boolean;
}

/** The heart of a book; `watch-hearts.ts` turns it. Before scripts run, and without them, it sends a form. */
export function FavouriteButton({ bookId, title, isBeside = false }: FavouriteButtonProps) {
  const t = useMessages();
  const isMarked = useFavourites().has(bookId);
  return (
    <button
      className={isBeside ? 'heart heart--beside' : 'heart'}
      type="submit"
      form={favouriteFormId}
      name={isMarked ? 'unmark' : 'book'}
      value={bookId}
      aria-pressed={isMarked}
      aria-label={t('reading.favourites.heart', { title })}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  );
}
