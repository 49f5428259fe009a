import { useMessages } from '../../i18n/messages.tsx';
import { useOwnDay } from '../../i18n/use-own-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ReadDay, shareOfGoal, weekUntil } from './reading-week.ts';

interface ReadingDaysProps {
  read: readonly ReadDay[];
  /** Minutes a day. */
  goal: number;
  /** The day in UTC, shown until the browser says its own. */
  today: string;
}

/** What was read today, against the goal, and on which days of the week. */
export function ReadingDays({ read, goal, today }: ReadingDaysProps) {
  const week = weekUntil(useOwnDay(today), read);
  return (
    <>
      <Today minutes={week.at(-1)?.minutes ?? 0} goal={goal} />
      <Week week={week} />
    </>
  );
}

/** Past the goal the ring stays full; nothing is ever missing from it. */
function Today({ minutes, goal }: { minutes: number; goal: number }) {
  const t = useMessages();
  const share = shareOfGoal(minutes, goal);
  return (
    <section className="card meg__today" aria-labelledby="today">
      <div className="ring" role="img" aria-label={t('profiles.page.minutes-of-goal', { minutes, goal })}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="52" pathLength="100" />
          {share > 0 && <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
        </svg>
        <div aria-hidden="true">
          <strong>{t.number(minutes)}</strong>
          <span className="small muted">{t('profiles.page.of-goal', { goal })}</span>
        </div>
      </div>
      <div className="stack meg__words">
        <h2 id="today">{t('profiles.page.today')}</h2>
        <p className="muted">
          {share === 1
            ? t('profiles.page.ring-full')
            : share > 0
              ? t('profiles.page.ring-fills')
              : t('profiles.page.ring-waits')}
        </p>
        <a className="btn btn--leaf" href="/">
          {t('profiles.page.find')}
        </a>
      </div>
    </section>
  );
}

function Week({ week }: { week: ReadDay[] }) {
  const t = useMessages();
  const count = week.filter(({ minutes }) => minutes > 0).length;
  // Monday is the first.
  const name = (day: string, days: 'intl.days' | 'intl.days.narrow') =>
    t(days).split('|')[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  return (
    <section className="card card--pad stack" aria-labelledby="week">
      <h2 id="week">{t('profiles.page.week')}</h2>
      <ol className="week">
        {week.map(({ day, minutes }) => (
          <li key={day} className={minutes > 0 ? 'is-on' : undefined}>
            <span className="week__leaf">{minutes > 0 && <Icon name="leaf" />}</span>
            <span aria-hidden="true">{name(day, 'intl.days.narrow')}</span>
            <span className="sr">
              {minutes > 0
                ? t('profiles.page.read-on', { day: name(day, 'intl.days'), minutes })
                : t('profiles.page.not-read-on', { day: name(day, 'intl.days') })}
            </span>
          </li>
        ))}
      </ol>
      <p className="muted">{count === 0 ? t('profiles.page.no-days') : t('profiles.page.days', { count })}</p>
    </section>
  );
}
