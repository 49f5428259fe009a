export interface FigureFile {
  readonly code: string;
  /** Which way the figure looks in its file. */
  readonly faces: 'left' | 'right' | 'front';
}

const left = (code: string): FigureFile => ({ code, faces: 'left' });
const right = (code: string): FigureFile => ({ code, faces: 'right' });
const front = (code: string): FigureFile => ({ code, faces: 'front' });

export const figureFiles = {
  ant: left('1f41c'),
  butterfly: front('1f98b'),
  chick: left('1f424'),
  chickFront: front('1f425'),
  chickHatching: front('1f423'),
  daisy: front('1f33c'),
  drop: front('1f4a7'),
  egg: front('1f95a'),
  goat: left('1f410'),
  rooster: left('1f413'),
  question: front('2753'),
  seedling: right('1f331'),
  snail: left('1f40c'),
  strawberry: front('1f353'),
  sunflower: front('1f33b'),
  turtle: left('1f422'),
  worm: left('1fab1'),
} as const satisfies Record<string, FigureFile>;

export type FigureName = keyof typeof figureFiles;
