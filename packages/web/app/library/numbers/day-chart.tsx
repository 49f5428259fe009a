import type { UsageSums } from '@letsread/usage/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { writeSum } from './write-sum.ts';

interface DayChartProps {
  days: readonly { day: string; written: string; sums: UsageSums }[];
}

const [width, height] = [600, 120];
const dayMs = 86_400_000;

/** Books opened by day, as bars; the same as a table for whoever does not see them. */
export function DayChart({ days }: DayChartProps) {
  const t = useLibraryMessages();
  const at = (day: string) => Date.parse(day) / dayMs;
  const [first, last] = [at(days[0]?.day ?? ''), at(days.at(-1)?.day ?? '')];
  const wide = width / (last - first + 1);
  const max = Math.max(1, ...days.map(({ sums }) => sums.opened ?? 0));
  return (
    <section className="library__card" aria-label={t('library.numbers.by-day')}>
      <h2>{t('library.numbers.by-day')}</h2>
      <svg className="library__chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, sums: { opened } }) => {
          const tall = ((opened ?? 0) / max) * height;
          const narrow = Math.min(wide * 0.8, 40);
          const x = (at(day) - first) * wide + (wide - narrow) / 2;
          return <rect key={day} x={x} y={height - tall} width={narrow} height={tall} rx="2" />;
        })}
      </svg>
      <p className="library__row small muted" aria-hidden="true">
        <span>{days[0]?.written}</span>
        <span>{days.at(-1)?.written}</span>
      </p>
      <details>
        <summary>{t('library.numbers.opened')}</summary>
        <table className="library__table">
          <caption className="sr">{t('library.numbers.by-day')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('library.numbers.by-day')}</th>
              <th scope="col">{t('library.numbers.opened')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, written, sums: { opened } }) => (
              <tr key={day}>
                <th scope="row">{written}</th>
                <td>{writeSum(t, opened)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
