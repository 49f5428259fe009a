import { heads } from './kit/beast-heads.ts';
import { clipped, contact, flat, type Light, line, lit, moved, painted, soft, stroke, strokes } from './kit/brush.ts';
import { ant as antOf } from './kit/crawlers.ts';
import type { Mood } from './kit/face.ts';
import { glow, rays, wash } from './kit/scenery.ts';
import { abreast, blob, here, pts, rectangle, tube } from './kit/shapes.ts';
import { book, coverArt, creature, drawn, page, set, type Thing } from './kit/staging.ts';
import { darker, lighter, type Point } from './svg.ts';

const c = {
  wall: '#f6d79a',
  tile: '#d98b5f',
  red: '#cf4a3f',
  gold: '#f4c452',
  cream: '#fff3d6',
  teal: '#4f9a94',
  fur: '#6d6a86',
  ant: '#8a3f2c',
};
const day: Light = { from: [-0.7, -0.7], rim: '#fff6d8', shade: '#4a3560' };
const evening: Light = { from: [-0.7, -0.4], rim: '#ffdf9c', shade: '#3a2560', tint: '#ffe9d4' };

const coat = { color: c.fur, belly: '#f3ecf0', patch: '#4f4c68', collar: c.gold };
const cat = creature('cat', coat);
const ant = antOf(c.ant);

/** The kitchen: wall, tiles from y down, a window or a door to the yard on the left. */
function kitchen(y: number, warm = false) {
  const tiles = [0, 0.16, 0.38, 0.68, 1].map((t) => here('-20,0 600,0 1220,0', 0, y + (920 - y) * t));
  return (
    wash(warm ? '#e9b27c' : c.wall, warm ? '#f4cf96' : '#fbe7bd') +
    painted(rectangle(-20, y, 1240, 1240 - y), warm ? '#b96f54' : c.tile, darker(c.tile, 0.4), 0.45) +
    strokes(tiles, '#b4694a', 5) +
    strokes(abreast(`-150,${y} -750,1220`, `1350,${y} 1950,1220`, 11), '#b4694a', 5) +
    flat(rectangle(-20, y - 34, 1240, 36), c.teal, 0)
  );
}

const door = (x: number, y: number, w: number, h: number, sky = '#bfe3d8') =>
  flat(rectangle(x - 16, y - h - 16, w + 32, h + 16), '#8a5a44') +
  clipped(rectangle(x, y - h, w, h))(
    flat(rectangle(x, y - h, w, h), sky, 0),
    soft(
      `${x - 20},${y + 20} ${x - 20},${y - h * 0.28} ${x + w * 0.4},${y - h * 0.36} ${x + w + 20},${y - h * 0.24} ${x + w + 20},${y + 20}`,
      '#8fbf6a',
      0,
    ),
    soft(here('0.5,-0.3 0.4,-0.6 0.7,-0.78 1,-0.6 0.9,-0.3', x, y, w, h), '#5f9f5a', 0),
  );
const shelf = (x: number, y: number, w: number) =>
  flat(rectangle(x, y, w, 18), '#8a5a44') +
  painted(`M${x + 30} ${y}v-70q40 -30 80 0v70Z`, c.teal) +
  painted(`M${x + w - 130} ${y}q-30 -50 10 -84h60q40 34 10 84Z`, '#d9a24c') +
  line(`${x + w - 110},${y - 56} ${x + w - 44},${y - 56}`, c.cream, 8);

const tinBack = (x: number, y: number, w: number) =>
  contact(x, y + w * 0.06, w * 0.6) +
  painted(blob(x, y - w * 0.5, w * 0.5, w * 0.13, 3, 0.005, 14), '#7a2a34', '#3a1a30');
function tinFront(x: number, y: number, w: number) {
  const d = here('M-0.5,-0.5A0.5,0.13 0 0 0 0.5,-0.5V-0.04A0.5,0.13 0 0 1 -0.5,-0.04Z', x, y, w);
  const arc = (dy: number) => `M${x - w * 0.5} ${y + dy * w}A${w * 0.5} ${w * 0.13} 0 0 0 ${x + w * 0.5} ${y + dy * w}`;
  const suns = [-0.36, -0.13, 0.13, 0.36].map((t) => {
    const [sx, sy] = [x + t * w, y - w * (0.15 + 0.4 * t * t * 0.55)];
    return (
      rays([sx, sy], w * 0.06, w * 0.085, [0, 45, 90, 135, 180, 225, 270, 315], c.gold, w * 0.016) +
      flat(blob(sx, sy, w * 0.05, w * 0.05, 4, 0.04), c.gold, 1)
    );
  });
  return (
    painted(d, c.red, darker(c.red, 0.5)) +
    clipped(d)(
      ...suns,
      stroke(arc(-0.09), c.gold, w * 0.024),
      `<path d="M${x - w * 0.42} ${y - w * 0.36}V${y - w * 0.06}" stroke="#fff" stroke-width="${w * 0.03}" opacity="0.3"/>`,
    ) +
    `<path d="${arc(-0.5)}" fill="none" stroke="${lighter(c.red, 0.3)}" stroke-width="${w * 0.03}"/><path d="${arc(-0.44)}" fill="none" stroke="${c.gold}" stroke-width="${w * 0.02}"/>`
  );
}

/** A round biscuit tin; (x, y) is the middle of its foot, w its width. What is in it is drawn between its two halves. */
const tin =
  (x: number, y: number, w: number) =>
  (...things: readonly Thing[]): Thing =>
  (light) =>
    tinBack(x, y, w) + drawn(light, things) + tinFront(x, y, w);

/** The cat curled up on something round: (x, y) the middle of the heap, r half its width. */
const curled =
  (x: number, y: number, r: number, mood: Mood = 'asleep'): Thing =>
  (light) => {
    const stripes = [252, 278, 304, 330].map((deg): Point[] => {
      const a = (deg * Math.PI) / 180;
      return [0.92, 0.7].map((t): Point => [Math.cos(a) * 100 * t, Math.sin(a) * 62 * t]);
    });
    const drawing =
      flat(blob(0, 0, 100, 62, 4, 0.02, 14), darker(c.fur, 0.1)) +
      strokes(stripes, coat.patch, 10, 0.9) +
      flat(tube('94,8 100,40 60,56 10,52 -20,46', [24, 26, 24, 20, 12]), darker(c.fur, 0.2)) +
      line('-20,46 4,51', '#f3ecf0', 14) +
      moved([-58, -2, 6, 1.05])(heads.cat(coat, { mood, looks: 'right' }));
    return lit(light, r * 0.8)(`<g transform="translate(${x} ${y}) scale(${-r / 100} ${r / 100})">${drawing}</g>`);
  };
const paw = (points: string, w: number) =>
  flat(tube(points, [w, w * 0.85, w * 0.8]), c.fur) +
  flat(blob(pts(points).at(-1)?.[0] ?? 0, pts(points).at(-1)?.[1] ?? 0, w * 0.5, w * 0.42, 3, 0.03), '#f3ecf0', 1.4);
const pillow = (x: number, y: number, w: number) =>
  soft(here('-0.5,-0.24 0,-0.28 0.5,-0.24 0.44,0 0.5,0.2 0,0.24 -0.5,0.2 -0.44,0', x, y, w), c.cream);
/** A pan with a handle to the left. */
const panBack = (x: number, y: number, w: number) =>
  contact(x, y + 10, w * 0.56) +
  line(here('-0.46,-0.16 -0.82,-0.22', x, y, w), '#8a4a34', w * 0.07) +
  painted(blob(x, y - w * 0.16, w * 0.5, w * 0.12, 3, 0.005, 14), '#6a3430', '#3a1a2a');
const panFront = (x: number, y: number, w: number) =>
  painted(here('M-0.5,-0.16A0.5,0.12 0 0 0 0.5,-0.16L0.42,0Q0,0.1 -0.42,0Z', x, y, w), '#d07a44', '#7a3a34');

export const pictures = book({
  cover: coverArt(day)(
    kitchen(640),
    door(60, 640, 250, 470),
    shelf(760, 250, 340),
    tin(600, 1040, 800)(curled(590, 570, 410)),
    ant('330,372,130 right cross gaze=0.9,0.6'),
  ),
  aTin: page('wide', day)(
    kitchen(500),
    door(90, 500, 250, 420),
    shelf(760, 230, 330),
    tin(830, 760, 320)(),
    cat('420,800,230 right walk wonder gaze=0.8,0.1 nod=8 tail=up'),
  ),
  nap: page('close', day)(kitchen(420), shelf(90, 200, 330), tin(620, 860, 660)(curled(610, 450, 370, 'content'))),
  nip: page('medium', day)(
    kitchen(520),
    door(880, 520, 230, 440),
    tin(600, 850, 380)(),
    set([540, 510, -22])(cat('0,120,270 right run scared gaze=-0.8,0.8 tail=up floats')),
    rays([470, 620], 40, 110, [100, 130, 160, 190, 220], c.red, 12),
    line('330,250 300,200; 260,330 206,310; 860,230 900,190', '#8a5a44', 10, 0.7),
  ),
  theAnt: page('close', day)(
    kitchen(300),
    cat('330,1270,620 right sit surprised gaze=0.8,0.5 nod=10 floats'),
    tin(800, 960, 620)(ant('900,690,190 left cross gaze=-0.8,-0.5')),
  ),
  patPat: page('medium', evening)(
    kitchen(430, true),
    cat('280,900,440 right sit tender gaze=0.7,0.7 nod=14 floats'),
    tin(800, 890, 560)(pillow(800, 606, 250), set([840, 606, 4])(ant('0,0,130 right tender'))),
    paw('420,560 600,610 770,528', 78),
  ),
  moreAnts: page('wide', evening)(
    kitchen(460, true),
    door(60, 460, 230, 400, '#f4b98a'),
    tin(
      900,
      770,
      360,
    )(...pts('800,590 900,600 1000,588').map(([x, y]) => ant(`${x},${y},84 left happy gaze=-0.8,-0.2`))),
    cat('440,740,210 right sit surprised gaze=0.8,0.8 nod=16 tail=down'),
    ...pts('100,830 230,850 360,860 490,864 620,858').map(([x, y]) =>
      ant(`${x},${y},74 right happy`, pillow(0, -70, 66)),
    ),
    set([706, 740, -62])(ant('0,0,74 right glad', pillow(0, -70, 66))),
  ),
  inAPan: page('wide', { ...evening, tint: '#e4cfe0' })(
    kitchen(440, true),
    glow(130, 260, 420, '#ffd89a', 0.5),
    tin(
      860,
      760,
      480,
    )(
      ...pts('690,560 800,540 910,545 1020,558 740,590 860,600 980,596').flatMap(([x, y], i) => [
        pillow(x, y - 8, 100),
        set([x, y, i % 2 === 0 ? -6 : 8])(ant(`0,0,92 ${i % 2 === 0 ? 'left' : 'right'} asleep`)),
      ]),
    ),
    panBack(410, 820, 440),
    curled(410, 652, 240),
    panFront(410, 820, 440),
    ant('360,514,74 right asleep'),
  ),
});
