import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

interface PageTurnerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Leads from page to page; what is held goes along. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const t = useMessages();
  return (
    <div className="stickerbook__turner">
      <button
        className="iconbtn iconbtn--line"
        type="button"
        aria-label={t('learning.book.page-before')}
        aria-disabled={page === 1}
        onClick={() => onTurn(Math.max(1, page - 1))}
      >
        <Icon name="back" isDirected />
      </button>
      <span>{t('learning.book.page', { page, pages })}</span>
      <button
        className="iconbtn iconbtn--line"
        type="button"
        aria-label={t('learning.book.page-next')}
        aria-disabled={page === pages}
        onClick={() => onTurn(Math.min(pages, page + 1))}
      >
        <Icon name="next" isDirected />
      </button>
    </div>
  );
}
