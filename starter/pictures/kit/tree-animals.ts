import { beastEye } from './beast-heads.ts';
import { flat, line, soft, stroke, strokes } from './brush.ts';
import { moods } from './face.ts';
import { blob, each, lines, pts, tube } from './shapes.ts';
import type { Thing } from './staging.ts';
import { told } from './told.ts';
import { darker, lighter } from '../svg.ts';

/** A monkey that sits, 100 high: `monkey('300,700,150 right laugh gaze=0.5,-0.5')`; it can run. */
export const monkey = told({ flags: ['runs'], wide: 36, depth: 1, mood: 'happy' }, ({ pose: said, has, word }) => {
  const [fur, pale] = ['#9a6040', '#efcba0'];
  const pose = { ...said, gaze: word('gaze') === undefined ? ([0.5, 0] as const) : said.gaze };
  const legs = has('runs')
    ? flat(tube('-6,-24 -26,-16 -44,-22', [20, 14, 10]), fur) + flat(tube('6,-22 30,-14 46,-2', [20, 14, 11]), fur)
    : flat(tube('-4,-16 22,-30 26,-4', [22, 18, 12]), fur) + flat(blob(32, -3, 12, 6, 2), pale);
  return (
    flat(tube('-16,-10 -46,-6 -62,-34 -48,-62 -30,-50 -40,-38', [11, 10, 10, 9, 8, 6]), fur) +
    flat('-22,-2 -24,-32 -8,-54 16,-52 22,-26 16,0', fur) +
    soft('0,-6 4,-42 17,-44 18,-12', pale, 0) +
    legs +
    flat(tube('10,-46 30,-36 44,-46', [13, 11, 10]), fur) +
    flat(blob(46, -48, 8, 7, 2), pale) +
    flat(blob(-24, -74, 11, 12, 3), fur) +
    flat(blob(-24, -74, 6, 7, 3), pale, 0) +
    flat(blob(4, -74, 28, 26, 4, 0.03), fur) +
    soft('-4,-88 10,-92 26,-86 30,-70 26,-56 8,-52 -4,-60', pale, 0) +
    stroke('M18 -70q4 3 8 0', '#6a3a2c', 2.6) +
    (['laugh', 'grin'].includes(moods[pose.mood].mouth)
      ? flat('8,-65 18,-63 29,-65 26,-54 17,-51 10,-56', '#6d2a3a', 1) +
        soft('13,-55 18,-57 24,-55 18,-52', '#e8776f', 0)
      : line(
          pose.mood === 'scared' || pose.mood === 'surprised' ? '14,-60 18,-56 24,-59' : '10,-63 18,-57 27,-62',
          '#6a3a2c',
          3,
        )) +
    beastEye(8, -76, 0.6, pose, pale) +
    beastEye(23, -77, 0.52, pose, pale)
  );
});

/** An owl that sits and looks at us: `owl('300,700,200 wonder gaze=0.8,-0.3')`; `flies` spreads its wings. */
export function owl(color: string): (text: string) => Thing {
  const [face, dark] = [lighter(color, 0.55), darker(color, 0.25)];
  return told({ flags: ['flies'], wide: 26, depth: 1 }, ({ pose, has, point }) => {
    const { mood } = pose;
    const gaze = point('gaze');
    const open = ['laugh', 'grin', 'oh', 'howl'].includes(moods[mood].mouth);
    const wing = (d: number) =>
      flat(
        pts(has('flies') ? '22,-58 52,-92 92,-96 84,-64 60,-40 30,-30' : '26,-60 42,-46 44,-22 30,-2 24,-26').map(
          ([px, py]) => [px * d, py] as const,
        ),
        dark,
      );
    const feathers = lines(
      '-12,-30 -6,-24 0,-30 6,-24 12,-30; -16,-18 -10,-12 -4,-18; 4,-18 10,-12 16,-18; -8,-8 -2,-3 4,-8',
    );
    const eyes = each([-1, 1], (d) => [
      flat(blob(d * 17, -66, 19, 19, 3, 0.03), face, 1),
      moods[mood].lid === 'open'
        ? `<circle cx="${d * 16}" cy="-66" r="13.5" fill="#f4c05a"/><circle cx="${d * 16 + gaze[0] * 4.5}" cy="${-66 + gaze[1] * 4.5}" r="8.4" fill="#2a1a22"/><circle cx="${d * 16 + gaze[0] * 4.5 - 3}" cy="${-69 + gaze[1] * 4.5}" r="2.6" fill="#fff"/>`
        : beastEye(d * 16, -66, 1.3, { mood }, face),
    ]);
    return (
      flat('-30,-14 -36,-46 -34,-74 -36,-98 -18,-90 0,-92 18,-90 36,-98 34,-74 36,-46 30,-14 14,2 -14,2', color) +
      flat('-20,-10 -22,-40 0,-50 22,-40 20,-10 0,0', face, 0) +
      strokes(feathers, dark, 2.6, 0.7) +
      wing(-1) +
      wing(1) +
      eyes +
      (open
        ? flat('M-6 -52Q0 -56 6 -52L0 -36Z', '#e0903c') + flat('-5,-44 5,-44 0,-35', '#8a3a3a', 0)
        : flat('M-6 -54Q0 -58 6 -54L0 -43Z', '#e0903c')) +
      line('-12,0 -14,6; -6,0 -6,7; 6,0 6,7; 12,0 14,6', '#e0903c', 4)
    );
  });
}
