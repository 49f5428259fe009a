import type { PointerEvent } from 'react';

import { Icon } from '../../../ui/icon.tsx';

interface DragHandleProps {
  label: string;
  canMove: boolean;
  /** With the number of the page that it was dropped on. */
  onDrop: (to: number) => void;
}

/** What a page is dragged by, with a mouse, a pen or a finger; the buttons beside it do the same by keys. */
export function DragHandle({ label, canMove, onDrop }: DragHandleProps) {
  const over = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-page]');
  const highlight = (page: HTMLElement | null | undefined) => {
    for (const marked of document.querySelectorAll('[data-drop]')) marked.removeAttribute('data-drop');
    page?.setAttribute('data-drop', '');
  };
  return (
    <button
      className="iconbtn iconbtn--line book-edit__handle"
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={!canMove}
      onPointerDown={(event) => {
        if (canMove) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) highlight(over(event));
      }}
      onPointerUp={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        highlight(undefined);
        const to = Number(over(event)?.dataset['page'] ?? 0);
        const from = Number(event.currentTarget.closest<HTMLElement>('[data-page]')?.dataset['page']);
        if (to > 0 && to !== from) onDrop(to);
      }}
      onPointerCancel={() => highlight(undefined)}
    >
      <Icon name="menu" size="s" />
    </button>
  );
}
