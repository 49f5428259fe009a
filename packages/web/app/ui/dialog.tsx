import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';
import { ToastRegions } from './toasts.tsx';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  /** Shown before the title where the dialog lies over another one: closes it and so leads back. */
  backLabel?: string | undefined;
  className?: string;
  onClose?: (dialog: HTMLDialogElement) => void;
  children: ReactNode;
}

/**
 * A modal dialog of the browser's own: it traps the focus and gives it back, closes on Escape and on a tap outside,
 * and opens and closes by the buttons' commands before any script of ours runs.
 */
export function Dialog({ id, title, closeLabel, backLabel, className = '', onClose, children }: DialogProps) {
  return (
    <dialog
      className={`dialog ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
      onClose={({ currentTarget }) => onClose?.(currentTarget)}
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
          onClick={backLabel === undefined ? undefined : closeAllDialogs}
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

/** Closes a dialog from code. */
export function closeDialog(id: string): void {
  (document.getElementById(id) as HTMLDialogElement | null)?.close();
}

/** Closes all that is open, as a new screen does. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}
