import type { AnimalPose } from './beast-heads.ts';
import { contact, type Light, lit } from './brush.ts';
import type { Mood } from './face.ts';
import { directed } from './staging.ts';
import type { Point } from '../svg.ts';

/** What a direction says of an animal. */
export interface Told {
  readonly pose: AnimalPose & { readonly mood: Mood };
  /** Where it looks, seen from itself: x is ahead. */
  readonly gaze: Point;
  readonly has: (flag: string) => boolean;
  readonly word: (name: string) => string | undefined;
  /** 0 unless told. */
  readonly number: (name: string) => number;
  /** (0, 0) unless told. */
  readonly point: (name: string) => Point;
}

interface Body {
  readonly flags?: readonly string[];
  /** Half the width of its shadow; what swims or flies has none. */
  readonly wide?: number;
  /** How far light and shade reach into it, in shares of its height. */
  readonly depth?: number;
  readonly tall?: number;
  readonly mood?: Mood;
}

/** An animal that is told in words as people are: `const hen = told({ wide: 30 }, ({ pose }) => …)`, then `hen('300,700,120 left')`. It is painted 100 high with its feet on (0, 0), looking right; `tip` turns it by degrees, `floats` leaves out its shadow. */
export const told =
  (
    { flags = [], wide = 0, depth = 0.8, tall = 100, mood: usual = 'calm' }: Body,
    paint: (told: Told) => string | readonly string[],
  ) =>
  (text: string) =>
  (light: Light) => {
    const { at, turn, legs, mood = usual, values, flags: said, point } = directed(text, ['floats', ...flags]);
    const [x, y, u] = at;
    const looks = turn === 'left' ? 'left' : 'right';
    const flip = looks === 'left' ? -1 : 1;
    const [gx, gy] = point('gaze') ?? [flip * 0.5, 0.1];
    const painted = paint({
      pose: { looks, mood, gaze: [gx, gy], legs: legs as AnimalPose['legs'] },
      gaze: [gx * flip, gy],
      has: (flag) => said.has(flag),
      word: (name) => values.get(name),
      number: (name) => Number(values.get(name) ?? 0),
      point: (name) => point(name) ?? [0, 0],
    });
    const k = u / tall;
    const put = `translate(${x} ${y}) rotate(${values.get('tip') ?? 0}) scale(${(flip * k).toFixed(3)} ${k.toFixed(3)})`;
    const shadow = said.has('floats') || wide === 0 ? '' : contact(x, y, wide * k);
    return shadow + lit(light, u * depth)(`<g transform="${put}">${[painted].flat().join('')}</g>`);
  };
