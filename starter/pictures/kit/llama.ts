import { beastEye } from './beast-heads.ts';
import { flat, line, shaded } from './brush.ts';
import { moods } from './face.ts';
import { blob, here, tube } from './shapes.ts';
import { told } from './told.ts';
import { darker, lighter } from '../svg.ts';

/** A llama, 100 high with its ears: `llama('#f0e4d0', '#d6457f')('300,800,420 right content gaze=0.5,0.4 nod=10')`. */
export const llama = (color: string, halter: string) =>
  told({ wide: 44, depth: 0.7 }, ({ pose: said, word, number }) => {
    const pose = { ...said, gaze: word('gaze') === undefined ? ([0.4, 0] as const) : said.gaze };
    const dark = darker(color, 0.14);
    const leg = (lx: number, c: string) =>
      flat(tube(here('0,-34 1,-18 0,-3', lx, 0), [13, 8, 6]), c, 1.2) + flat(blob(lx + 1, -2, 5, 3, 2), '#5a4450', 1);
    const wool = '-40,-36 -44,-52 -34,-62 -16,-64 6,-63 26,-60 34,-46 28,-32 12,-27 -8,-25 -28,-27';
    const smiles = ['smile', 'grin', 'laugh'].includes(moods[pose.mood].mouth);
    const head =
      flat('24,-95 22,-108 26,-114 31,-108 32,-96', dark, 1.2) +
      flat(tube('20,-48 29,-66 30,-86', [26, 17, 16]), color, 1.2) +
      flat('22,-84 23,-97 34,-100 46,-93 55,-87 54,-81 44,-78 30,-78', color, 1.2) +
      flat('44,-92 56,-88 55,-80 46,-78 42,-84', lighter(color, 0.5), 0) +
      flat('30,-96 29,-110 34,-115 38,-108 37,-97', color, 1.2) +
      flat(blob(29, -97, 9, 6, 4, 0.14), lighter(color, 0.3), 0) +
      line('34,-99 39,-88 38,-78; 39,-88 53,-85', halter, 2, 0.95) +
      flat(blob(54, -86, 2.2, 1.6, 2), '#5a3a44', 0) +
      line(smiles ? '53,-82 48,-80 44,-82' : '53,-82 49,-81', '#5a3a44', 1.4) +
      beastEye(34, -90, 0.42, pose, color);
    return (
      leg(-22, dark) +
      leg(22, dark) +
      flat('-40,-54 -52,-56 -54,-44 -44,-44', dark, 1.2) +
      leg(-30, color) +
      leg(14, color) +
      flat(wool, color, 1.2) +
      shaded(wool, darker(color, 0.4), 0.4) +
      line(
        '-30,-54 -24,-50 -20,-54; -10,-44 -4,-40 0,-44; -30,-38 -24,-34 -20,-38; 6,-54 12,-50 16,-54',
        dark,
        1.6,
        0.8,
      ) +
      `<g transform="rotate(${number('nod')} 24 -56)">${head}</g>`
    );
  });
