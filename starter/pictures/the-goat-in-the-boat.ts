import { boat, paddle, ripples } from './kit/boats.ts';
import { bubble, cut, flat, type Light, line, moved, painted, soft, strokes } from './kit/brush.ts';
import { disk, glow, land, stars, wash, water } from './kit/scenery.ts';
import { blob, each, heap, here, pts, times, tube } from './kit/shapes.ts';
import { frog } from './kit/small-animals.ts';
import { book, coverArt, creature, page, set, type Thing } from './kit/staging.ts';
import { between, seeded, type Spot } from './svg.ts';

const c = {
  sky: '#2b3f7c',
  dusk: '#8f7fc0',
  lake: '#2f5f8f',
  moon: '#fdeeb8',
  hull: '#c9573f',
  sail: '#f6e3bd',
  toad: '#9a8a4a',
  wool: '#fbf1e0',
};
const moonlight: Light = { from: [0.6, -0.8], rim: '#fff1c4', shade: '#231f5a', tint: '#e6e2f4' };

const goatCoat = { color: '#b9875c', belly: '#f0dcc0', patch: '#7a5238' };
const goat = creature('goat', goatCoat);
const sheep = creature('sheep', { color: c.wool, belly: '#e9c9b4' });

const toad = frog(c.toad);

/** The lake by night from its far shore at y; the moon hangs at (x, y, r) and lies on the water. */
function lake(y: number, [mx, my, r]: Spot, seed = 3) {
  const random = seeded(seed);
  const glints = times(15, (i) => {
    const [gy, w] = [y + 16 + i * ((900 - y) / 15), between(random, 0.4, 1.1) * (r * 0.6 + i * 6)];
    return pts(`${mx - w + between(random, -20, 20)},${gy} ${mx},${gy - 4} ${mx + w},${gy}`);
  });
  return (
    wash(c.sky, c.dusk) +
    stars(y * 0.8, 46, seed) +
    glow(mx, my, r * 3.4, c.moon, 0.75) +
    disk(mx, my, r, c.moon) +
    soft(here('-0.4,-0.2 -0.1,-0.4 0,-0.1', mx, my, r), '#f0d896', 0) +
    soft(here('0.2,0.2 0.5,0.1 0.3,0.5', mx, my, r), '#f0d896', 0) +
    land(here('-20,-30 180,-84 420,-34 700,-70 960,-30 1220,-96', 0, y), '#33386f', '#242457') +
    water(y, c.lake, seed) +
    strokes(glints, c.moon, 7, 0.55)
  );
}

function reeds(x: number, y: number, h: number, count: number, seed: number) {
  const random = seeded(seed);
  return each(count, (i) => {
    const [bx, tall, lean] = [x + i * 34, h * between(random, 0.6, 1), between(random, -30, 30)];
    return (
      flat(tube(here('0,0 0.4,-0.5 1,-1', bx, y, lean, tall), [12, 9, 4]), '#26476a', 1) +
      (i % 2 === 0 ? flat(tube(here('0.9,-0.86 1,-1', bx, y, lean, tall), [20, 18]), '#5a4058', 1) : '')
    );
  });
}

/** What the goat has left of the sail is drawn with its bites. */
const wholeSail = '0,-20 -4,-400 -60,-330 -150,-190 -220,-70 -120,-40';
const bittenSail =
  '0,-20 -4,-400 -40,-352 -72,-300 -30,-282 -92,-250 -64,-204 -130,-176 -96,-128 -150,-96 -104,-60 -60,-34';
const mast = (x: number, y: number, k: number, sail?: string): Thing =>
  set([x, y, 0, k])(
    line('0,20 -2,-430', '#8a5f48', 17),
    sail === undefined ? '' : painted(sail, c.sail, '#b78f8c', 0.5),
    sail === undefined ? '' : line('-14,-120 -110,-92; -14,-220 -70,-208', '#e0bf9c', 5, 0.8),
    flat('M-2 -430L62 -408L-2 -386Z', c.hull),
  );

const hull = { color: c.hull, band: '#f3b24f' } as const;
const crumbs = (x: number, y: number, r: number, color: string) =>
  each([-70, -35, 0, 35, 75], (a, i) => {
    const [dx, dy] = [Math.sin((a * Math.PI) / 180) * r * (1 + (i % 2) * 0.4), -Math.cos((a * Math.PI) / 180) * r];
    return cut(`${x + dx - 12},${y + dy} ${x + dx + 4},${y + dy - 13} ${x + dx + 14},${y + dy + 8}`, color, 1.4);
  });
const bubbles = (spots: string) => heap(spots, (x, y, i) => bubble(x, y, 9 + (i % 3) * 7, '#cfe6f4', 0.35, '#e6f4fb'));
/** A broken plank of the boat, afloat. */
const wreck = (x: number, y: number, w: number, turn: number) =>
  ripples(x, y + w * 0.09, w * 0.6, '#bcd6ec', 1) +
  moved([x, y, turn, w / 200])(
    cut('-96,-20 84,-26 70,-12 100,-4 78,8 92,24 -84,28 -70,14 -104,6 -82,-6', c.hull, 4),
    line('-66,-4 60,-8; -50,14 66,10', '#7a2a30', 4, 0.6),
    line('-92,-18 80,-24', '#f08a6a', 5, 0.8),
  );
/** Water before whoever is in it, so that they are in and not on it. */
const before = (x: number, y: number, rx: number, ry = rx * 0.2) =>
  painted(blob(x, y, rx, ry, 4, 0.05, 14), c.lake, '#23406f', 0.4) + ripples(x, y - ry * 0.3, rx * 0.86, '#bcd6ec');

export const pictures = book({
  cover: coverArt(moonlight)(
    lake(560, [330, 230, 150]),
    mast(520, 880, 1.4, bittenSail),
    boat([530, 1010, 960], hull)(
      sheep('270,970,215 right stand scared gaze=0.9,-0.2 floats'),
      toad('250,782,150 right scared gaze=0.9,0'),
      goat('730,975,330 right stand glad gaze=0.7,0.4 nod=26 head=12,52 floats'),
    ),
    crumbs(1090, 800, 60, c.hull),
    ripples(530, 1080, 430, '#bcd6ec'),
  ),
  afloat: page('wide', moonlight)(
    lake(480, [930, 190, 96]),
    mast(560, 690, 0.95, wholeSail),
    boat([540, 745, 640], hull)(
      sheep('330,712,120 right stand happy gaze=0.9,-0.6 floats'),
      toad('470,690,82 right wonder gaze=0.9,-0.7'),
      goat('660,724,150 right stand glad gaze=0.8,-0.7 nod=-14 floats'),
    ),
    ripples(540, 790, 330, '#bcd6ec'),
    reeds(20, 930, 300, 6, 4),
  ),
  noFood: page('close', moonlight)(
    lake(330, [240, 120, 66], 5),
    mast(610, 800, 1.5, wholeSail),
    boat([600, 890, 1240], hull)(
      goat('260,850,320 right stand sad gaze=0.9,0.2 nod=10 floats'),
      toad('640,800,150 left worried gaze=-0.8,-0.3'),
      sheep('1000,850,250 left stand calm gaze=-0.9,-0.1 floats'),
    ),
  ),
  theSail: page('below', moonlight)(
    lake(560, [1040, 180, 84], 7),
    boat([600, 905, 1120], hull)(
      mast(830, 860, 1.75, bittenSail),
      goat('340,860,330 right stand content gaze=0.6,0.1 nod=-4 floats'),
      soft('606,424 640,400 704,372 740,410 690,452 640,470 612,440', c.sail),
      toad('800,838,150 left shout gaze=-0.9,-0.7'),
      sheep('990,850,180 left stand surprised gaze=-0.9,-0.5 floats'),
    ),
    crumbs(620, 530, 70, c.sail),
  ),
  theOar: page('medium', moonlight)(
    lake(420, [220, 150, 80], 9),
    mast(520, 760, 1.15),
    boat([600, 830, 980], hull)(
      sheep('330,785,200 right stand shout gaze=0.9,-0.1 nod=-8 floats'),
      toad('560,745,120 right surprised gaze=0.9,-0.2'),
      goat('860,800,245 left stand content gaze=-0.6,0.2 nod=4 floats'),
    ),
    paddle([640, 524], [780, 552], 46, '#d9a55c'),
    crumbs(640, 560, 52, '#d9a55c'),
    ripples(600, 880, 480, '#bcd6ec'),
  ),
  theBoat: page('close', moonlight)(
    lake(300, [180, 120, 66], 11),
    boat([420, 860, 1300], hull)(
      sheep('210,810,260 right stand howl gaze=0.9,0.1 floats'),
      toad('190,575,165 right howl gaze=0.9,0'),
      goat('720,830,400 right stand glad gaze=0.7,0.4 nod=24 head=8,46 floats'),
    ),
    crumbs(1120, 600, 62, c.hull),
  ),
  sinks: page('wide', moonlight)(
    lake(430, [200, 170, 90], 13),
    set([620, 720, 22])(
      mast(-20, -10, 0.8),
      boat([0, 60, 640], hull)(
        sheep('-200,26,130 left stand scared gaze=-0.6,0.3 floats'),
        toad('-70,4,96 right scared gaze=0.8,0.6'),
        goat('110,26,160 right stand surprised gaze=0.6,0.8 nod=12 floats'),
      ),
    ),
    before(820, 880, 420, 90),
    bubbles('760,790 820,760 880,790 930,740 700,820 1000,800'),
  ),
  noBoat: page('medium', moonlight)(
    lake(250, [250, 120, 64], 15),
    wreck(1010, 380, 150, 12),
    wreck(220, 520, 210, -8),
    sheep('520,930,300 right stand worried gaze=0.5,-0.8 nod=-8 floats'),
    before(600, 870, 480, 190),
    toad('745,500,160 right scared gaze=0.8,0.5'),
    wreck(1050, 700, 230, 12),
    wreck(170, 760, 270, 7),
    bubbles('330,700 380,670 900,790 1080,760 1130,790'),
  ),
  goatIsTheBoat: page('wide', moonlight)(
    lake(440, [330, 230, 150], 17),
    sheep('455,600,165 left stand laugh gaze=-0.6,-0.6 nod=-6 floats'),
    toad('455,440,110 right laugh gaze=0.8,-0.4'),
    goat('570,900,330 right stand content gaze=0.7,-0.4 nod=-6 floats'),
    before(570, 820, 420, 120),
    ripples(570, 820, 420, '#dcecf8', 3),
    line('120,690 200,676', c.hull, 18),
    reeds(1000, 930, 280, 6, 8),
  ),
});
