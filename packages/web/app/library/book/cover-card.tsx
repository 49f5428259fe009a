import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';

import { cropAround } from '../../ui/pictures/crop-around.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { ActNote } from './act-note.tsx';
import { SaveButton } from './save-button.tsx';
import { useBookAct } from './use-book-act.ts';
import { useDraft } from './use-draft.ts';

const steps: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** Which point of the cover's picture every crop keeps in view, with the square that readers see. */
export function CoverCard({ edition: { editionId, cover } }: { edition: EditionToEdit }) {
  const t = useLibraryMessages();
  const heading = useId();
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.cover')}</h2>
      {cover === null ? (
        <p className="muted">{t('library.book.no-cover')}</p>
      ) : (
        <FocusForm editionId={editionId} cover={cover} />
      )}
    </section>
  );
}

function FocusForm({ editionId, cover }: { editionId: string; cover: NonNullable<EditionToEdit['cover']> }) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const focus = useDraft(`${editionId} focus`, cover.focus);
  const { x, y } = focus.now;
  const now = acts.fresh?.edition.cover?.focus;
  const said = (at: { x: number; y: number }) =>
    t('learning.book.moved', { name: t('library.book.cover'), x: t.number(at.x), y: t.number(at.y) });
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    focus.set({
      x: inside((100 * (event.clientX - box.left)) / box.width),
      y: inside((100 * (event.clientY - box.top)) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    focus.set({ x: inside(x + by[0]), y: inside(y + by[1]) });
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        acts.send({ act: 'focus', body: { focus: { was: now ?? focus.was, now: focus.now } } });
      }}
    >
      <p className="hint">{t('library.book.focus')}</p>
      <div className="book-edit__crop">
        <button
          className="book-edit__focus"
          type="button"
          aria-label={said(focus.now)}
          dir="ltr"
          onPointerDown={press}
          onPointerMove={(event) => {
            if (event.buttons === 1) press(event);
          }}
          onKeyDown={step}
        >
          <Picture picture={cover} sizes="20rem" alt="" />
          <span className="book-edit__point" style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <span className="book-edit__square">
          <Picture
            picture={cover}
            sizes="8rem"
            alt=""
            style={{ objectPosition: cropAround({ ...cover, focus: focus.now }) }}
          />
        </span>
      </div>
      <output className="small muted">{said(focus.now)}</output>
      <ActNote acts={acts} meanwhile={now === undefined ? [] : [{ name: '', now: said(now) }]} />
      <SaveButton acts={acts} name={t('library.book.cover')} />
    </form>
  );
}
