import { line, painted } from './kit/brush.ts';
import { land, rays } from './kit/scenery.ts';
import { blob, here } from './kit/shapes.ts';
import { book, coverArt, page, type Thing } from './kit/staging.ts';
import { bus } from './kit/vehicles.ts';
import { darker } from './svg.ts';
import { boy, c, day, dusk, girl, noon, pop } from './pop-and-me/village.ts';
import * as village from './pop-and-me/village.ts';

const coach = { color: c.red, stripe: c.sun, inside: '#5a3a44', windows: 3 };

/** A road across the yard. */
const road = (y: number, h: number) =>
  land(here('-20,0 300,-8 700,6 1220,-6', 0, y), '#c9a07a', darker('#c9a07a', 0.3), 0.35) +
  land(`-20,${y + h} 400,${y + h - 8} 800,${y + h + 8} 1220,${y + h}`, c.leaf, c.jade, 0.4);

/** The bus with Pop at the wheel and two children behind their windows. */
function full(x: number, y: number, w: number, popSays: string, kidsSay: string, ...more: readonly Thing[]): Thing {
  const at = (px: number, py: number, u: number) => `${x + px * w},${y + py * w},${w * u}`;
  return bus(
    [x, y, w],
    coach,
    pop(`${at(0.868, -0.13, 0.112)} right none ${popSays}`),
    girl(`${at(0.17, -0.165, 0.125)} right none ${kidsSay}`),
    boy(`${at(0.6, -0.165, 0.125)} right none ${kidsSay}`),
    ...more,
  );
}

const eggs = (x: number, y: number, h: number, turn: number, cracked = true) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${h / 100})">${painted('0,0 -26,-6 -37,-32 -30,-66 -14,-92 0,-99 14,-92 30,-66 37,-32 26,-6', '#fdf0d6', '#c9a074', 0.6)}${
    cracked ? line('-34,-52 -18,-62 -8,-46 6,-64 18,-48 34,-58', '#6a4038', 4) : ''
  }</g>`;
const shell = (x: number, y: number, w: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${painted(`M${-w * 0.5} ${-w * 0.5}L${-w * 0.3} ${-w * 0.34}L${-w * 0.12} ${-w * 0.52}L${w * 0.08} ${-w * 0.34}L${w * 0.28} ${-w * 0.52}L${w * 0.5} ${-w * 0.4}Q${w * 0.5} 0 0 0Q${-w * 0.5} 0 ${-w * 0.5} ${-w * 0.5}Z`, '#fdf0d6', '#c9a074')}</g>`;
const nest = (x: number, y: number, w: number) =>
  painted(blob(x, y, w * 0.5, w * 0.13, 5, 0.05, 14), '#c99a4e', '#7a5230') +
  line(here('-0.5,0 -0.2,0.07 0.2,0.07 0.5,0; -0.44,0.05 0,0.12 0.44,0.04', x, y, w), c.sun, w * 0.02);

export const pictures = book({
  cover: coverArt(day)(
    village.yard(560),
    village.puff(900, 150, 280),
    village.palm(120, 640, 520, 0.12),
    road(720, 400),
    full(-330, 960, 1180, 'shout gaze=0.8,0.5', 'wonder gaze=0.8,0.3'),
    nest(930, 1060, 420),
    village.duck('920,1070,380 left resolved swims gaze=-0.8,-0.3'),
  ),
  off: page('wide', day)(
    village.yard(400),
    village.puff(250, 110, 260),
    village.sun(1060, 120, 66),
    village.hut(40, 470, 280),
    village.shade(980, 500, 380, 5),
    village.palm(1140, 520, 420, -0.1),
    road(560, 250),
    full(170, 740, 780, 'glad gaze=0.8,0', 'laugh'),
    line('60,600 130,600; 30,660 120,660; 70,716 140,716', '#fdf3d8', 11, 0.9),
  ),
  sits: page('close', day)(
    village.yard(240),
    road(330, 900),
    full(60, 400, 330, 'glad', 'glad'),
    nest(690, 800, 760),
    village.duck('670,815,590 left calm swims gaze=-0.6,0.1'),
  ),
  getUp: page('medium', noon)(
    village.yard(360),
    village.palm(1100, 420, 380, -0.1),
    road(500, 330),
    full(-380, 790, 1130, 'shout gaze=0.8,0.6', 'wonder gaze=0.8,0.4'),
    line('880,330 940,300; 890,390 960,384; 880,450 944,468', '#fdf3d8', 13),
    nest(1020, 830, 280),
    village.duck('1010,836,230 left calm swims gaze=-0.8,-0.5'),
  ),
  noNo: page('shoulder', noon)(
    village.yard(300),
    village.shade(110, 480, 460, 4),
    road(420, 700),
    nest(820, 800, 600),
    village.duck('810,815,450 left cross swims gaze=-0.8,-0.3'),
    pop('225,960,215 right faces=right none worried gaze=0.8,0.2 lean=8 l=~-0.5,0.4/open r=~0.85,0.1/open'),
    line('520,420 490,396; 560,370 548,330; 620,350 630,306', '#fdf3d8', 12),
  ),
  crack: page('close', noon)(
    village.yard(200),
    road(290, 900),
    rays([640, 560], 330, 430, [-150, -120, -90, -60, -30], c.cream, 15),
    girl('160,1000,230 right faces=right none wonder gaze=0.7,0.3 l=~-0.4,0.4/open r=~0.6,0.2/open'),
    boy('1060,1010,225 left faces=left none surprised gaze=-0.7,0.3 l=~-0.6,0.2/open r=~0.4,0.4/open'),
    village.duck('620,640,410 left wonder gaze=-0.3,0.9'),
    nest(620, 800, 700),
    eggs(400, 800, 150, -10),
    eggs(860, 806, 150, 10),
    village.chick('525,800,140 right surprised gaze=0.4,-0.8'),
    shell(525, 830, 130),
    village.chick('700,800,150 left laugh gaze=-0.4,-0.8'),
    shell(702, 834, 136),
  ),
  onBus: page('wide', dusk)(
    village.yard(400, ['#f2a86a', '#fdeebc'], '#dcb083'),
    village.sun(180, 270, 84),
    village.palm(1120, 520, 420, -0.1),
    road(580, 220),
    village.chick('330,372,92 right laugh floats'),
    village.chick('430,370,92 right glad floats'),
    village.chick('530,368,92 left laugh floats'),
    village.chick('630,370,92 right wonder floats'),
    village.duck('830,376,150 right content gaze=0.8,0'),
    full(150, 770, 850, 'laugh', 'laugh'),
    line('40,620 110,620; 20,690 100,690; 50,750 120,750', '#fdf3d8', 11, 0.9),
    village.tufts(820, 14, 3),
  ),
});
