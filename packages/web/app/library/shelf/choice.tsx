import type { ReactNode } from 'react';

import { Icon } from '../../ui/icon.tsx';

interface ChoiceProps {
  name: string;
  label: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  children: ReactNode;
}

/** A choice from a list, with its label. */
export function Choice({ name, label, defaultValue, onChange, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`shelf-${name}`}>{label}</label>
      <div className="select">
        <select
          className="input"
          id={`shelf-${name}`}
          name={name}
          defaultValue={defaultValue}
          onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
        >
          {children}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
