import type { UsageSums } from '@letsread/usage/contract.ts';
import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { measureName } from './measures.ts';
import { SumOfMeasure } from './sum-of-measure.tsx';
import { writeSum } from './write-sum.ts';

/** In a table of several kinds these; all of them stand above it for the one that is chosen. */
const shown = ['opened', 'finished', 'minutes'] as const;

type Filters = Readonly<Record<string, string | undefined>>;

interface SumRow {
  key: string;
  name: string;
  lang?: string;
  /** By kind, or one alone. */
  sums?: UsageSums;
  sum?: number | null;
  /** What the name leads to: the same page of this alone. */
  filter?: Filters;
}

/** Sums by name, with a bar for the first of them; nothing where there are none. */
export function SumTable({ title, rows, filters }: { title: string; rows: readonly SumRow[]; filters: Filters }) {
  const t = useLibraryMessages();
  if (rows.length === 0) return null;
  const isOfKinds = rows.some(({ sums }) => sums !== undefined);
  const first = ({ sum, sums }: SumRow) => sum ?? sums?.opened ?? 0;
  const max = Math.max(1, ...rows.map(first));
  return (
    <section className="library__card" aria-label={title}>
      <table className="library__table">
        <caption>{title}</caption>
        {isOfKinds && (
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{title}</span>
              </th>
              {shown.map((measure) => (
                <th scope="col" key={measure}>
                  {t(measureName(measure))}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" lang={row.lang}>
                <Name row={row} filters={filters} />
                <span className="library__bar" style={{ inlineSize: `${(first(row) / max) * 100}%` }} />
              </th>
              <Sums row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Sums({ row: { sums, sum } }: { row: SumRow }) {
  const t = useLibraryMessages();
  if (sums === undefined) return <td>{writeSum(t, sum)}</td>;
  return shown.map((measure) => (
    <td key={measure}>
      <SumOfMeasure sums={sums} measure={measure} />
    </td>
  ));
}

function Name({ row: { name, filter }, filters }: { row: SumRow; filters: Filters }) {
  if (filter === undefined) return <bdi>{name}</bdi>;
  const entries = Object.entries({ ...filters, ...filter }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return (
    <Link to={`/library/numbers?${new URLSearchParams(entries).toString()}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
