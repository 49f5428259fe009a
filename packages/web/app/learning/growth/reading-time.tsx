import { useSyncExternalStore } from 'react';

import { ownDay } from '../../profiles/reminder/own-day.ts';
import { useInterface } from '../../shell/language/use-interface.ts';
import { useWords } from '../../shell/language/words.tsx';
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
  const { wordsTag } = useInterface();
  const own = useSyncExternalStore(
    never,
    () => ownDay(),
    () => today,
  );
  const week = periodsUntil(own, readTime, { count: 7, days: 1 });
  const month = periodsUntil(own, readTime, { count: 4, days: 7 });
  const weekday = new Intl.DateTimeFormat(wordsTag, { weekday: 'long', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(wordsTag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section className="card card--pad stack" aria-labelledby="time">
      <h2 id="time">{t('learning.growth.time')}</h2>
      <div className="grow__times">
        <Bars
          title={t('learning.growth.week')}
          periods={week}
          days={readingDays(own, readTime, 7)}
          nameOf={({ to }) => weekday.format(new Date(to))}
        />
        <Bars
          title={t('learning.growth.month')}
          periods={month}
          days={readingDays(own, readTime, 28)}
          // In the digits of the language, as all other numbers.
          nameOf={({ from, to }) =>
            dates
              .formatRangeToParts(new Date(from), new Date(to))
              .map(({ type, value }) => (type === 'day' ? t.number(Number(value)) : value))
              .join('')
          }
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
