import { at } from '../characters/drawn-people.ts';
import type { Scene } from '../compose.ts';
import { ground, hills } from '../scenery/land.ts';
import { glow, sky, stars } from '../scenery/sky.ts';
import { farFlock, ger, hoop } from '../scenery/steppe.ts';
import { circle, ellipse, rect, shape, stroke, uniqueId } from '../svg.ts';
import { temur, bigSky, dorj, neighbours, night, ringOfStars, saran, someone, tuya } from './props.ts';

export const theRing: Scene = {
  light: night,
  pieces: [
    bigSky(26, 32, 700),
    hills(760, '#2f3868', { bumps: 22, seed: 33, foot: '#222a54', rim: 3 }),
    ger([150, 830, 200], '#a89ab8', '#ffd88a'),
    ringOfStars([640, 290, 230], 110),
    someone(saran, [640, 1250, 165], {
      fromBehind: true,
      turn: 0,
      hands: '-1.4,-2.3 1.4,-2.3',
      shadow: false,
      armsBehind: true,
    }),
    hoop([640, 290, 230]),
    circle([424, 378, 42], '#dca67e') + circle([856, 378, 42], '#dca67e'),
  ],
};

function gerInside(): string {
  const poles = [-500, -320, -160, 0, 160, 320, 500].map((x) => `M${600 + x * 0.16} 40L${600 + x * 1.7} 300`).join('');
  let lattice = '';
  for (let x = -100; x < 1300; x += 200) lattice += `M${x} 300L${x + 240} 600M${x + 240} 300L${x} 600`;
  return `${sky('#d89a6a', '#f0c490', '#f6d8a8')}${stroke(poles, '#e8743a', 20)}${ellipse([600, 34, 150, 40], '#e8743a')}${ellipse([600, 34, 126, 30], '#1c2258')}${[540, 590, 640, 670].map((x, i) => circle([x, 28 + (i % 2) * 14, 4], '#fff6d8')).join('')}${stroke(lattice, '#d29a64', 9, 0.8)}${rect([0, 288, 1200, 22], '#e8a04a')}${shape('M0 600Q600 560 1200 600V900H0Z', '#c9785c')}${shape('M120 900Q600 560 1080 900Z', '#e29a70', 0.6)}`;
}

export const nobodyLaughs: Scene = {
  light: { tint: '#fff0dc', shadow: '#3a1420' },
  pieces: [
    gerInside(),
    rect([900, 520, 300, 130], '#e8743a', 12) + rect([900, 490, 300, 60], '#ffd08a', 20),
    someone(tuya, [250, 830, 84], { mood: 'happy', turn: 0.7, hands: '-0.5,1.3 0.5,1.3' }),
    someone(saran, [560, 850, 92], { mood: 'happy', turn: 0.5, hands: '-1.3,0.5 1.1,-0.6' }),
    hoop([430, 668, 86]),
    circle([448, 590, 22], '#dca67e'),
    someone(dorj, [850, 850, 88], { mood: 'think', turn: -0.6, gaze: -0.6, hands: '-0.7,1.6 0.86,-1.3' }),
    someone(temur, [1060, 864, 62], { mood: 'surprised', turn: -0.7 }),
  ],
};

function ringOfPeople(): string {
  const looks = [tuya, dorj, ...neighbours, temur];
  const spots = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2 - Math.PI / 2 + 0.26;
    return { x: 600 + Math.cos(turn) * 430, y: 590 + Math.sin(turn) * 250, i };
  }).toSorted((a, b) => a.y - b.y);
  return spots
    .map(({ x, y, i }) => {
      const look = looks[i % looks.length] ?? tuya;
      return someone(look, [x, y, 22 + (y - 340) * 0.02], {
        mood: i % 3 === 0 ? 'surprised' : 'happy',
        turn: x < 600 ? 0.7 : -0.7,
        fromBehind: y > 700,
      });
    })
    .join('');
}

export const twelveStand: Scene = {
  light: night,
  pieces: [
    sky('#1c2456', '#3a3f7a', '#22384a'),
    stars({ count: 18, to: 180, seed: 43 }),
    hills(220, '#3a4470', { bumps: 16, seed: 44, foot: '#24405a', rim: 3 }),
    ground(at('-20,270 300,256 640,262 940,254 1220,270'), '#2c4658', '#16283a', 3),
    ger([140, 330, 170], '#b8a8c0', '#ffd88a') +
      ger([330, 290, 110], '#b8a8c0') +
      ger([1080, 320, 150], '#b8a8c0', '#ffd88a'),
    `<ellipse cx="600" cy="596" rx="430" ry="250" fill="none" stroke="#ffe9b0" stroke-width="6" stroke-dasharray="2 22" stroke-linecap="round" opacity="0.8"/>`,
    someone(saran, [600, 640, 56], { mood: 'happy', turn: 0.6, gaze: -0.6, hands: '0.9,-0.5 1.9,-0.3' }),
    hoop([702, 398, 52]),
    ringOfPeople(),
  ],
};

const rings = (count: number, radius: number, shift: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = ((i + shift) / count) * Math.PI * 2;
    return [600 + Math.cos(turn) * radius, 410 + Math.sin(turn) * radius] as const;
  });

function head(look: typeof saran, turn: number, mood: 'happy' | 'surprised' | 'laugh'): string {
  return `<g transform="rotate(${turn} 600 410)">${someone(look, [600, 980, 60], { mood, gaze: -1, legs: 'hidden', hands: '-0.8,1.2 0.8,1.2' })}</g>`;
}

function skyDisc(): string {
  const id = uniqueId();
  return `<clipPath id="${id}"><circle cx="600" cy="410" r="370"/></clipPath><g clip-path="url(#${id})">${rect([200, 0, 800, 800], '#1b2260')}${glow([500, 340, 260], '#c9b8f0', 0.28)}${glow([720, 500, 260], '#c9b8f0', 0.28)}</g>`;
}

/** The whole sky as one who lies in the grass sees it, with the edge of the earth around it. */
export const wholeSky: Scene = {
  light: night,
  pieces: [
    rect([0, 0, 1200, 900], '#15283a'),
    circle([600, 410, 384], '#3a3470'),
    skyDisc(),
    ...[...rings(12, 308, 0.5), ...rings(8, 192, 0), ...rings(4, 78, 0.5)].map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="53" fill="#4a5ad0" fill-opacity="0.6" stroke="#8090f4" stroke-width="2.5" stroke-opacity="0.8"/>`,
    ),
    farFlock([370, 150, 460, 520], 44, '#fff8dc', 54),
    head(dorj, 50, 'surprised'),
    head(tuya, -50, 'happy'),
    head(saran, -14, 'happy'),
    head(temur, 16, 'laugh'),
  ],
};
