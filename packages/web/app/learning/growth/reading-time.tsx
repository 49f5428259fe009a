import { useMessages } from '../../i18n/messages.tsx';
import { writeDate, writeWeekday } from '../../i18n/written-day.ts';
import { dayAfter, type Period, periodsUntil, type ReadTime, readingDays } from './reading-periods.ts';

interface ReadingTimeProps {
  readTime: ReadTime;
  /** The day in UTC, shown until the browser says its own. */
  today: string;
}

/** The week by days and the last four weeks, as bars with their minutes in words; for the days around wait the same (`show-own-day.ts`). */
export function ReadingTime({ readTime, today }: ReadingTimeProps) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="time">
      <h2 id="time">{t('learning.growth.time')}</h2>
      <div className="grow__times" data-module="own-day" data-shows={today}>
        <TimesUntil day={today} readTime={readTime} />
      </div>
      {[-1, 1].map((days) => (
        <template key={days} data-form={dayAfter(today, days)}>
          <TimesUntil day={dayAfter(today, days)} readTime={readTime} />
        </template>
      ))}
    </section>
  );
}

function TimesUntil({ day, readTime }: { day: string; readTime: ReadTime }) {
  const t = useMessages();
  const week = periodsUntil(day, readTime, { count: 7, days: 1 });
  const month = periodsUntil(day, readTime, { count: 4, days: 7 });
  return (
    <>
      <Bars
        title={t('learning.growth.week')}
        periods={week}
        days={readingDays(day, readTime, 7)}
        nameOf={({ to }) => writeWeekday(t, to)}
      />
      <Bars
        title={t('learning.growth.month')}
        periods={month}
        days={readingDays(day, readTime, 28)}
        nameOf={({ from, to }) => `${writeDate(t, from)} – ${writeDate(t, to)}`}
      />
    </>
  );
}

interface BarsProps {
  title: string;
  periods: Period[];
  days: number;
  nameOf: (period: Period) => string;
}

function Bars({ title, periods, days, nameOf }: BarsProps) {
  const t = useMessages();
  // A bar without a minute says nothing; how many days there were is told below.
  const shown = periods.filter(({ minutes }) => minutes > 0);
  const max = Math.max(1, ...shown.map(({ minutes }) => minutes));
  return (
    <div className="stack">
      <h3>{title}</h3>
      {shown.length > 0 && (
        <ol className="bars">
          {shown.map((period) => (
            <li key={period.to}>
              <span>{nameOf(period)}</span>
              <span className="bars__bar" aria-hidden="true">
                <span style={{ inlineSize: `${(period.minutes / max) * 100}%` }} />
              </span>
              <span>{t('learning.growth.minutes', { minutes: period.minutes })}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="muted">{t('learning.growth.days', { count: days })}</p>
    </div>
  );
}
