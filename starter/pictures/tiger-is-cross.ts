import { ripples, sound } from './kit/boats.ts';
import { fill, flat, hoop, type Light, line, lit, oval, painted, roundStroke, soft, stroke } from './kit/brush.ts';
import { strawHut } from './kit/buildings.ts';
import { eye, type Mood, moods } from './kit/face.ts';
import { blades, disk, glow, land, rays, spray, stars, steam, tree, wash, water } from './kit/scenery.ts';
import { blob, each, heap, here, nth, pts, rectangle, times, tube } from './kit/shapes.ts';
import { frog } from './kit/small-animals.ts';
import { actor, book, coverArt, page, type Thing } from './kit/staging.ts';
import { tigerTail } from './kit/tiger.ts';
import { darker, lighter, type Point } from './svg.ts';

const c = {
  mint: '#b4e0c6',
  lemon: '#fbeaa6',
  jade: '#4f9a7c',
  crimson: '#cf2f5a',
  fur: '#f0983a',
  cream: '#fff1dc',
  stripe: '#4a2c3a',
  river: '#4f9fc0',
};
const day: Light = { from: [-0.6, -0.8], rim: '#fffbe0', shade: '#4a4a6a' };
const hot: Light = { from: [0.6, -0.6], rim: '#ffe0a0', shade: '#5a2448', tint: '#ffe8d2' };
const gold: Light = { from: [-0.7, -0.6], rim: '#fff3c0', shade: '#6a4a58', tint: '#fff4de' };
const night: Light = { from: [0.8, -0.4], rim: '#ffe0a0', shade: '#2a2450', tint: '#e2d6e0' };

const coat = {
  tiger: { stripe: c.stripe, pale: c.cream },
  skin: c.fur,
  hairColor: c.stripe,
  hair: 'none',
  nose: 'none',
} as const;
const cub = actor({
  ...coat,
  age: 'child',
  shape: 'round',
  brows: 'thick',
  lips: c.stripe,
  top: { color: c.fur, sleeves: 'long' },
  bottom: { color: c.fur },
});
const mama = actor({
  ...coat,
  age: 'grown',
  build: 'sturdy',
  shape: 'heart',
  lips: c.stripe,
  earrings: '#3f8f9a',
  top: { color: c.fur, sleeves: 'long' },
  bottom: { color: c.fur },
});
const tail =
  (points: string, w: number): Thing =>
  (light) =>
    lit(light, w * 2)(tigerTail(pts(points), w, c.fur, c.stripe));
const greenFrog = frog('#7cb84a');

interface GrrPose {
  readonly mood?: Mood;
  readonly gaze?: Point;
  /** Both arms: up when it rages, down when it is meek. */
  readonly arms?: 'up' | 'down' | 'out';
  readonly shadow?: boolean;
}

/** The Grr: a prickly ball of anger, u high; (x, y) is the ground. */
function grr(x: number, y: number, u: number, pose: GrrPose = {}): Thing {
  const mood = pose.mood ?? 'cross';
  const feeling = moods[mood];
  const k = u / 100;
  const spikes: Point[] = times(44, (i) => {
    const a = (i / 44) * Math.PI * 2;
    const r = i % 2 === 0 ? 46 + ((i * 7) % 5) * 1.6 : 35;
    return [Math.cos(a) * r, -54 + Math.sin(a) * r];
  });
  const scribble = line(
    '-26,-76 4,-88 28,-72 14,-58 -20,-66 -32,-48; -30,-36 -6,-26 24,-30 32,-50; -14,-82 20,-84; -22,-24 10,-20',
    lighter(c.crimson, 0.3),
    3.2,
    0.65,
  );
  const limb = (points: string) =>
    flat(tube(points, [8, 7, 7]), '#8a2450', 1.5) +
    flat(blob(...(pts(points).at(-1) ?? [0, 0]), 8, 7.5, 3, 0.06), '#8a2450', 1.5);
  const arms = {
    up: limb('-38,-58 -58,-66 -62,-84') + limb('38,-58 58,-66 62,-84'),
    down: limb('-38,-50 -50,-38 -48,-24') + limb('38,-50 50,-38 48,-24'),
    out: limb('-38,-56 -54,-54 -68,-60') + limb('38,-56 54,-54 68,-60'),
  }[pose.arms ?? 'down'];
  const brow = (d: number) =>
    `<path d="M${d * 15 - 12} -76q12 -3 24 0" transform="rotate(${d * feeling.knit * 1.1} ${d * 15} -76)" fill="none" stroke="#4a1430" stroke-width="6" stroke-linecap="round"/>`;
  const roars = ['howl', 'laugh', 'grin'].includes(feeling.mouth);
  const teeth = fill('M-15 -43l5 8l5 -8l5 8l5 -8l5 8l5 -8Z', '#fff6ec');
  const mouth = roars
    ? `<path d="M-20 -43Q0 -50 20 -43Q24 -20 0 -18Q-24 -20 -20 -43Z" fill="#4a1430"/>${teeth}<ellipse cx="0" cy="-24" rx="10" ry="4.5" fill="#f08a8a"/>`
    : feeling.mouth === 'small' || feeling.mouth === 'smile'
      ? roundStroke('M-12 -38Q0 -28 12 -38', '#4a1430', 4.4)
      : feeling.mouth === 'oh'
        ? oval(0, -35, 6.5, 8, '#4a1430')
        : roundStroke('M-15 -32Q0 -44 15 -32', '#4a1430', 5);
  const gaze = pose.gaze ?? [0, 0];
  const drawing =
    limb('-14,-16 -16,-6 -20,-3') +
    limb('14,-16 16,-6 20,-3') +
    arms +
    painted(`M${spikes.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`, c.crimson, '#6a1440', 0.6) +
    scribble +
    each([-1, 1], (d) => eye(d * 15, 1, -62, 1.15, feeling, gaze, c.crimson) + brow(d)) +
    mouth;
  const under = pose.shadow === false ? '' : oval(x, y, 38 * k, 8 * k, '#2c1a3f', 0.3);
  return (light) => under + lit(light, u * 0.6)(`<g transform="translate(${x} ${y}) scale(${k})">${drawing}</g>`);
}

/** A stone of the tower. */
const stone = (x: number, y: number, w: number, i: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${painted(blob(0, 0, w * 0.5, w * 0.22, i + 2, 0.05), nth(['#a99cc0', '#d3a58f', '#8fb0b8', '#c9b98f'], i), '#5a4a6a')}</g>`;
const tower = (x: number, y: number, w: number, count: number) =>
  each(count, (i) => stone(x + (i % 2) * w * 0.04, y - w * 0.2 - i * w * 0.38 * (1 - i * 0.03), w * (1 - i * 0.12), i));

const cup = (x: number, y: number, h: number) =>
  line(here('0.34,-0.78 0.66,-0.7 0.62,-0.3 0.34,-0.26', x, y, h), '#d6e4ea', h * 0.11) +
  painted(here('-0.4,-1 0,-0.98 0.4,-1 0.36,-0.04 0,0 -0.36,-0.04', x, y, h), '#f1f6f6', '#8fa6b8') +
  line(here('-0.36,-0.5 0,-0.46 0.36,-0.5', x, y, h), c.river, h * 0.09) +
  flat(blob(x, y - h * 0.97, h * 0.37, h * 0.09, 3, 0.01), '#8fa6b8', 1.5);

const cords =
  '-0.4,-0.8 -0.24,-0.08; -0.24,-0.08 -0.1,-0.8; -0.1,-0.8 0.06,-0.04; 0.06,-0.04 0.22,-0.8; 0.22,-0.8 0.34,-0.1';
const drum = (x: number, y: number, h: number) =>
  painted(here('-0.42,-0.88 0,-0.84 0.42,-0.88 0.36,-0.06 0,0 -0.36,-0.06', x, y, h), '#c9743c', '#7a3a34') +
  line(here(cords, x, y, h), c.cream, h * 0.03, 0.9) +
  flat(blob(x, y - h * 0.88, h * 0.44, h * 0.12, 3, 0.01), '#f3e3c2') +
  hoop([x, y - h * 0.88], [h * 0.44, h * 0.12], '#8a4a3a', h * 0.04);

/** The jungle: sky, tall trees behind, and the clearing from y. */
function jungle(sky: readonly [string, string], y: number, ground = '#8fca9c', far = c.mint) {
  const leaf = darker(far, 0.16);
  return (
    wash(...sky) +
    each([60, 260, 500, 730, 950, 1150], (x, i) =>
      tree(x, y + 20, 430 + (i % 3) * 70, i % 2 === 0 ? far : leaf, darker(far, 0.34), i + 2),
    ) +
    land(here('-20,0 240,-26 560,6 860,-22 1220,0', 0, y), ground, darker(ground, 0.32))
  );
}

const corner = (d: 1 | -1, color = c.jade) =>
  d < 0 ? blades([-60, 930, 260, 260], color, 7, 4) : blades([1010, 930, 260, 240], color, 7, 7);

const fresh = [c.lemon, '#e6f4d8'] as const;

export const pictures = book({
  cover: coverArt(day, 1, 0.85)(
    jungle(fresh, 720),
    spray([-60, 60], [330, 130], c.jade, 4, 120),
    spray([1260, 40], [900, 120], c.jade, 6, 120),
    grr(690, 1010, 780, { arms: 'up', gaze: [-0.3, 0.4] }),
    tail('430,960 560,1010 640,940 640,860', 46),
    cub('350,1090,340 front stand cross gaze=0.2,-0.1 l=~-0.62,0.95/fist r=~0.62,0.95/fist'),
    corner(1),
  ),
  tumble: page('wide', day)(
    jungle(fresh, 560),
    strawHut(40, 600, 220),
    tail('430,730 540,790 660,760 760,740', 30),
    cub('380,860,190 right faces=right stand surprised gaze=0.9,0.3 l=~-0.6,0.2/open r=~0.75,0.1/open'),
    stone(770, 840, 190, 0),
    stone(860, 770, 170, 1, 24),
    stone(900, 660, 150, 2, -18),
    stone(990, 560, 130, 3, 32),
    stone(1040, 440, 100, 4, -30),
    line('760,640 720,600; 820,560 790,510; 900,440 880,390', '#ffffff', 9, 0.9),
    greenFrog('1090,850,150 left surprised gaze=-0.7,-0.5'),
  ),
  outPops: page('close', day)(
    jungle(fresh, 380),
    flat(blob(420, 770, 420, 120, 3, 0.02, 16), '#e8906a'),
    `<ellipse cx="420" cy="770" rx="370" ry="98" fill="none" stroke="${c.cream}" stroke-width="11" stroke-dasharray="26 18"/>`,
    cup(250, 790, 230),
    rays([520, 670], 150, 200, [-160, -130, -100, -70, -40, -10], c.crimson, 10),
    grr(520, 800, 235, { mood: 'cross', gaze: [0.9, -0.8], arms: 'out' }),
    tail('1000,830 1110,850 1150,770 1130,690', 44),
    cub('910,840,310 left faces=front crossed cross floats gaze=-0.9,0.8 nod=0.4 l=~-0.44,0.84/fist r=~0.44,0.84/fist'),
  ),
  stamp: page('medium', day)(
    jungle(['#fbd98f', '#fdeec0'], 500),
    tail('240,690 150,740 130,640 160,560', 36),
    cub('300,840,215 right faces=right climb shout lean=6 gaze=0.8,0.1 l=~-0.7,0.35/fist r=~0.7,0.35/fist'),
    line('400,850 450,880; 430,820 490,830; 380,872 400,900', '#ffffff', 10, 0.9),
    grr(680, 850, 330, { mood: 'shout', arms: 'up', gaze: [-0.4, 0] }),
    drum(985, 830, 330),
    line('850,866 1120,866', '#2c1a3f', 12, 0.25),
    line('860,520 840,480; 985,500 985,456; 1110,520 1130,484', '#ffffff', 10, 0.9),
  ),
  goAway: page('wide', hot)(
    jungle(['#f7a56c', '#fde0a0'], 540, '#93bf86', '#c9d89a'),
    strawHut(60, 620, 420),
    cup(520, 850, 56),
    drum(610, 850, 96),
    grr(620, 640, 430, { mood: 'shout', arms: 'up', gaze: [0.6, 0.4] }),
    tail('790,780 720,840 690,780 710,720', 30),
    cub('830,860,180 right faces=right walk shout gaze=0.9,0.3 lean=8 l=~-0.6,0.3/fist r=~0.85,0.15/point'),
    greenFrog('1080,740,160 right scared gaze=0.7,-0.5'),
    stone(1132, 706, 96, 1, -14),
    line('990,770 960,800; 1010,800 990,836', '#ffffff', 8, 0.9),
  ),
  hill: page('below', hot)(
    wash('#d8433c', '#f9a568'),
    painted('-60,820 60,520 220,230 330,150 450,240 560,520 640,820', '#5f8f6a', '#2f4a4a'),
    grr(850, 800, 690, { mood: 'shout', arms: 'up', gaze: [-0.7, 0.9], shadow: false }),
    line('120,120 150,100 180,120; 210,180 236,164 262,180; 470,90 500,72 530,90', c.stripe, 7),
    land('-20,760 260,720 560,770 900,740 1220,770', '#4f7f62', '#2a3f4a', 0.6),
    strawHut(60, 800, 110),
    drum(200, 850, 34),
    cup(246, 852, 22),
    tail('410,820 370,850 350,820', 16),
    cub('440,880,96 right faces=right stand shout nod=-0.7 lean=-10 gaze=0.8,-0.9 l=~-0.8,-0.1/fist r=~0.8,-0.2/fist'),
    sound(530, 690, [30, 62, 94], [-60, 10], c.lemon, 8),
  ),
  breathes: page('medium', gold)(
    jungle(['#fde0a8', '#f4f4d4'], 500),
    strawHut(40, 580, 380),
    grr(520, 620, 370, { mood: 'worried', gaze: [0.7, 0.5] }),
    steam(520, 230, 150),
    tail('1010,830 1100,850 1130,770 1110,700', 40),
    cub('890,840,270 left faces=front crossed tender floats tilt=-4 l=~-0.44,0.84/open r=~0.44,0.84/open'),
    line('730,560 680,548 640,566; 720,590 660,590 620,610; 726,618 690,630 664,650', '#ffffff', 10, 0.85),
    corner(-1),
  ),
  splash: page('above', gold)(
    jungle(fresh, 220),
    land('-20,210 300,196 700,216 1220,200', '#a9d8a0', '#5f9a7c', 0.4),
    drum(1040, 360, 170),
    grr(880, 366, 175, { mood: 'worried', gaze: [-0.8, 0.6] }),
    flat('M862 240q9 14 0 20q-9 -6 0 -20ZM905 300q9 14 0 20q-9 -6 0 -20ZM838 320q9 14 0 20q-9 -6 0 -20Z', '#bfe6f4', 1),
    water(400, c.river, 6),
    line('-10,400 300,392 700,406 1210,394', '#e8f6ee', 12, 0.8),
    soft('300,760 250,620 190,520 270,560 300,470 350,600 420,720', '#bfe6f4'),
    soft('800,760 860,620 930,510 860,560 820,460 770,600 700,720', '#bfe6f4'),
    cub('560,720,240 front none laugh floats l=~-0.85,-0.5/open r=~0.85,-0.5/open tilt=6'),
    painted('320,700 440,664 560,686 690,660 810,700 720,790 560,806 410,790', c.river, '#2f6f98'),
    ripples(560, 760, 250, '#e8f6fa', 3),
    heap('190,440 300,400 440,380 690,370 800,400 930,440 240,500 890,500', (x, y, i) =>
      flat(`M${x} ${y - 20}q15 24 0 34q-15 -10 0 -34Z`, i % 2 === 0 ? '#dff3fa' : '#bfe6f4', 1.5),
    ),
    corner(-1),
  ),
  hug: page('close', gold)(
    jungle(['#fde3a0', '#f6f2cc'], 420),
    glow(300, 140, 460, '#fff6cc', 0.8),
    tail('330,810 210,850 150,760 180,660', 52),
    mama(
      '440,870,235 right faces=right kneel tender tilt=10 lean=6 l=590,790/open r=668,660/open/behind',
      cub('640,880,200 left faces=left kneel tender tilt=-12 lean=-10 floats l=520,650/open r=~-0.5,0.6/open'),
    ),
    grr(960, 850, 150, { mood: 'tender' }),
    cup(1090, 852, 148),
    greenFrog('1040,590,130 left content gaze=-0.7,-0.5'),
  ),
  bedtime: page('medium', night)(
    wash('#6a5488', '#8f6f92'),
    painted(rectangle(80, 90, 330, 300), '#2a2f72', '#1b1d52'),
    stars(200, 20, 4, [90, 100, 310]),
    disk(340, 160, 34, '#fff3c8'),
    land('80,350 240,338 410,352', '#3a4a70').replace('V1220', 'V390'),
    tower(210, 372, 120, 4),
    greenFrog('212,210,70 right happy gaze=0.7,-0.5'),
    stroke(rectangle(80, 90, 330, 300), '#a9785a', 22),
    painted('M850 900V360Q850 210 985 210Q1120 210 1120 360V900Z', '#ffdf9a', '#e8a85a'),
    stroke('M850 900V360Q850 210 985 210Q1120 210 1120 360V900', '#a9785a', 24),
    mama('985,800,112 left faces=front stand happy gaze=-0.8,0.2'),
    painted(rectangle(-10, 790, 1220, 200), '#5a4478', '#33285a'),
    tail('640,640 730,660 760,580 740,520', 34),
    cub('560,690,230 front none wink gaze=-0.4,0.5 tilt=-6 l=~-0.9,0.36/hold r=~0.62,0.9'),
    painted('-40,690 300,670 700,680 800,700 810,960 -40,960', '#e8906a', '#a9506a'),
    heap('120,880 300,850 480,890 640,850 740,900 220,800 560,800', (x, y, i) =>
      flat(blob(x, y, 18, 15, i + 2, 0.1), c.lemon, 0),
    ),
    soft('40,590 120,520 300,500 380,560 330,640 140,670', '#fdf6e6'),
    soft('170,730 260,690 400,684 520,712 560,740 470,776 320,786 220,770', c.jade),
    soft('200,736 300,708 420,704 524,734 440,762 300,766', '#8fca7c'),
    line('160,728 130,700', c.jade, 10),
    ...[262, 312, 420, 470].map((x, i) =>
      painted(blob(x, 738 - (i % 2) * 3, 24, 23, i + 2, 0.02), '#b4e08a', '#5f9a4f'),
    ),
    grr(366, 766, 62, { mood: 'content', shadow: false }),
  ),
});
