import type { CSSProperties } from 'react';

const positions = [
  ['12%', '21%', '16%'],
  ['40%', '18%', '22%'],
  ['66%', '17%', '14%'],
].map(([x, w, y]) => ({ '--x': x, '--w': w, '--y': y }) as CSSProperties);

/** The land of a path in the colours of its palette, with up to three figures in it. */
export function Landscape({ palette, figures }: { palette: number; figures: readonly string[] }) {
  return (
    <span className="pathcard__art" data-palette={palette}>
      <svg viewBox="0 0 320 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="262" cy="40" r="24" fill="var(--orb)" opacity=".9" />
        <path d="M0 92C60 54 120 62 180 84s90 10 140-22v68H0z" fill="var(--hill-1)" />
        <path d="M0 112c70-36 150-22 200-10s80 4 120-14v42H0z" fill="var(--hill-2)" />
        <path d="M0 130v-6c80-18 150-8 210-4s80 0 110-8v18z" fill="var(--hill-3)" />
      </svg>
      {figures.map((figure, at) => (
        <img key={figure} src={figure} alt="" width="128" height="128" decoding="async" style={positions[at]} />
      ))}
    </span>
  );
}
