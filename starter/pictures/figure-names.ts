export interface FigureFile {
  readonly code: string;
  /** Which way the figure looks in its file. */
  readonly faces: 'left' | 'right' | 'front';
}

const left = (code: string): FigureFile => ({ code, faces: 'left' });
const right = (code: string): FigureFile => ({ code, faces: 'right' });
const front = (code: string): FigureFile => ({ code, faces: 'front' });

export const figureFiles = {
  bat: front('1f987'),
  ant: left('1f41c'),
  bananaBunch: front('1f34c'),
  boat: front('26f5'),
  butterfly: front('1f98b'),
  camel: left('1f42a'),
  childAsleep: right('1f6cc-1f3fe'),
  chick: left('1f424'),
  chickFront: front('1f425'),
  chickHatching: front('1f423'),
  coral: front('1fab8'),
  daisy: front('1f33c'),
  drop: front('1f4a7'),
  duck: left('1f986'),
  egg: front('1f95a'),
  elephant: left('1f418'),
  fish: left('1f41f'),
  goat: left('1f410'),
  rooster: left('1f413'),
  hedgehog: left('1f994'),
  lotus: front('1fab7'),
  monkey: left('1f412'),
  moonFace: front('1f31d'),
  mouse: left('1f401'),
  owl: front('1f989'),
  question: front('2753'),
  seedling: right('1f331'),
  snail: left('1f40c'),
  strawberry: front('1f353'),
  sleep: right('1f4a4'),
  sunflower: front('1f33b'),
  teddy: front('1f9f8'),
  turtle: left('1f422'),
  worm: left('1fab1'),
} as const satisfies Record<string, FigureFile>;

export type FigureName = keyof typeof figureFiles;
