import { useSyncExternalStore } from 'react';

import { ownDay } from '../../profiles/reminder/own-day.ts';
import { useWords } from '../../i18n/words.tsx';
import { type Period, periodsUntil, type ReadTime, readingDays } from './reading-periods.ts';

interface ReadingTimeProps {
  readTime: ReadTime;
  /** The day in UTC, shown until the browser says its own. */
  today: string;
}

const never = () => () => {};

/** The week by days and the last four weeks, as bars with their minutes in words. */
export function ReadingTime({ readTime, today }: ReadingTimeProps) {
  const t = useWords();
  const own = useSyncExternalStore(
    never,
    () => ownDay(),
    () => today,
  );
  const week = periodsUntil(own, readTime, { count: 7, days: 1 });
  const month = periodsUntil(own, readTime, { count: 4, days: 7 });
  const weekday = (day: string) => t('intl.days').split('|')[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  const date = (day: string) => {
    const [month = '', number = ''] = day.split('-').slice(1);
    // In the digits of the language, as all other numbers.
    return (t('intl.dates').split('|')[Number(month) - 1] ?? '').replace('{day}', t.number(Number(number)));
  };
  return (
    <section className="card card--pad stack" aria-labelledby="time">
      <h2 id="time">{t('learning.growth.time')}</h2>
      <div className="grow__times">
        <Bars
          title={t('learning.growth.week')}
          periods={week}
          days={readingDays(own, readTime, 7)}
          nameOf={({ to }) => weekday(to)}
        />
        <Bars
          title={t('learning.growth.month')}
          periods={month}
          days={readingDays(own, readTime, 28)}
          nameOf={({ from, to }) => `${date(from)} – ${date(to)}`}
        />
      </div>
    </section>
  );
}

interface BarsProps {
  title: string;
  periods: Period[];
  days: number;
  nameOf: (period: Period) => string;
}

function Bars({ title, periods, days, nameOf }: BarsProps) {
  const t = useWords();
  const most = Math.max(1, ...periods.map(({ minutes }) => minutes));
  return (
    <div className="stack">
      <h3>{title}</h3>
      <ol className="bars">
        {periods.map((period) => (
          <li key={period.to}>
            {/* Servers and browsers know other short names and spaces. */}
            <span suppressHydrationWarning>{nameOf(period)}</span>
            <span className="bars__bar" aria-hidden="true">
              <span style={{ inlineSize: `${(period.minutes / most) * 100}%` }} />
            </span>
            <span>{t('learning.growth.minutes', { minutes: period.minutes })}</span>
          </li>
        ))}
      </ol>
      <p className="muted">{t('learning.growth.days', { count: days })}</p>
    </div>
  );
}
