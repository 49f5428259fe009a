import { beast, bust, type Species } from './animals.ts';
import type { AnimalPose, Coat } from './beast-heads.ts';
import type { Light, Place } from './brush.ts';
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

/** The pages of a book by their names, the cover first. */
export const book = (pages: Readonly<Record<string, Picture>>) => Object.values(pages);

export const drawn = (light: Light, things: readonly Thing[]) =>
  each(things, (thing) => (typeof thing === 'string' ? thing : thing(light)));

/** Things together, moved, turned and scaled round (0, 0). */
export const set =
  ([x, y, turn = 0, scale = 1]: Place) =>
  (...things: readonly Thing[]): Thing =>
  (light) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn(light, things)}</g>`;

const legWords = 'stand walk run tiptoe jump seat seatFront crossed out kneel squat climb up none sit lie'.split(' ');

export interface Direction {
  readonly at: Spot;
  readonly turn?: Turn;
  readonly legs?: string;
  readonly mood?: Mood;
  /** What is written as `name=value`. */
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly number: (name: string) => number | undefined;
  readonly point: (name: string) => Point | undefined;
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
  const number = (name: string): number | undefined => (values.has(name) ? Number(values.get(name)) : undefined);
  const point = (name: string): Point | undefined => (values.has(name) ? pts(values.get(name) ?? '')[0] : undefined);
  return { at: [x, y, u], ...found, values, flags: said, number, point };
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
      const { at, turn, legs, mood, values, flags, number, point } = directed(text, ['floats']);
      for (const name of values.keys())
        if (!personal.includes(name)) throw new Error(`No person has "${name}": ${text}`);
      const hand = (name: string) => (values.get(name) ?? '').replaceAll('/', ' ');
      const pose: Pose = {
        turn,
        mood,
        legs: legs as Legs | undefined,
        faces: values.get('faces') as Pose['faces'],
        lean: number('lean'),
        tilt: number('tilt'),
        nod: number('nod'),
        gaze: point('gaze'),
        roll: number('roll'),
        crane: point('crane'),
        feet: [point('fl'), point('fr')],
        holds: drawn(light, holds),
        shadow: !flags.has('floats'),
        hands: [hand('l'), hand('r')],
      };
      return person(who, at, pose, light);
    };
}

function beastPose(told: Direction): AnimalPose {
  const { turn, legs, mood, values, flags, number, point } = told;
  return {
    looks: turn === 'left' ? 'left' : 'right',
    legs: legs as AnimalPose['legs'],
    mood,
    gaze: point('gaze'),
    nod: number('nod'),
    headBy: point('head'),
    tail: values.get('tail') as AnimalPose['tail'],
    shadow: !flags.has('floats'),
  };
}

/** A beast of a book: `goat('800,700,130 left walk glad nod=20 head=4,30 tail=up')`; it looks right unless told. */
export const creature =
  (kind: Species, coat: Coat) =>
  (text: string): Thing => {
    const told = directed(text, ['floats']);
    return (light) => beast(kind, coat, told.at, beastPose(told), light);
  };

/** The head and neck of a beast: `camelHead('800,400,3 left glad from=1250,600')`; the size is that of the head. */
export const headOf =
  (kind: Species, coat: Coat) =>
  (text: string): Thing => {
    const told = directed(text);
    const [x, y] = told.at;
    return (light) => bust(kind, coat, told.at, told.point('from') ?? [x, y], beastPose(told), light);
  };
