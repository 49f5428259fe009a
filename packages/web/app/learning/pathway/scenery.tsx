import type { CSSProperties } from 'react';

import { percent, type Trail, trailWidth } from './trail-positions.ts';

/** The land around a trail and the road over its stones. */
export function Scenery({ height, road, stones }: Trail) {
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
    <div aria-hidden="true">
      <svg className="trail__land" viewBox="0 0 360 1040" preserveAspectRatio="none">
        <path d="M0 178C70 120 170 140 230 168s90 10 130-16V1040H0z" fill="var(--hill-1)" opacity=".55" />
        <path d="M0 400c110-60 240-30 360-70V1040H0z" fill="var(--hill-1)" opacity=".75" />
        <path d="M0 620c90 20 230-60 360-10V1040H0z" fill="var(--hill-2)" opacity=".55" />
        <path d="M0 880c120-60 240 10 360-50V1040H0z" fill="var(--hill-2)" opacity=".8" />
      </svg>
      <svg className="trail__road" viewBox={`0 0 ${trailWidth} ${height}`} preserveAspectRatio="none">
        {line('var(--road)', 30)}
        {line('var(--string)', 3, '1 13')}
      </svg>
      <span className="trail__orb" data-side={stones.at(-1)?.side} />
      {stones.slice(0, -1).map(({ y, side }) => (
        <svg
          key={y}
          className="trail__tree"
          viewBox="0 0 60 80"
          style={{ '--x': side === 'end' ? '90%' : '7%', '--y': percent(y + 0.03) } as CSSProperties}
        >
          <path d="M16 78c-17-27-16-54 0-76 16 22 17 49 0 76zM46 78c-11-18-10-36 0-50 10 14 11 32 0 50z" />
        </svg>
      ))}
    </div>
  );
}
