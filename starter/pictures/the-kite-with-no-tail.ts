import { blob, cut, each, flat, here, line, painted, pts, soft } from './kit/brush.ts';
import type { DrawnBook } from './kit/picture.ts';
import { cloud, disk, glow, rectangle, wash } from './kit/scenery.ts';
import { page, set } from './kit/staging.ts';
import { cats, clonk, cover, faster, none, paper, socks, washingDay } from './the-kite-with-no-tail/beginning.ts';
import {
  barber,
  bareRobi,
  c,
  cat,
  city,
  drummer,
  kite,
  late,
  noon,
  otherSister,
  roof,
  shirin,
  sister,
  stairs,
  tail,
  tuli,
} from './the-kite-with-no-tail/roofs.ts';

const gifts = page('medium', noon)(
  wash('#a0d6e2', '#fdeccb'),
  city(480, 3, 0.35),
  city(790, 6, 0.15),
  painted(rectangle(-20, 560, 450, 400), '#e5a98a', '#9a5f5a'),
  flat(rectangle(-20, 546, 464, 28), '#f6d3b4'),
  painted(rectangle(880, 420, 360, 500), '#d98a86', '#8a4a5a'),
  flat(rectangle(866, 406, 360, 28), '#f3c4bc'),
  painted(rectangle(430, 800, 450, 200), '#b98a6a', '#6a4a4a'),
  shirin('170,550,130 right crossed happy gaze=0.7,0.3 floats l=~-0.3,0.75/hold r=330,470/hold'),
  soft('300,440 350,452 400,500 460,512 512,556 490,590 440,556 380,540 320,490', '#cf3f3f'),
  line('320,462 390,522 450,534 494,572', c.marigold, 5),
  line('326,470 352,446; 330,452 356,474', '#8f9ab0', 8),
  barber('1070,408,112 left none laugh lean=-12 l=~-1.2,0.2/open r=~0.5,0.8/fist'),
  set(
    800,
    300,
    -24,
    1.7,
    cut('-60,-22 70,-30 64,26 -58,30', '#f4f0e6'),
    line('-30,-24 -28,30; 4,-28 6,28; 40,-30 38,26', '#4f7fb8', 13),
  ),
  line('880,280 930,270; 890,320 940,318', '#ffffff', 8, 0.8),
  tuli('560,880,150 left stand glad gaze=-0.4,-0.5 l=500,574/hold r=~0.5,0.6'),
  bareRobi('740,885,140 right stand laugh gaze=0.5,-0.9 nod=-0.6 l=~-0.65,-0.6/open r=~0.7,-0.65/open'),
);

const steps = page('above', late)(
  wash('#f0d0a8', '#d9a884'),
  painted(rectangle(-10, -10, 1220, 500), '#c9795a', '#8a4a4a', 0.4),
  stairs(),
  tail(pts('1000,180 900,300 790,400 680,470 560,550 440,620 330,700 220,780'), 13, 1.15),
  kite(1100, 130, 0.7, 16),
  tuli('1010,325,112 left stand glad gaze=-0.7,0.7 nod=0.4 l=~-0.7,0.3/hold r=1066,190/hold'),
  ...pts('560,340 700,270 330,470').map(
    ([x, y]) =>
      flat(rectangle(x - 66, y - 190, 132, 190), '#6a4250') + flat(rectangle(x - 82, y - 4, 164, 22), c.cream),
  ),
  sister('560,340,100 right none glad gaze=0.7,0.5 l=~-0.5,0.4/open'),
  otherSister('700,270,96 right none laugh gaze=0.7,0.5'),
  drummer('330,470,96 right none content gaze=0.7,0.4'),
  bareRobi('150,890,150 right stand glad gaze=0.8,-0.8 nod=-0.6 l=~-0.4,0.75 r=235,760/hold'),
);

const balance = page('below', late)(
  wash('#f28f6c', '#fde0a8'),
  disk(190, 620, 110, '#fff0b8'),
  glow(190, 620, 420, '#fff3c8', 0.9),
  cloud(1000, 120, 260, '#f9b08a', 4),
  city(800, 5, 0.35, '#e8856a'),
  tail(pts('660,330 740,390 850,420 950,480 960,570 880,640 770,670 690,730'), 12, 1.15),
  kite(600, 210, 1.5, -22),
  line('590,230 520,560 476,794', '#5a4a5a', 4),
  painted(rectangle(-10, 830, 1220, 100), '#a9584e', '#5a2f4a'),
  cat('1080,836,105 left walk content tail=up floats'),
  tuli('380,960,130 right none glad gaze=0.4,-0.9 nod=-0.9 tilt=-12 l=~-0.35,0.6 r=474,800/hold'),
  bareRobi('210,960,120 right none wonder gaze=0.6,-0.9 nod=-0.9 tilt=-12 r=~0.6,-0.6/point'),
);

/** The sole of a bare foot that is stretched towards us. */
function sole(x: number, y: number, d: number): string {
  const [skin, pad] = ['#b98259', '#d6a27e'];
  const toes = each(
    [-62, -30, 2, 32, 64],
    (dx, i) =>
      flat(
        blob(
          x + dx * d,
          y - 128 + Math.abs(i - (d > 0 ? 4 : 0)) * 8 + (i % 2) * 10,
          i === 0 ? 31 : 22,
          31,
          i + 2,
          0.04,
        ),
        skin,
      ) +
      flat(
        blob(
          x + dx * d,
          y - 136 + Math.abs(i - (d > 0 ? 4 : 0)) * 8 + (i % 2) * 10,
          i === 0 ? 17 : 12,
          14,
          i + 2,
          0.04,
        ),
        pad,
        0,
      ),
  );
  return (
    painted(here('-78,-90 -20,-118 60,-106 78,-40 52,60 40,130 0,150 -40,130 -52,50', x, y), skin, '#8a5a44') +
    flat(blob(x, y - 66, 58, 34, 4, 0.08), pad, 0) +
    flat(blob(x, y + 104, 34, 34, 3, 0.06), pad, 0) +
    toes +
    line(here('-30,20 10,40 34,16', x, y), '#8a5a44', 5, 0.5)
  );
}

const lucky = page('close', late)(
  wash('#e77f70', '#fde3b0'),
  tail(pts('830,150 890,210 980,230 1050,290 1040,370 960,420'), 10, 0.62),
  kite(800, 90, 0.7, -20),
  city(560, 3, 0.3, '#e8856a'),
  shirin('160,400,64 right none laugh r=~0.7,-0.6/point'),
  barber('330,424,62 right none laugh r=~0.8,-0.5/point'),
  sister('960,580,60 left none laugh l=~-0.3,-0.7/open r=~0.5,-0.6/open'),
  otherSister('1040,580,58 left none glad l=~-0.4,-0.6/point'),
  drummer('1130,580,62 left none laugh l=~-0.7,-0.4/point'),
  roof(590, 680),
  tuli('250,880,170 right none content gaze=0.6,-0.8 nod=-0.7 l=~-0.3,0.7 r=~0.5,0.4/hold'),
  bareRobi('660,760,200 front none laugh tilt=6 l=~-0.75,0.75 r=~0.75,0.75'),
  painted('560,740 650,720 720,730 740,800 690,860 560,850 530,800', '#5a6fae', '#3a4a80'),
  sole(530, 800, -1),
  sole(760, 800, 1),
  line('430,640 410,610; 860,640 884,612', c.cream, 9, 0.9),
);

export const book: DrawnBook = {
  slug: 'the-kite-with-no-tail',
  pictures: [cover, none, paper, washingDay, faster, clonk, cats, socks, gifts, steps, balance, lucky],
};
