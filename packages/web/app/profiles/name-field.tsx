import { useId } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { lengthOfName, maxNameCharacters } from './name-input.ts';

interface NameFieldProps {
  /** What stands in the field at first. */
  name?: string;
  /** What stands in it now, for what depends on it. */
  current: string;
  hasHint?: boolean;
}

/** The name of a reader. The field keeps its own text, so that what was typed before scripts ran stays there. */
export function NameField({ name = '', current, hasHint = false }: NameFieldProps) {
  const t = useMessages();
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('profiles.create.name')}
      </label>
      <input
        className="input"
        id={id}
        name="name"
        required
        autoComplete="off"
        placeholder={t('profiles.create.name-hint')}
        aria-describedby={`${id}-hint`}
        defaultValue={name}
      />
      <p className="hint hint--end" id={`${id}-hint`}>
        <span>{hasHint && t('profiles.create.nickname')}</span>
        <span>{t('profiles.create.count', { count: lengthOfName(current), most: maxNameCharacters })}</span>
      </p>
    </div>
  );
}
