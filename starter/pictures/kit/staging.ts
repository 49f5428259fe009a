import { beast, bust } from './animals.ts';
import type { Coat, Species } from './beast-heads.ts';
import type { Light } from './brush.ts';
import { type Mood, moods } from './face.ts';
import { type Turn, yaws } from './head.ts';
import { type Legs, type Look, look } from './looks.ts';
import { person, type Pose } from './person.ts';
import type { Picture, Shot } from './picture.ts';
import { each, pts } from './shapes.ts';
import type { Point, Spot } from '../svg.ts';

/** What a page is made of: drawings, and figures that the light of the page falls on. */
export type Thing = string | ((light: Light) => string);

type Drawing = (...things: readonly Thing[]) => Picture;

/** A page, from back to front: `page('wide', morning)(sky, sami('…'), grass)`; what has much that is small stands on calmer paper, with less grain. */
export function page(shot: Shot, light: Light, paper = 1, grain = 1): Drawing {
  return (...things) => ({ shot, drawing: drawn(light, things), paper, grain });
}

/** The square art of a cover, 1200 x 1200. */
export function coverArt(light: Light, paper = 1, grain = 1): Drawing {
  return (...things) => ({ ...page('medium', light, paper, grain)(...things), square: true });
}

export const drawn = (light: Light, things: readonly Thing[]): string =>
  each(things, (thing) => (typeof thing === 'string' ? thing : thing(light)));

/** Things together, moved, turned and scaled round (0, 0). */
export function set(x: number, y: number, turn: number, scale: number, ...things: readonly Thing[]): Thing {
  return (light) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn(light, things)}</g>`;
}

const legWords = 'stand walk run tiptoe jump seat seatFront crossed out kneel squat climb up none sit lie'.split(' ');

export interface Direction {
  readonly at: Spot;
  readonly turn?: Turn;
  readonly legs?: string;
  readonly mood?: Mood;
  /** What is written as `name=value`. */
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** A stage direction, such as `620,885,210 right run glad lean=14 gaze=0.9,0.2 l=610,700/hold`: first the place and the size. */
export function directed(text: string, flags: readonly string[] = []): Direction {
  const [place = '', ...words] = text.split(/\s+/).filter(Boolean);
  const [x = Number.NaN, y = Number.NaN, u = Number.NaN] = place.split(',').map(Number);
  if ([x, y, u].some(Number.isNaN)) throw new Error(`A direction begins with x,y,size: ${text}`);
  const found: { turn?: Turn; legs?: string; mood?: Mood } = {};
  const values = new Map<string, string>();
  const said = new Set<string>();
  for (const word of words) {
    const [name = '', value] = word.split('=');
    if (value !== undefined) values.set(name, value);
    else if (word in yaws) found.turn = word as Turn;
    else if (legWords.includes(word)) found.legs = word;
    else if (word in moods) found.mood = word as Mood;
    else if (flags.includes(word)) said.add(word);
    else throw new Error(`Nobody knows what "${word}" is, in: ${text}`);
  }
  return { at: [x, y, u], ...found, values, flags: said };
}

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const point = (text: string | undefined): Point | undefined => (text === undefined ? undefined : pts(text)[0]);

function given<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const personal = ['turn', 'faces', 'lean', 'tilt', 'nod', 'gaze', 'l', 'r', 'fl', 'fr', 'roll', 'crane'];

type Actor = (text: string, ...holds: readonly Thing[]) => Thing;

/**
 * Somebody of a book, whose look is told as `look` has it: `sami('300,800,120 right kneel wonder gaze=0.6,0.4 l=~-0.5,0.3/hold')`. `l` and `r` are the hands
 * of the picture's left and right (`HandText` with `/` between its words), `fl` and `fr` the feet, `floats` leaves out the shadow.
 */
export function actor(...known: readonly [look: Look] | Parameters<typeof look>): Actor {
  const who = known.length === 1 ? known[0] : look(...known);
  return (text, ...holds) =>
    (light) => {
      const { at, turn, legs, mood, values, flags } = directed(text, ['floats']);
      for (const name of values.keys())
        if (!personal.includes(name)) throw new Error(`No person has "${name}": ${text}`);
      const hand = (name: string): string => (values.get(name) ?? '').replaceAll('/', ' ');
      const pose = given<Pose>({
        turn,
        mood,
        legs: legs as Legs | undefined,
        faces: values.get('faces') as Pose['faces'],
        lean: number(values.get('lean')),
        tilt: number(values.get('tilt')),
        nod: number(values.get('nod')),
        gaze: point(values.get('gaze')),
        roll: number(values.get('roll')),
        crane: point(values.get('crane')),
        feet: values.has('fl') || values.has('fr') ? feet(point(values.get('fl')), point(values.get('fr'))) : undefined,
        holds: drawn(light, holds),
        shadow: flags.has('floats') ? false : undefined,
        hands: [hand('l'), hand('r')],
      });
      return person(who, at, pose, light);
    };
}

const feet = (left: Point | undefined, right: Point | undefined): NonNullable<Pose['feet']> =>
  [left, right] as NonNullable<Pose['feet']>;

/** A beast of a book: `goat('800,700,130 left walk glad nod=20 head=4,30 tail=up')`; it looks right unless told. */
export function creature(kind: Species, coat: Coat): (text: string) => Thing {
  return (text) => (light) => {
    const { at, turn, legs, mood, values, flags } = directed(text, ['floats']);
    const pose = given<Parameters<typeof beast>[3] & object>({
      looks: turn === 'left' ? 'left' : 'right',
      legs: legs as 'stand' | undefined,
      mood,
      gaze: point(values.get('gaze')),
      nod: number(values.get('nod')),
      headBy: point(values.get('head')),
      tail: values.get('tail') as 'up' | undefined,
      shadow: flags.has('floats') ? false : undefined,
    });
    return beast(kind, coat, at, pose, light);
  };
}

/** The head and neck of a beast: `camelHead('800,400,3 left glad from=1250,600')`; the size is that of the head. */
export function headOf(kind: Species, coat: Coat): (text: string) => Thing {
  return (text) => (light) => {
    const { at, turn, mood, values } = directed(text);
    const pose = given<Parameters<typeof bust>[4] & object>({
      looks: turn === 'left' ? 'left' : 'right',
      mood,
      gaze: point(values.get('gaze')),
      nod: number(values.get('nod')),
    });
    return bust(kind, coat, at, point(values.get('from')) ?? [at[0], at[1]], pose, light);
  };
}
