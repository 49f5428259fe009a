import type { UsageKind, UsageSums } from '@letsread/usage/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { finishedShare } from './finished-share.ts';
import { writeSum } from './write-sum.ts';

/** One of the sums; of what was finished also how much that is of what was opened. */
export function SumOfMeasure({ sums, measure }: { sums: UsageSums; measure: UsageKind }) {
  const t = useLibraryMessages();
  const share = measure === 'finished' ? finishedShare(sums) : undefined;
  return (
    <>
      {writeSum(t, sums[measure])}
      {share !== undefined && (
        <small className="library__share muted">{t('library.numbers.finished-share', { percent: share })}</small>
      )}
    </>
  );
}
