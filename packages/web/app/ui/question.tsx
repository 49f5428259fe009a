import type { ReactNode } from 'react';

import { closes } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface QuestionProps {
  id: string;
  question: string;
  /** What exactly will happen. */
  detail?: string;
  /** Why it could not be done just now. */
  fault?: string | undefined;
  cancelLabel: string;
  isBusy?: boolean;
  /** The button that does it. */
  children: ReactNode;
}

/** Asks before something is deleted; it is answered by its buttons or Escape, and not by a tap beside it. */
export function Question({ id, question, detail, fault, cancelLabel, isBusy = false, children }: QuestionProps) {
  return (
    <dialog
      className="dialog dialog--ask"
      id={id}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={detail === undefined ? undefined : `${id}-detail`}
    >
      <div className="dialog__body">
        <span className="ask__sign">
          <Icon name="trash" />
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
