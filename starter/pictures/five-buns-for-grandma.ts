import { beast } from './kit/animals.ts';
import { blob, clipped, each, flat, heap, line, moved } from './kit/brush.ts';
import { floor, house, table, windowFrame } from './kit/buildings.ts';
import type { DrawnBook } from './kit/picture.ts';
import { disk, glow, polygon, rays, rectangle, steam, wash } from './kit/scenery.ts';
import { page } from './kit/staging.ts';
import { seeded } from './svg.ts';
import { bus, cover, kitchen } from './five-buns-for-grandma/beginning.ts';
import {
  baby,
  basket,
  bun,
  c,
  cobbler,
  driver,
  evening,
  girl,
  grandma,
  min,
  sister,
  tan,
} from './five-buns-for-grandma/cast.ts';
import { bridge, market, underTree } from './five-buns-for-grandma/middle.ts';
import { door, running, stairs } from './five-buns-for-grandma/turn.ts';

const laughing = page('close', evening)(
  wash('#f0a88a', '#d9796a'),
  windowFrame(
    470,
    60,
    260,
    260,
    c.cream,
    `<path d="${rectangle(470, 60, 260, 260)}" fill="#ffcf7a"/>` + disk(600, 240, 60, '#f27c3a'),
  ),
  glow(600, 230, 480, '#ffe2a6', 0.7),
  flat(rectangle(60, 220, 230, 16), c.wood),
  flat(rectangle(96, 160, 50, 60), c.jade),
  flat(blob(200, 192, 32, 28, 3), c.cream),
  flat(rectangle(930, 110, 190, 150), c.cream),
  flat(polygon([950, 240], [1010, 150], [1060, 210], [1080, 180], [1102, 240]), '#79b89e', 0),
  floor(640, '#b9705a'),
  flat(blob(600, 830, 560, 120, 6, 0.03, 16), '#8c4a72'),
  flat(blob(600, 826, 470, 88, 6, 0.03, 16), '#a8608a'),
  min('330,830,205 right faces=front crossed weepLaugh tilt=-10 lean=-7 l=~-0.05,0.85 r=~0.35,0.7'),
  grandma('880,830,200 left faces=front crossed weepLaugh tilt=10 lean=7 l=690,620/point r=~0.1,0.9'),
  basket(540, 772, 180, 0),
  basket(700, 790, 180, 0),
  rays([605, 520], 40, 92, [-150, -120, -90, -60, -30], '#fff1c8', 8),
);

/** Flour thrown up from a hand: a fan that opens to the ceiling, and specks that fly. */
function thrown(x: number, y: number, turn: number, seed: number): string {
  const random = seeded(seed);
  const fan = (wide: number, high: number, opacity: number): string =>
    `<path d="M-10 -6Q${-wide * 0.3} ${-high * 0.5} ${-wide} ${-high}Q${-wide * 0.5} ${-high - 40} ${-wide * 0.2} ${-high + 14}Q${wide * 0.2} ${-high - 50} ${wide * 0.5} ${-high - 6}Q${wide * 0.8} ${-high - 24} ${wide} ${-high + 20}Q${wide * 0.3} ${-high * 0.5} 10 -6Z" fill="#fffaf0" opacity="${opacity}" filter="url(#soft)"/>`;
  const specks = each(64, () => {
    const [angle, far] = [(random() - 0.5) * 1.5, 40 + random() * 330];
    const [sx, sy, r] = [Math.sin(angle) * far, -Math.cos(angle) * far, 2 + random() * 5];
    return `<ellipse cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" rx="${(r * 0.7).toFixed(1)}" ry="${(r * 1.5).toFixed(1)}" transform="rotate(${((angle * 180) / Math.PI).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)})" fill="#fffdf6" opacity="0.95"/>`;
  });
  return moved(x, y, turn, 1, fan(170, 270, 0.5), fan(100, 210, 0.55), fan(44, 130, 0.8), specks);
}

const flour = page('medium', evening)(
  wash('#e09a86', '#b9607a'),
  windowFrame(
    840,
    80,
    260,
    270,
    c.wood,
    `<path d="${rectangle(840, 80, 260, 270)}" fill="#3a3566"/>` + disk(1000, 180, 40, '#fff1c0'),
  ),
  glow(480, 360, 560, '#ffdca0', 0.7),
  flat(rectangle(70, 190, 220, 16), c.wood),
  flat(rectangle(100, 130, 50, 60), c.jade),
  flat(rectangle(190, 140, 44, 50), c.cream),
  min('420,960,216 laugh gaze=0,-1 tilt=-7 l=230,330/open r=620,320/open'),
  grandma('890,840,186 left none laugh tilt=8 l=760,720/open r=1000,700/open'),
  thrown(218, 296, -8, 3),
  thrown(634, 286, 7, 9),
  table(-30, 780, 1260, 160, '#cf945a', c.wood),
  flat(blob(520, 790, 330, 26, 4, 0.05, 14), '#fff3dd', 0),
  each([250, 385, 520, 655, 790], (x, i) => bun(x, 760 + (i % 2) * 8, 62)),
  flat('1040,796 1030,660 1060,620 1150,620 1180,660 1170,796', '#efe0c0'),
  line('1060,640 1106,656 1150,640', '#a8752f', 7),
);

const feast = page('wide', evening)(
  wash('#dd8f7e', '#a8587a'),
  clipped(
    rectangle(250, 60, 700, 600),
    wash('#3d3a72', '#6a5a96') +
      house(240, 560, 200, 330, { wall: '#57508a', glass: '#ffd987', frame: '#4a4478', columns: 3, rows: 3, seed: 3 }) +
      house(760, 560, 220, 380, { wall: '#4f5a8e', glass: '#ffd987', frame: '#454a78', columns: 3, rows: 3, seed: 8 }) +
      disk(610, 140, 40, '#fff1c0'),
  ),
  `<path d="${rectangle(250, 60, 700, 700)}" fill="none" stroke="${c.cream}" stroke-width="22"/>`,
  floor(700, '#9a5560'),
  glow(600, 720, 620, '#ffdf9e', 0.6),
  driver('370,730,108 right laugh l=~-0.6,0/open'),
  cobbler('520,735,104 right content r=~0.3,0.7'),
  sister('690,738,104 left happy l=~-0.3,0.9 r=760,612'),
  baby('752,610,76 left crossed laugh floats l=~-0.6,-0.2'),
  girl('868,738,108 left laugh l=~-0.6,0.2'),
  min('150,905,168 right laugh l=~-0.4,0.9 r=350,560/open'),
  grandma('1060,925,160 left laugh l=850,620/open r=~0.4,1'),
  beast('dog', tan, [300, 868, 130], { mood: 'laugh', tail: 'wag', gaze: [0.6, -0.2] }, evening),
  table(330, 800, 500, 140, '#cf945a', c.wood),
  flat(blob(580, 790, 220, 30, 4, 0.02, 14), c.jade),
  heap('470,772 690,772 580,776 526,730 634,730', (x, y) => bun(x, y, 56)),
  steam(400, 700, 90, 2),
  steam(770, 700, 90, 2),
  each([0, 1, 2, 3], (i) =>
    beast(
      'puppy',
      { color: ['#e0ad6d', '#c98b50', '#efd0a0', '#b57a48'][i] ?? '', patch: '#8a5a34', belly: '#fbe7c8' },
      [880 + i * 84, 884, 70],
      { looks: 'left', legs: i % 2 === 0 ? 'sit' : 'stand', tail: 'wag', mood: 'wonder', gaze: [-0.7, -0.7] },
      evening,
    ),
  ),
);

export const book: DrawnBook = {
  slug: 'five-buns-for-grandma',
  pictures: [cover, kitchen, bus, bridge, underTree, market, running, stairs, door, laughing, flour, feast],
};
