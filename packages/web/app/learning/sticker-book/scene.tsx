import type { ReactNode } from 'react';

/** Places of paper to put stickers on: a meadow, the sea, the night, a town. */
const scenes: readonly ReactNode[] = [
  <>
    <circle cx="330" cy="56" r="26" fill="var(--orb)" />
    <path d="M40 62c4-16 28-18 36-4 14-6 28 4 26 16H34c-6-4-2-12 6-12z" fill="var(--cloud)" />
    <path d="M0 176c70-52 150-50 220-14s120 20 180-14v152H0z" fill="var(--hill-1)" />
    <path d="M0 226c90-40 160-30 240-6s110 8 160-12v92H0z" fill="var(--hill-2)" />
    <path
      d="M60 300V196m0 44c-18-2-26-14-26-30 16 2 26 12 26 30zm0-18c16-2 24-14 24-28-14 2-24 10-24 28z"
      stroke="var(--hill-4)"
      strokeWidth="5"
      fill="var(--hill-3)"
    />
    <path d="M0 276c120-30 270-26 400-8v32H0z" fill="var(--hill-3)" />
    <g fill="var(--sun)">
      <circle cx="150" cy="276" r="7" />
      <circle cx="226" cy="284" r="6" />
      <circle cx="318" cy="278" r="7" />
      <circle cx="366" cy="290" r="5" />
    </g>
  </>,
  <>
    <circle cx="74" cy="58" r="26" fill="var(--orb)" />
    <path d="M262 58c4-18 32-20 40-4 16-6 32 4 28 18h-74c-6-4-2-14 6-14z" fill="var(--cloud)" />
    <path d="M0 142h400v158H0z" fill="var(--water)" />
    <path d="M0 188c34-16 66 16 100 0s66 16 100 0 66 16 100 0 66 16 100 0v112H0z" fill="var(--water-2)" />
    <path d="M0 232c34-14 66 14 100 0s66 14 100 0 66 14 100 0 66 14 100 0v68H0z" fill="var(--water)" />
    <g stroke="var(--string)" strokeWidth="3" strokeLinejoin="round">
      <path d="M288 152V74c24 14 38 36 42 62h-42" fill="#fdf0cf" />
      <path d="M250 150h84c-6 20-20 28-42 28s-36-8-42-28z" fill="var(--l2)" />
    </g>
    <path d="M0 282c60-34 130-28 190-8s130 10 210-6v32H0z" fill="var(--sky-2)" />
  </>,
  <>
    <path d="M0 0h400v300H0z" fill="#22364a" />
    <circle cx="318" cy="66" r="34" fill="#f4deac" />
    <circle cx="334" cy="56" r="30" fill="#22364a" />
    <g fill="#f4deac">
      <circle cx="60" cy="48" r="3.500" />
      <circle cx="126" cy="88" r="2.500" />
      <circle cx="188" cy="38" r="3" />
      <circle cx="236" cy="104" r="2.500" />
      <circle cx="90" cy="132" r="2.500" />
      <circle cx="370" cy="138" r="3" />
    </g>
    <path d="M0 204c80-44 150-36 226-8s120 10 174-14v118H0z" fill="#2c4a52" />
    <path d="M64 226c-26-42-24-84 0-118 24 34 26 76 0 118zm40 4c-18-28-16-56 0-78 16 22 18 50 0 78z" fill="#1c3038" />
    <path d="M0 258c120-36 270-30 400-10v52H0z" fill="#1c3038" />
  </>,
  <>
    <circle cx="62" cy="56" r="24" fill="var(--orb)" />
    <path d="M0 206h400v94H0z" fill="var(--hill-1)" />
    <g stroke="var(--string)" strokeWidth="2.500" strokeLinejoin="round">
      <path d="M36 238V136l38-34 38 34v102z" fill="var(--l2)" />
      <path d="M120 238V94h70v144z" fill="var(--water)" />
      <path d="M198 238V146l34-28 34 28v92z" fill="var(--sun)" />
      <path d="M276 238V114l44-34 44 34v124z" fill="var(--hill-2)" />
    </g>
    {/* As light at night as by day. */}
    <g fill="#fdf0cf">
      <path d="M62 238v-34h24v34zM136 112h16v20h-16zm24 0h16v20h-16zm-24 34h16v20h-16zm24 0h16v20h-16zM222 238v-30h20v30zM308 238v-38h24v38zM296 128h18v22h-18zm30 0h18v22h-18z" />
    </g>
    <path d="M0 238h400v62H0z" fill="var(--road)" />
    <path d="M10 268h44m40 0h44m40 0h44m40 0h44m40 0h44" stroke="var(--string)" strokeWidth="5" strokeLinecap="round" />
  </>,
];

/** What is behind the stickers of a page: the four take turns. */
export function Scene({ page }: { page: number }) {
  return (
    <svg className="stickerbook__scene" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scenes[(page - 1) % scenes.length]}
    </svg>
  );
}
