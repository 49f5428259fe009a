import type { UsageSums } from '@letsread/usage/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { measureName, measures } from './measures.ts';
import { SumOfMeasure } from './sum-of-measure.tsx';

/** All that was done, a line for each kind. */
export function SumList({ sums }: { sums: UsageSums }) {
  const t = useLibraryMessages();
  return (
    <dl className="library__sums">
      {measures.map((measure) => (
        <div key={measure}>
          <dt>{t(measureName(measure))}</dt>
          <dd>
            <SumOfMeasure sums={sums} measure={measure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
