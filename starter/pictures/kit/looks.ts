import type { Point } from '../svg.ts';
import type { Pattern } from './brush.ts';
import type { FaceLook } from './face.ts';
import type { TigerCoat } from './tiger.ts';

const hairStyles = [
  'short',
  'crop',
  'curls',
  'bowl',
  'bob',
  'long',
  'bun',
  'plaits',
  'tail',
  'afro',
  'puffs',
  'ring',
  'tuft',
  'none',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export interface HeadLook extends FaceLook {
  readonly shape?: 'round' | 'oval' | 'square' | 'heart';
  readonly hair: HairStyle;
  readonly wears?: {
    readonly kind: 'scarf' | 'cap' | 'straw' | 'cone' | 'peak' | 'skullcap' | 'turban' | 'band' | 'knit' | 'felt';
    readonly color: string;
    readonly ink?: string;
  };
  readonly tiger?: TigerCoat;
  /** A flower over the ear. */
  readonly flower?: string;
  readonly earrings?: string;
}

export interface Cloth {
  readonly color: string;
  readonly ink?: string;
  readonly pattern?: Pattern;
  /** Colour of a band along the hem. */
  readonly hem?: string;
}

export interface Look extends HeadLook {
  readonly build?: 'slim' | 'sturdy';
  readonly top: Cloth & { readonly cut?: 'shirt' | 'tunic' | 'dress' | 'robe'; readonly sleeves?: 'long' | 'short' };
  /** A dress or a robe needs none. */
  readonly bottom?: Cloth & { readonly cut?: 'trousers' | 'shorts' | 'skirt' };
  /** A band of cloth round the waist. */
  readonly sash?: string;
  /** The colour of the hands, where they are in paint, mud or gloves. */
  readonly painted?: string;
  /** Bare feet without a colour. */
  readonly shoes?: string;
}

const kinds: Record<string, readonly string[]> = {
  age: ['baby', 'child', 'grown', 'old'],
  build: ['slim', 'sturdy'],
  hair: hairStyles,
  shape: ['round', 'oval', 'square', 'heart'],
};

/** Whatever else is worn or grown and has one colour. */
const single = [
  'sash',
  'shoes',
  'earrings',
  'flower',
  'glasses',
  'moustache',
  'beard',
  'lips',
  'cheekPaint',
  'painted',
];
const garments = {
  top: ['shirt', 'tunic', 'dress', 'robe'],
  bottom: ['trousers', 'shorts', 'skirt'],
  wears: ['scarf', 'cap', 'straw', 'cone', 'peak', 'skullcap', 'turban', 'band', 'knit', 'felt'],
};
const patterns = ['stripes', 'bands', 'dots', 'check', 'leaves'];

/** What is said of a garment behind its colour: a pattern and its ink, how long its sleeves are, and the colour of its hem. */
function sewn(words: readonly string[], text: string) {
  const said: Record<string, string | undefined> = {};
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (word === 'short' || word === 'long') said['sleeves'] = word;
    else if (word === 'hem') said['hem'] = words[(i += 1)];
    else if (patterns.includes(word)) [said['pattern'], said['ink']] = [word, words[(i += 1)]];
    else throw new Error(`No cloth has "${word}": ${text}`);
  }
  return said;
}

/** Clothes in words: `band #f3a63e; robe #4f9a78 check #a8d4b8 short hem #fdf0d4; shoes #3a2c34`. A hat may have the colour of its ribbon after its own. */
function clothes(text: string) {
  const worn: Record<string, unknown> = {};
  for (const part of text.split('; ')) {
    const [name = '', color = '', ...more] = part.split(' ');
    if (garments.top.includes(name)) worn['top'] = { cut: name, color, ...sewn(more, text) };
    else if (garments.bottom.includes(name)) worn['bottom'] = { cut: name, color, ...sewn(more, text) };
    else if (garments.wears.includes(name)) worn['wears'] = { kind: name, color, ink: more[0] };
    else if (single.includes(name)) worn[name] = color;
    else throw new Error(`Nobody can wear "${name}": ${text}`);
  }
  return worn as unknown as Partial<Look>;
}

/** A look said in words, its body and its clothes: `look('child plaits round nose=broad skin=#b07a54 hairColor=#241a24', 'dress #d6457f long; shoes #5a3a40')`; `rest` is what words do not say. */
export function look(words: string, dress: string, rest: Partial<Look> = {}): Look {
  const said = words.split(' ').map((word): readonly [string, string] => {
    const [name = '', value] = word.split('=');
    if (value !== undefined) return [name, value];
    const kind = Object.keys(kinds).find((key) => kinds[key]?.includes(word));
    if (kind === undefined) throw new Error(`No look has "${word}": ${words}`);
    return [kind, word];
  });
  const whole = { ...Object.fromEntries(said), ...clothes(dress), ...rest } as Partial<Look>;
  if (whole.skin === undefined || whole.hairColor === undefined || whole.top === undefined)
    throw new Error(`A look has skin, hairColor and something to wear: ${words}`);
  return whole as Look;
}

export type Legs =
  | 'stand'
  | 'walk'
  | 'run'
  | 'tiptoe'
  | 'jump'
  | 'seat'
  | 'seatFront'
  | 'crossed'
  | 'out'
  | 'kneel'
  | 'squat'
  | 'climb'
  | 'up'
  | 'none';
export type HandShape = 'open' | 'hold' | 'point' | 'fist' | 'clap';

export interface Hand {
  /** A place in the picture. */
  readonly to?: Point;
  /** A place in heads from the neck. */
  readonly by?: Point;
  readonly shape?: HandShape;
  /** Behind the body. */
  readonly behind?: boolean;
}
