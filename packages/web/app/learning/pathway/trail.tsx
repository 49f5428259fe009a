import type { CSSProperties } from 'react';

import { useWords } from '../../shell/language/words.tsx';
import { keyOfStep, type Walk } from '../walk/walk.ts';
import { BadgeStone, StepStone } from './step-stone.tsx';
import type { PathToShow } from './path-to-show.ts';
import { trailOf, trailWidth } from './trail-places.ts';

/** The path as a winding trail that is walked from below: a stone for each step, the badge at the top. */
export function Trail({ path, walked }: { path: PathToShow; walked: Walk }) {
  const t = useWords();
  const { height, stones, road } = trailOf(path.path.length + 1);
  const line = (paint: string, width: number, dashes?: string) => (
    <path
      d={road}
      fill="none"
      stroke={paint}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
    />
  );
  return (
    <section className="trail" aria-label={t('learning.paths')} style={{ blockSize: `${height / 16}rem` }}>
      <Land />
      <svg
        className="trail__road"
        viewBox={`0 0 ${trailWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {line('var(--road)', 30)}
        {line('var(--string)', 3, '1 13')}
      </svg>
      <span className="trail__orb" aria-hidden="true" />
      {stones.slice(0, -1).map(({ y, side }) => (
        <svg
          key={y}
          className="trail__tree"
          viewBox="0 0 60 80"
          style={{ '--x': side === 'end' ? '90%' : '7%', '--y': percent(y + 0.03) } as CSSProperties}
          aria-hidden="true"
        >
          <path d="M16 78c-17-27-16-54 0-76 16 22 17 49 0 76zM46 78c-11-18-10-36 0-50 10 14 11 32 0 50z" />
        </svg>
      ))}
      <ol className="trail__steps">
        {stones.map((stone, at) => {
          const step = path.path[at];
          const place = {
            'data-side': stone.side,
            style: { '--x': percent(stone.x), '--y': percent(stone.y) } as CSSProperties,
          };
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

function Land() {
  return (
    <svg className="trail__land" viewBox="0 0 360 1040" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 178C70 120 170 140 230 168s90 10 130-16V1040H0z" fill="var(--hill-1)" opacity=".55" />
      <path d="M0 400c110-60 240-30 360-70V1040H0z" fill="var(--hill-1)" opacity=".75" />
      <path d="M0 620c90 20 230-60 360-10V1040H0z" fill="var(--hill-2)" opacity=".55" />
      <path d="M0 880c120-60 240 10 360-50V1040H0z" fill="var(--hill-2)" opacity=".8" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
