import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import { ToastRegions } from '../toasts/toasts.tsx';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  /** Shown before the title where the dialog lies over another one: closes it and so leads back. */
  backLabel?: string | undefined;
  className?: string;
  /** Its form begins anew when it is closed (`watch-dialogs.ts`). */
  resets?: boolean;
  onClose?: (dialog: HTMLDialogElement) => void;
  children: ReactNode;
}

/**
 * A modal dialog of the browser's own: it traps the focus and gives it back, closes on Escape and on a tap outside,
 * and opens and closes by the buttons' commands before any script of ours runs.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  backLabel,
  className = '',
  resets = false,
  onClose,
  children,
}: DialogProps) {
  return (
    <dialog
      className={`dialog ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
      data-resets={resets ? '' : undefined}
      onClose={onClose && (({ currentTarget }) => onClose(currentTarget))}
      {...{ closedby: 'any' }}
    >
      <div className="dialog__head">
        {backLabel !== undefined && (
          <button className="iconbtn back" type="button" aria-label={backLabel} {...closes(id)}>
            <Icon name="back" isDirected />
          </button>
        )}
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={closeLabel}
          {...closes(id)}
          data-closes-all={backLabel === undefined ? undefined : ''}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      <ToastRegions />
    </dialog>
  );
}

/** Makes a button open a dialog; React's types do not know the attributes yet. */
export function opens(id: string) {
  return { commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' } as const;
}

/** Makes a button close a dialog. */
export function closes(id: string) {
  return { commandfor: id, command: 'close' } as const;
}
