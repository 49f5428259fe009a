import type { UsageSums } from '@letsread/usage/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { measureName, measures } from './measures.ts';
import { writeSum } from './write-sum.ts';

/** All that was done, a line for each kind. */
export function SumList({ sums }: { sums: UsageSums }) {
  const t = useLibraryMessages();
  return (
    <dl className="library__sums">
      {measures.map((measure) => {
        const sum = sums[measure];
        return (
          <div key={measure}>
            <dt>{t(measureName(measure))}</dt>
            <dd>{writeSum(t, sum)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
