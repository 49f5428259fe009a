import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { turn } from './placing.ts';
import type { usePlacing } from './use-placing.ts';

/** What can be done with the sticker that is held; the room for it is always there, so that nothing moves under a finger. */
export function HeldTools({ placing }: { placing: ReturnType<typeof usePlacing> }) {
  const t = useMessages();
  const { held, turnBy, put, takeOut } = placing;
  return (
    <div className="stickerbook__tools" inert={held === undefined}>
      <button
        className="iconbtn iconbtn--line stickerbook__left"
        type="button"
        aria-label={t('learning.book.turn-left')}
        onClick={() => turnBy(-turn)}
      >
        <Icon name="redo" />
      </button>
      <button
        className="iconbtn iconbtn--line"
        type="button"
        aria-label={t('learning.book.turn-right')}
        onClick={() => turnBy(turn)}
      >
        <Icon name="redo" />
      </button>
      <button className="btn btn--leaf" type="button" onClick={put}>
        {t('learning.book.put-down')}
      </button>
      {held !== undefined && held.from !== null && (
        <button className="btn" type="button" onClick={takeOut}>
          {t('learning.book.take-out')}
        </button>
      )}
    </div>
  );
}
