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

type Said = 'age' | 'hair' | 'skin' | 'hairColor';

/** A look whose body is said in words, its clothes by name: `look('child plaits round nose=broad skin=#b07a54 hairColor=#241a24', { top: … })`. */
export function look(words: string, rest: Omit<Look, Said> & Partial<Pick<Look, Said>>): Look {
  const said = words.split(' ').map((word): readonly [string, string] => {
    const [name = '', value] = word.split('=');
    if (value !== undefined) return [name, value];
    const kind = Object.keys(kinds).find((key) => kinds[key]?.includes(word));
    if (kind === undefined) throw new Error(`No look has "${word}": ${words}`);
    return [kind, word];
  });
  const whole = { ...(Object.fromEntries(said) as unknown as Pick<Look, Said>), ...rest };
  if (whole.skin === undefined || whole.hairColor === undefined)
    throw new Error(`A look has skin and hairColor: ${words}`);
  return whole;
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
