import type { Point } from '../svg.ts';
import type { Pattern } from './brush.ts';
import type { FaceLook } from './face.ts';
import type { TigerCoat } from './tiger.ts';

export type HairStyle =
  | 'short'
  | 'crop'
  | 'curls'
  | 'bowl'
  | 'bob'
  | 'long'
  | 'bun'
  | 'topknot'
  | 'plaits'
  | 'tail'
  | 'afro'
  | 'puffs'
  | 'ring'
  | 'tuft'
  | 'none';

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
  readonly bottom: Cloth & { readonly cut?: 'trousers' | 'shorts' | 'skirt' };
  /** A band of cloth round the waist. */
  readonly sash?: string;
  /** The colour of the hands, where they are in paint, mud or gloves. */
  readonly painted?: string;
  /** Bare feet without a colour. */
  readonly shoes?: string;
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
