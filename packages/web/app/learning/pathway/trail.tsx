import type { PathwayDetail } from '@letsread/learning/contract.ts';
import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { keyOfStep, type ProgressOnPath } from '../path-progress/progress-on-path.ts';
import { BadgeStone, StepStone } from './step-stone.tsx';
import { Scenery } from './scenery.tsx';
import { percent, trailOf } from './trail-positions.ts';

/** The path as a winding trail that is walked from below: a stone for each step, the badge at the top. */
export function Trail({ path, progress }: { path: PathwayDetail; progress: ProgressOnPath }) {
  const t = useMessages();
  const trail = trailOf(path.path.length + 1);
  return (
    <section className="trail" aria-label={t('learning.paths')} style={{ blockSize: `${trail.height / 16}rem` }}>
      <Scenery {...trail} />
      <ol>
        {trail.stones.map(({ side, x, y }, at) => {
          const step = path.path[at];
          const attributes = { 'data-side': side, style: { '--x': percent(x), '--y': percent(y) } as CSSProperties };
          return step === undefined ? (
            <BadgeStone key="badge" point={attributes} badge={path.badge} isEarned={progress.isComplete} />
          ) : (
            <StepStone
              key={step.id}
              point={attributes}
              step={step}
              isDone={progress.done.has(keyOfStep(step))}
              isNext={step === progress.next}
            />
          );
        })}
      </ol>
    </section>
  );
}
