import { ball, circle, darker, ellipse, lighter, mix, type Paint, type Point, shape, stroke } from '../svg.ts';

type HairStyle = 'short' | 'bob' | 'tails' | 'braids' | 'bun' | 'long' | 'bald' | 'baby' | 'curly' | 'scarf' | 'turban';

export interface HeadLook {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  /** Color of a scarf or turban, or of the bands in the hair. */
  readonly cloth?: string;
  readonly old?: boolean;
  readonly beard?: boolean;
  readonly moustache?: boolean;
  readonly glasses?: 'clear' | 'dark';
  /** Drawn over the head; the head is 100 high with its middle at 0, 0. */
  readonly hat?: string;
}

export interface HeadPose {
  /** -1 looks left, 0 to the front, 1 right. */
  readonly turn?: number;
  readonly back?: boolean;
  readonly eyes?: 'open' | 'shut' | 'smiling' | 'wide';
  /** Where the eyes look, each part from -1 to 1. */
  readonly gaze?: Point;
  readonly mouth?: 'smile' | 'open' | 'laugh' | 'worried' | 'o' | 'flat' | 'cry';
  readonly brows?: 'calm' | 'up' | 'worried' | 'cross';
}

const faceShape = (t: number): string =>
  `M-42 -4C-42 -34 -24 -50 0 -50C24 -50 42 -34 42 -4C42 24 ${26 + t * 3} 46 ${t * 4} 46C${-26 + t * 3} 46 -42 24 -42 -4Z`;

function capShape(t: number, low = 4): string {
  const s = t * 15;
  const [left, right] = [low - Math.max(0, -t) * 14, low - Math.max(0, t) * 14];
  return `M-44 ${left}C-52 -40 -30 -61 2 -60C34 -61 52 -38 44 ${right}C43 ${right - 8} 41 -14 ${36 + s * 0.3} -17C${30 + s * 0.6} -22 ${24 + s} -25 ${13 + s} -29C${0 + s} -23 ${-14 + s} -21 ${-25 + s * 0.8} -22C${-34 + s * 0.4} -20 -41 -10 -44 ${left}Z`;
}

const wholeCap = 'M-45 6C-52 -40 -30 -61 0 -60C30 -61 52 -40 45 6C42 36 24 46 0 46C-24 46 -42 36 -45 6Z';

function hairPaint(color: string): Paint {
  return ball([0, lighter(color, 0.3)], [0.6, color], [1, darker(color, 0.3)]);
}

function braid([x, y]: Point, side: number, color: string, band: string): string {
  let out = '';
  for (let i = 0; i < 5; i += 1)
    out += ellipse([x + side * i * 2.2, y + i * 13, 9 - i * 0.8, 9], i % 2 === 0 ? color : lighter(color, 0.14));
  return out + circle([x + side * 11, y + 62, 7], band) + ellipse([x + side * 12, y + 74, 6, 9], color);
}

function backHair(look: HeadLook, t: number, back: boolean): string {
  const paint = hairPaint(look.hair);
  const band = look.cloth ?? '#e2607a';
  const bulk = look.style === 'bald' || look.style === 'baby' ? '' : ellipse([-t * 16, -8, 42, 44], paint.fill);
  switch (look.style) {
    case 'bob':
      return (
        paint.def +
        shape('M-49 -10C-56 36 -48 50 -34 47L34 47C48 50 56 36 49 -10C50 -62 -50 -62 -49 -10Z', paint.fill) +
        bulk
      );
    case 'long':
      return (
        paint.def +
        shape('M-49 -10C-60 40 -56 78 -40 80L40 80C56 78 60 40 49 -10C50 -62 -50 -62 -49 -10Z', paint.fill) +
        bulk
      );
    case 'tails': {
      const tail = (side: number): string => {
        const x = side * 50 - t * 20;
        return `<g transform="rotate(${side * -24} ${x} 22)">${ellipse([x, 34, 13, 22], paint.fill)}</g>${circle([side * 43 - t * 20, 18, 7], band)}`;
      };
      return paint.def + bulk + tail(-1) + tail(1);
    }
    case 'braids':
      return (
        paint.def +
        bulk +
        (back ? '' : braid([-36 - t * 14, 34], -1, look.hair, band) + braid([36 - t * 14, 34], 1, look.hair, band))
      );
    case 'bun':
      return paint.def + bulk + circle([-t * 26, -60 + Math.abs(t) * 12, 19], paint.fill);
    case 'curly': {
      let lumps = '';
      for (let i = 0; i < 14; i += 1) {
        const turn = Math.PI * (0.85 + (i / 13) * 1.3);
        lumps += circle([Math.cos(turn) * 44 - t * 8, Math.sin(turn) * 46 - 4, 15], paint.fill);
      }
      return paint.def + bulk + lumps;
    }
    case 'scarf': {
      const cloth = hairPaint(look.cloth ?? '#8a6ac8');
      return (
        cloth.def +
        shape(
          'M-54 0C-58 -44 -32 -66 0 -66C32 -66 58 -44 54 0C54 40 58 66 66 84L-66 84C-58 66 -54 40 -54 0Z',
          cloth.fill,
        )
      );
    }
    case 'turban':
    case 'short':
      return paint.def + bulk;
    case 'bald':
    case 'baby':
      return '';
  }
}

function frontHair(look: HeadLook, t: number): string {
  const paint = hairPaint(look.hair);
  const cap = (low: number): string => paint.def + shape(capShape(t, low), paint.fill);
  switch (look.style) {
    case 'bald': {
      const tuft = (side: number): string =>
        Math.abs(t) > 0.4 && side * t > 0 ? '' : ellipse([side * 42 - t * 4, -8, 9, 18], paint.fill);
      return `${paint.def}${tuft(-1)}${tuft(1)}${stroke(`M${-14 + t * 12} -34H${14 + t * 12}`, darker(look.skin, 0.22), 3, 0.5)}`;
    }
    case 'baby':
      return stroke(`M${t * 8} -50C${-6 + t * 8} -64 ${14 + t * 8} -66 ${12 + t * 8} -50`, look.hair, 7);
    case 'scarf': {
      const cloth = hairPaint(look.cloth ?? '#8a6ac8');
      const s = t * 8;
      return `${cloth.def}<path fill-rule="evenodd" fill="${cloth.fill}" d="M-52 0C-56 -44 -32 -66 0 -66C32 -66 56 -44 52 0C50 36 34 60 0 60C-34 60 -50 36 -52 0ZM${-36 + s} 2C${-36 + s} 30 ${-20 + s} 42 ${s} 42C${20 + s} 42 ${36 + s} 30 ${36 + s} 2C${36 + s} -26 ${22 + s} -36 ${s} -36C${-22 + s} -36 ${-36 + s} -26 ${-36 + s} 2Z"/>${stroke(`M${-34 + s} 24Q${s} 62 ${40 + s} 30`, darker(look.cloth ?? '#8a6ac8', 0.2), 3, 0.5)}`;
    }
    case 'turban': {
      const cloth = hairPaint(look.cloth ?? '#f0ece4');
      const fold = darker(look.cloth ?? '#f0ece4', 0.18);
      return `${cloth.def}${shape('M-48 -14C-62 -50 -34 -80 0 -80C34 -80 62 -50 48 -14Q0 -38 -48 -14Z', cloth.fill)}${stroke('M-46 -22Q-10 -60 46 -52M-44 -42Q0 -70 40 -68M-30 -28Q20 -40 48 -26', fold, 3, 0.6)}`;
    }
    case 'bob':
    case 'long':
      return cap(16);
    case 'curly': {
      const s = t * 10;
      const lumps = [-34, -20, -6, 8, 22, 35].map((x, i) =>
        circle([x + s * 0.6, -34 - (i % 2) * 5 + Math.abs(x) * 0.18, 13], paint.fill),
      );
      return cap(0) + lumps.join('');
    }
    case 'short':
    case 'tails':
    case 'braids':
    case 'bun':
      return cap(look.style === 'short' ? 2 : 8);
  }
}

interface EyeSpot {
  readonly x: number;
  readonly near: number;
}

function eye({ x, near }: EyeSpot, look: HeadLook, pose: HeadPose): string {
  const kind = pose.eyes ?? 'open';
  const line = mix(look.skin, '#1c0f12', 0.75);
  const [rx, ry] = [10.5 * near, kind === 'wide' ? 14.5 : 12.5];
  if (kind === 'shut') return stroke(`M${x - rx} 4q${rx} 8 ${rx * 2} 0`, line, 4.2);
  if (kind === 'smiling') return stroke(`M${x - rx} 8q${rx} -13 ${rx * 2} 0`, line, 4.6);
  const [gx, gy] = pose.gaze ?? [(pose.turn ?? 0) * 0.5, 0];
  const [ix, iy] = [x + gx * 4, 4 + gy * 4.5];
  const r = kind === 'wide' ? 7.4 : 8.8;
  return (
    ellipse([x, 4, rx, ry], '#fffaf4') +
    ellipse([ix, iy, r * Math.min(1, near + 0.06), r * 1.1], '#3b211c') +
    circle([ix - 2.4, iy - 3, 2.4], '#ffffff') +
    stroke(`M${x - rx} 0q${rx} ${-ry * 1.4} ${rx * 2} 0`, line, 2.4)
  );
}

function brow({ x, near }: EyeSpot, side: number, look: HeadLook, kind: NonNullable<HeadPose['brows']>): string {
  const color = look.old === true ? '#a9a6ac' : mix(look.hair, '#1c0f12', 0.35);
  const lift = { calm: 0, up: -6, worried: -3, cross: 2 }[kind];
  const slope = { calm: 1.5, up: 1, worried: 7, cross: -6 }[kind] * side;
  const w = 10 * near;
  const y = -15.5 + lift;
  return stroke(`M${x - w} ${y - slope / 2}Q${x} ${y - 5} ${x + w} ${y + slope / 2}`, color, 3.8);
}

function mouth(kind: NonNullable<HeadPose['mouth']>, x: number, skin: string): string {
  const lip = mix('#8e1840', skin, 0.14);
  switch (kind) {
    case 'smile':
      return stroke(`M${x - 12} 27Q${x} 36 ${x + 12} 27`, lip, 4.6);
    case 'flat':
      return stroke(`M${x - 9} 30Q${x} 29 ${x + 9} 30`, lip, 4.4);
    case 'worried':
      return stroke(`M${x - 10} 33q5 -6 10 -2t10 -1`, lip, 4.2);
    case 'o':
      return ellipse([x, 31, 6.5, 7.5], '#5a1230');
    case 'open':
      return (
        shape(`M${x - 13} 25Q${x} 22 ${x + 13} 25Q${x + 12} 40 ${x} 40Q${x - 12} 40 ${x - 13} 25Z`, '#5a1230') +
        ellipse([x, 37, 7, 3], '#d8607a')
      );
    case 'laugh':
      return (
        shape(`M${x - 17} 23Q${x} 20 ${x + 17} 23Q${x + 15} 43 ${x} 43Q${x - 15} 43 ${x - 17} 23Z`, '#5a1230') +
        shape(`M${x - 15} 24Q${x} 21 ${x + 15} 24Q${x} 31 ${x - 15} 24Z`, '#fff6ee') +
        ellipse([x, 39, 9, 3.6], '#d8607a')
      );
    case 'cry':
      return (
        shape(`M${x - 16} 40Q${x - 16} 19 ${x} 19Q${x + 16} 19 ${x + 16} 40Q${x} 35 ${x - 16} 40Z`, '#5a1230') +
        ellipse([x, 36, 9, 3.4], '#d8607a')
      );
  }
}

function beardShape(t: number): string {
  const s = t * 10;
  return `M-42 0C-42 40 -24 60 ${s * 0.6} 60C24 60 42 40 42 0Q36 16 ${22 + s} 19Q${s} 12 ${-22 + s} 19Q-36 16 -42 0Z`;
}

function face(look: HeadLook, pose: HeadPose, t: number): string {
  const middle = t * 17;
  const spread = 18 - Math.abs(t) * 3;
  const spots = [-1, 1].map((side): EyeSpot => ({ x: middle + side * spread, near: 1 - Math.max(0, side * t) * 0.34 }));
  const [leftEye = { x: -18, near: 1 }, rightEye = { x: 18, near: 1 }] = spots;
  const cheek = mix(look.skin, '#e2456a', 0.42);
  const shade = mix(look.skin, '#6a1f3a', 0.3);
  const nose = t * 25;
  const frame = look.glasses === 'dark' ? '#1d1a26' : '#5a3a4a';
  const glass = spots
    .map(({ x, near }) =>
      look.glasses === 'dark'
        ? ellipse([x, 5, 14.5 * near, 12], '#2a2636') + stroke(`M${x - 6 * near} 0l5 -3`, '#8d88a4', 2.6)
        : `<ellipse cx="${x}" cy="5" rx="${14.5 * near}" ry="13.5" fill="#ffffff" fill-opacity="0.18" stroke="${frame}" stroke-width="3"/>`,
    )
    .join('');
  const mouthMarkup = mouth(pose.mouth ?? 'smile', middle * 1.1, look.skin);
  const beard = mix(look.hair, '#000000', 0.05);
  const kind = pose.brows ?? 'calm';
  return (
    ellipse([Math.max(-27, leftEye.x - 9), 20, 8 * leftEye.near, 5.5], cheek, 0.38) +
    ellipse([Math.min(27, rightEye.x + 9), 20, 8 * rightEye.near, 5.5], cheek, 0.38) +
    (look.beard === true ? shape(beardShape(t), beard) : '') +
    (look.old === true ? stroke(`M${leftEye.x - 8} 20q8 5 15 1M${rightEye.x - 7} 21q7 4 15 -1`, shade, 2.4, 0.6) : '') +
    eye(leftEye, look, pose) +
    eye(rightEye, look, pose) +
    brow(leftEye, -1, look, kind) +
    brow(rightEye, 1, look, kind) +
    ellipse([nose, 17, 6.5, 4.6], shade, 0.85) +
    ellipse([nose - 1.5, 14.5, 3.4, 2.6], lighter(look.skin, 0.25), 0.8) +
    (look.moustache === true
      ? shape(
          `M${middle} 20Q${middle - 16} 18 ${middle - 20} 28Q${middle - 8} 29 ${middle} 24Q${middle + 8} 29 ${middle + 20} 28Q${middle + 16} 18 ${middle} 20Z`,
          beard,
        )
      : '') +
    mouthMarkup +
    (look.glasses === undefined ? '' : stroke(`M${leftEye.x + 12} 3H${rightEye.x - 12}`, frame, 3) + glass)
  );
}

/** A head of 100 units from chin to crown, its middle at 0, 0. */
export function headDrawing(look: HeadLook, pose: HeadPose): string {
  const t = pose.turn ?? 0;
  const skin = ball([0, lighter(look.skin, 0.2)], [0.62, look.skin], [1, mix(look.skin, '#6a1f4a', 0.34)]);
  const covered = look.style === 'scarf';
  const hat = look.hat ?? '';
  const ear = (side: number): string => {
    if (covered || (side * t > 0.45 && pose.back !== true)) return '';
    const x = side * 43 - t * 14;
    return (
      ellipse([x, 8, 8, 11], mix(look.skin, '#6a1f4a', 0.12)) + ellipse([x, 9, 4, 6], mix(look.skin, '#6a1f3a', 0.34))
    );
  };
  if (pose.back === true) {
    const bald = look.style === 'bald' || look.style === 'baby';
    const color = covered ? (look.cloth ?? '#8a6ac8') : bald ? look.skin : look.hair;
    const paint = hairPaint(color);
    const band = look.cloth ?? '#e2607a';
    const plaits =
      look.style === 'braids' ? braid([-16, 34], -1, look.hair, band) + braid([16, 34], 1, look.hair, band) : '';
    return backHair(look, 0, true) + ear(-1) + ear(1) + paint.def + shape(wholeCap, paint.fill) + plaits + hat;
  }
  return (
    backHair(look, t, false) +
    (Math.abs(t) > 0.45 ? '' : ear(-1) + ear(1)) +
    skin.def +
    shape(faceShape(t), skin.fill) +
    face(look, pose, t) +
    frontHair(look, t) +
    (Math.abs(t) > 0.45 ? ear(t > 0 ? -1 : 1) : '') +
    hat
  );
}
