import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beast, species } from './kit/animals.ts';
import type { Light } from './kit/brush.ts';
import { ant, butterfly, snail, turtle } from './kit/crawlers.ts';
import { elephant, elephantRear } from './kit/elephant.ts';
import { type Mood, moods } from './kit/face.ts';
import { chick, rooster } from './kit/fowl.ts';
import type { Turn } from './kit/head.ts';
import { llama } from './kit/llama.ts';
import type { Legs, Look } from './kit/looks.ts';
import { person } from './kit/person.ts';
import { render } from './kit/picture.ts';
import { robot } from './kit/robot.ts';
import { wash } from './kit/scenery.ts';
import { each, nth } from './kit/shapes.ts';
import { bird, duck, fish, frog, hen, mouse } from './kit/small-animals.ts';
import { page, type Thing } from './kit/staging.ts';
import { monkey, owl } from './kit/tree-animals.ts';
import { bicycle, bus } from './kit/vehicles.ts';

// Character sheets to look at while the kit is changed: `npx node starter/pictures/sheets.ts <folder>`.

const light: Light = { from: [-0.8, -0.7], rim: '#fff1c8' };
const dressed = { top: { color: '#e8684a' }, bottom: { color: '#2f7d6b' } } as const;
const looks: readonly [Look, Look, Look, Look] = [
  { ...dressed, skin: '#b87a4e', hairColor: '#2b1c22', age: 'child', hair: 'short' },
  { ...dressed, skin: '#c98d5f', hairColor: '#2b1c22', age: 'child', hair: 'plaits', shape: 'heart' },
  { ...dressed, skin: '#8a5434', hairColor: '#2b1c22', age: 'grown', hair: 'bun', shape: 'oval', earrings: '#e3b34a' },
  { ...dressed, skin: '#7a4a34', hairColor: '#e6e0da', age: 'old', hair: 'ring', nose: 'long', beard: '#e6e0da' },
];
const turns: readonly Turn[] = ['front', 'right', 'profileRight', 'left', 'back'];
const legs: readonly Legs[] = ['stand', 'walk', 'run', 'tiptoe', 'jump', 'kneel', 'squat', 'crossed', 'out', 'seat'];

const onPaper = (...things: readonly Thing[]) => page('medium', light)(wash('#f3e3c2', '#e6c9a0'), ...things);
const onEarth = (...things: readonly Thing[]) => page('wide', light)(wash('#e9dcc0', '#d0a98a'), ...things);

const heads = onPaper(
  each(looks, (look, row) =>
    each(turns, (turn, column) =>
      person(look, [130 + column * 235, 210 + row * 222, 130], { turn, legs: 'none', gaze: [0.5, 0] }, light),
    ),
  ),
);

const feelings = onPaper(
  each(Object.keys(moods) as Mood[], (mood, i) => {
    const [x, y] = [100 + (i % 7) * 168, 210 + Math.floor(i / 7) * 290];
    return person(nth(looks, i), [x, y, 130], { mood, legs: 'none' }, light);
  }),
);

const poses = onPaper(
  each(legs, (pose, i) => {
    const [x, y] = [130 + (i % 5) * 235, 400 + Math.floor(i / 5) * 430];
    return person(nth(looks, i), [x, y, 90], { turn: 'right', legs: pose, mood: 'happy' }, light);
  }),
);

const animals = onEarth(
  elephant('200,300,190 right glad'),
  elephant('620,300,190 right sit tender trunk=curl'),
  elephantRear([900, 300, 160], light),
  mouse('#d8433c')('1080,300,140 right laugh'),
  each(species, (kind, i) => beast(kind, { color: '#d9a05b', belly: '#fbe9cf' }, [60 + i * 84, 600, 62], {}, light)),
  hen('#f2ead8')('1100,850,150 right'),
  bird('#d8605a')('140,850,130 right wings=up'),
  duck('#fff6e6')('380,850,140 right'),
  frog('#7fae4f')('640,850,150 right sings'),
  fish('#4a9ac0')('900,790,170 right glad'),
);

const smaller = onEarth(
  turtle('#3a8f88', '#b6cf5c')('170,380,170 right happy'),
  snail('#8a5a62', '#e2a760')('520,380,170 right glad'),
  ant('#75506e')('820,380,130 right happy'),
  butterfly(1060, 300, 170, '#e8784a'),
  rooster('#c4553c', '#4f8a5a')('200,800,300 right glad'),
  chick('#f8cf4e')('460,800,170 right laugh flaps'),
  monkey('720,800,260 right laugh'),
  owl('#8a6a7c')('1010,800,260 wonder'),
);

const tin = robot({ color: '#83cdb6', steel: '#8e93a6', lamp: '#ffd04a', knob: '#ea5f3e' });
const others = onEarth(
  tin('200,420,110 right glad r=~1,0/point'),
  tin('520,420,110 front sad dim tilt=8'),
  llama('#f2e6d4', '#d6457f')('900,420,360 left content'),
  bus([60, 850, 700], { color: '#f8ecd2', stripe: '#d6457f', inside: '#5a6a8c' }),
  bicycle(960, 850, 170, '#d6457f'),
);

const [named = '--help'] = process.argv.slice(2);
if (named.startsWith('-')) {
  console.error(
    'Use: npm run sheets -w starter/pictures <folder>. It draws heads, feelings, poses and animals into it.',
  );
  process.exitCode = 1;
} else {
  // npm runs it here, wherever it was called.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', named);
  await mkdir(folder, { recursive: true });
  for (const [name, sheet] of Object.entries({ heads, feelings, poses, animals, smaller, others }))
    await writeFile(path.join(folder, `${name}.webp`), await render(sheet));
}
