import type { CSSProperties } from 'react';

import { useWords } from '../../i18n/words.tsx';
import { keyOfStep, type Walk } from '../walk/walk.ts';
import type { PathToShow } from './path-to-show.ts';
import { BadgeStone, StepStone } from './step-stone.tsx';

/** The path as a winding trail that is walked from below: a stone for each step, the badge at the top. */
export function Trail({ path, walked }: { path: PathToShow; walked: Walk }) {
  const t = useWords();
  const { height, stones, scenery } = path.trail;
  return (
    <section className="trail" aria-label={t('learning.paths')} style={{ blockSize: `${height}rem` }}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: scenery }} />
      <ol>
        {stones.map(({ side, x, y }, at) => {
          const step = path.path[at];
          const place = { 'data-side': side, style: { '--x': x, '--y': y } as CSSProperties };
          return step === undefined ? (
            <BadgeStone key="badge" place={place} path={path} isEarned={walked.isComplete} />
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
