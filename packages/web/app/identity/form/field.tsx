import type { InputHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../../ui/icon.tsx';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'defaultValue' | 'dir' | 'maxLength' | 'placeholder' | 'required'
> {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** Beside the input. */
  children?: ReactNode;
}

/** An input with its label, what helps with it, and what is wrong with it. */
export function Field({ name, label, hint, fault, children, ...input }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const faultId = fault === undefined ? undefined : `${name}-fault`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="field__row">
        <input
          {...input}
          className="input"
          id={name}
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
