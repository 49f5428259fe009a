import type { ReactNode } from 'react';

import { closes } from './dialog.tsx';
import { Icon, type IconName } from '../icon.tsx';

interface QuestionProps {
  id: string;
  question: string;
  /** What exactly will happen. */
  detail?: string;
  /** Why it could not be done just now. */
  fault?: string | undefined;
  cancelLabel: string;
  isBusy?: boolean;
  /** What it is about; a bin where something is deleted. */
  icon?: IconName;
  onClose?: () => void;
  /** The button that does it. */
  children: ReactNode;
}

/** Asks before something is deleted or lost; it is answered by its buttons or Escape, and not by a tap beside it. */
export function Question({
  id,
  question,
  detail,
  fault,
  cancelLabel,
  isBusy = false,
  icon = 'trash',
  onClose,
  children,
}: QuestionProps) {
  return (
    <dialog
      className="dialog dialog--ask"
      id={id}
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={`${id}-question`}
      aria-describedby={detail === undefined ? undefined : `${id}-detail`}
    >
      <div className="dialog__body">
        <span className="ask__sign">
          <Icon name={icon} />
        </span>
        <p className="label" id={`${id}-question`}>
          {question}
        </p>
        {detail !== undefined && <p id={`${id}-detail`}>{detail}</p>}
        <div role="alert">{fault !== undefined && <p className="err">{fault}</p>}</div>
      </div>
      <div className="dialog__foot">
        <button className="btn" type="button" disabled={isBusy} {...closes(id)}>
          {cancelLabel}
        </button>
        {children}
      </div>
    </dialog>
  );
}
