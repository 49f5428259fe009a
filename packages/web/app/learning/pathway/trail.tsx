import type { PathwayDetail } from '@letsread/learning/contract.ts';
import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { keyOfStep, type Walk } from '../walk/walk.ts';
import { BadgeStone, StepStone } from './step-stone.tsx';
import { Scenery } from './scenery.tsx';
import { percent, trailOf } from './trail-places.ts';

/** The path as a winding trail that is walked from below: a stone for each step, the badge at the top. */
export function Trail({ path, walked }: { path: PathwayDetail; walked: Walk }) {
  const t = useMessages();
  const trail = trailOf(path.path.length + 1);
  return (
    <section className="trail" aria-label={t('learning.paths')} style={{ blockSize: `${trail.height / 16}rem` }}>
      <Scenery {...trail} />
      <ol>
        {trail.stones.map(({ side, x, y }, at) => {
          const step = path.path[at];
          const place = { 'data-side': side, style: { '--x': percent(x), '--y': percent(y) } as CSSProperties };
          return step === undefined ? (
            <BadgeStone key="badge" place={place} badge={path.badge} isEarned={walked.isComplete} />
          ) : (
            <StepStone
              key={step.id}
              place={place}
              step={step}
              isDone={walked.done.has(keyOfStep(step))}
              isNext={step === walked.next}
            />
          );
        })}
      </ol>
    </section>
  );
}
