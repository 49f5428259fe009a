import { useMessages } from '../i18n/messages.tsx';

export const levels = [1, 2, 3, 4, 5] as const;

/** A book's level: its number and name, never its colour alone. */
export function LevelBadge({ level, isLarge = false }: { level: number | null; isLarge?: boolean }) {
  const t = useMessages();
  if (level === null) return <span className="muted">{t('catalogue.level.none')}</span>;
  return (
    <span className={isLarge ? 'level level--l' : 'level'} data-level={level}>
      {!isLarge && <span className="sr">{t('catalogue.level.word')} </span>}
      <b aria-hidden={isLarge || undefined}>{t.number(level)}</b>
      {isLarge ? t(`catalogue.level.${level}.full`) : t(`catalogue.level.${level}`)}
    </span>
  );
}
