import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface FilterChipProps {
  name: 'level' | 'tag' | 'length' | 'narrated' | 'signLanguage' | 'sl';
  value: string;
  isChosen: boolean;
  text: ReactNode;
  hint?: string;
  count: number;
  level?: number | undefined;
  icon?: IconName | undefined;
}

/** One value of a filter with how many books it would leave. */
export function FilterChip({ name, value, isChosen, text, hint, count, level, icon }: FilterChipProps) {
  const t = useMessages();
  return (
    <label className={level === undefined ? 'chip chip--count' : 'chip chip--count chip--level'} data-level={level}>
      <input type="checkbox" name={name} value={value} form="find" defaultChecked={isChosen} />
      {level !== undefined && <b aria-hidden="true">{t.number(level)}</b>}
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span>
        {text}
        {hint !== undefined && <small className="chip__hint"> {hint}</small>}
      </span>
      <small>{t.number(count)}</small>
    </label>
  );
}
