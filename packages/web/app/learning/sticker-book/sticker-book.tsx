import type { Translate } from '@letsread/interface-text/translator.ts';
import type { Placement } from '@letsread/learning/contract.ts';
import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HeldTools } from './held-tools.tsx';
import { PageTurner } from './page-turner.tsx';
import { within } from './placing.ts';
import { savePlacement } from './save-placement.ts';
import { Scene } from './scene.tsx';
import { useDragging } from './use-dragging.ts';
import { type BookSticker, type Happening, usePlacing } from './use-placing.ts';

interface StickerBookProps {
  userId: string;
  profileId: string;
  stickers: readonly BookSticker[];
}

/** Pages on which stickers are put freely: by dragging, by tapping the sticker and then its place, or with keys. */
export function StickerBook({ userId, profileId, stickers }: StickerBookProps) {
  const t = useMessages();
  const [announcement, setAnnouncement] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const placing = usePlacing({
    stickers,
    save: (awardId, placement) =>
      void savePlacement({ userId, profileId, awardId, placement }).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      ),
    announce: (happening) => setAnnouncement(sayHappening(t, happening)),
  });
  const { shown, held, page, pages } = placing;
  const dragging = useDragging(sheet, placing);
  useFocusOnHeld(sheet, held?.id);

  function onSheetClick(event: MouseEvent) {
    if (dragging.endsDrag() || held === undefined || (event.target as Element).closest('button') !== null) return;
    const { x, y } = dragging.shareAt(event);
    placing.drag(within(x), within(y));
    placing.put();
  }

  function onKeyDown(event: KeyboardEvent) {
    dragging.noteKey();
    if (placing.press(event.key)) event.preventDefault();
  }

  const press = (id: string) => () => {
    if (dragging.endsDrag()) return;
    if (held?.id === id) placing.put();
    else placing.pick(id);
  };
  const button = (sticker: BookSticker, isLeft = false) => (
    <StickerButton
      sticker={sticker}
      isHeld={held?.id === sticker.id}
      isLeft={isLeft}
      onClick={press(sticker.id)}
      {...dragging.of(sticker.id)}
    />
  );
  // What is dragged out of the tray stays in it until it is put down: a finger holds on to it.
  const tray = shown.filter(({ id, placement }) => placement === null || (held?.id === id && held.from === null));
  const onPage = shown.filter(({ placement }) => placement?.page === page);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the stickers in it
    <div className="stickerbook" onKeyDown={onKeyDown}>
      <PageTurner page={page} pages={pages} onTurn={placing.show} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys have a way of their own */}
      <div className="stickerbook__sheet" ref={sheet} onClick={onSheetClick}>
        <Scene page={page} />
        <EmptyPlaces taken={onPage.flatMap(({ placement }) => placement ?? [])} />
        <ul aria-label={t('learning.book.page', { page, pages })}>
          {onPage.map((one) => (
            <li key={one.id}>{button(one)}</li>
          ))}
        </ul>
      </div>
      <HeldTools placing={placing} />
      <p className="sr" role="status">
        {announcement}
      </p>
      <div role="alert">{hasFailed && <p className="err">{t('learning.book.not-saved')}</p>}</div>
      <section className="stickerbook__tray" aria-labelledby="tray">
        <h2 id="tray">{t('learning.book.tray')}</h2>
        {tray.length === 0 && (
          <p className="muted">{t(stickers.length === 0 ? 'learning.book.none' : 'learning.book.tray.none')}</p>
        )}
        {tray.length > 0 && (
          <ul>
            {tray.map((one) => (
              <li
                key={one.id}
                aria-hidden={held?.id === one.id || undefined}
                data-held={held?.id === one.id || undefined}
              >
                {button({ ...one, placement: null }, held?.id === one.id)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Help />
    </div>
  );
}

/** How it is done with a finger; how with keys, for who asks. */
function Help() {
  const t = useMessages();
  return (
    <div className="stickerbook__how">
      <p className="small muted">{t('learning.book.how')}</p>
      <details>
        <summary className="iconbtn iconbtn--line">
          <Icon name="help" />
          <span className="sr">{t('learning.book.help')}</span>
        </summary>
        <p className="small muted">{t('learning.book.keys')}</p>
      </details>
    </div>
  );
}

interface StickerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  sticker: BookSticker;
  isHeld: boolean;
  /** It is what a dragged sticker has left behind: to look at alone. */
  isLeft: boolean;
}

function StickerButton({ sticker: { id, name, picture, placement }, isHeld, isLeft, ...hearing }: StickerButtonProps) {
  const t = useMessages();
  return (
    <button
      className="bookstick"
      aria-hidden={isLeft || undefined}
      tabIndex={isLeft ? -1 : undefined}
      type="button"
      data-sticker={id}
      data-page={placement?.page}
      aria-pressed={isHeld}
      aria-label={t('learning.sticker.named', { name })}
      style={placement === null ? undefined : styleOf(placement)}
      {...hearing}
    >
      <img src={picture} alt="" width="128" height="128" draggable={false} />
    </button>
  );
}

function sayHappening(t: Translate, happening: Happening): string {
  const { name } = happening.sticker;
  if (!('placement' in happening)) return t(`learning.book.${happening.kind}`, { name });
  const { page, x, y, angle } = happening.placement;
  const percent = (share: number) => Math.round(share * 100);
  return t(`learning.book.${happening.kind}`, { name, page, x: percent(x), y: percent(y), angle });
}

/** The focus goes with what is picked up, and from page to page with it. */
function useFocusOnHeld(sheet: { current: HTMLElement | null }, id: string | undefined) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const focusedId = id ?? before.current;
    before.current = id;
    if (focusedId === undefined) return;
    const own = `[data-sticker="${focusedId}"]`;
    const there = sheet.current?.querySelector<HTMLElement>(own) ?? document.querySelector<HTMLElement>(own);
    there?.focus({ preventScroll: true });
  }, [sheet, id]);
}

/** Physical, as they are kept: a picture of stickers is the same in every writing. */
function styleOf({ x, y, angle }: Placement): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, rotate: `${angle}deg` };
}

const positions = [
  [0.2, 0.28],
  [0.5, 0.22],
  [0.8, 0.28],
  [0.2, 0.72],
  [0.5, 0.78],
  [0.8, 0.72],
] as const;

/** Empty places invite; a sticker may be put anywhere. */
function EmptyPlaces({ taken }: { taken: readonly Placement[] }) {
  return positions
    .filter(([x, y]) => taken.every((one) => Math.hypot(one.x - x, one.y - y) > 0.2))
    .map(([x, y]) => (
      <span
        key={x + y * 10}
        className="stickerbook__place"
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-hidden="true"
      />
    ));
}
