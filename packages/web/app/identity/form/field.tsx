import type { InputHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../../ui/icon.tsx';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'defaultValue'
  | 'dir'
  | 'lang'
  | 'maxLength'
  | 'placeholder'
  | 'required'
> {
  name: string;
  /** Its own where several forms of a page have a field of this name. */
  id?: string;
  label: string;
  hint?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** Beside the input. */
  children?: ReactNode;
}

/** An input with its label, what helps with it, and what is wrong with it. */
export function Field({ name, id = name, label, hint, fault, children, ...input }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const faultId = fault === undefined ? undefined : `${id}-fault`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="field__row">
        <input
          {...input}
          className="input"
          id={id}
          name={name}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={[hintId, faultId].filter(Boolean).join(' ') || undefined}
        />
        {children}
      </div>
      {fault !== undefined && (
        <p className="err" id={faultId}>
          <Icon name="alert" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}
