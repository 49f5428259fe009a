import {
  type Spot,
  type Box,
  across,
  ball,
  between,
  circle,
  curve,
  darker,
  lighter,
  mix,
  seeded,
  shape,
  stroke,
} from '../svg.ts';

function trunk([x, y, w, h]: Box, color: string): string {
  const paint = across([0, lighter(color, 0.18)], [0.5, color], [1, darker(color, 0.35)]);
  const d = `M${x - w * 0.8} ${y}Q${x - w * 0.42} ${y - h * 0.15} ${x - w * 0.4} ${y - h}L${x + w * 0.4} ${y - h}Q${x + w * 0.42} ${y - h * 0.15} ${x + w * 0.8} ${y}Q${x} ${y + w * 0.16} ${x - w * 0.8} ${y}Z`;
  return paint.def + shape(d, paint.fill);
}

/** Round masses of leaves, lit from the upper left. */
export function foliage([x, y, w]: Spot, color: string, seed = 1): string {
  const random = seeded(seed);
  const r = w / 2;
  const lumps: readonly (readonly [number, number, number])[] = [
    [0, 0.12, 0.62],
    [-0.58, 0.16, 0.44],
    [0.58, 0.18, 0.43],
    [-0.34, -0.28, 0.46],
    [0.34, -0.26, 0.47],
    [0, -0.46, 0.46],
    [-0.08, 0.02, 0.4],
  ];
  return lumps
    .map(([dx, dy, size], i) => {
      const tone = mix(color, i < 3 ? '#12304a' : '#fff2a8', i < 3 ? 0.12 : between(random, 0.02, 0.14));
      const paint = ball([0, lighter(tone, 0.24)], [0.55, tone], [1, darker(tone, 0.22)]);
      return paint.def + circle([x + dx * r, y + dy * r * 0.9, size * r], paint.fill);
    })
    .join('');
}

export function palm([x, y, h]: Spot, lean = 0.15, color = '#4da35a', bark = '#a5754a'): string {
  const [tx, ty] = [x + h * lean, y - h * 0.8];
  const stem = curve([
    [x, y],
    [x + h * lean * 0.3, y - h * 0.4],
    [tx, ty],
  ]);
  let out = stroke(stem, darker(bark, 0.2), h * 0.075) + stroke(stem, bark, h * 0.045);
  const leaves: readonly (readonly [number, number])[] = [
    [-0.42, 0.12],
    [0.42, 0.14],
    [-0.36, -0.1],
    [0.38, -0.08],
    [-0.16, -0.24],
    [0.18, -0.23],
    [0.02, 0.2],
  ];
  leaves.forEach(([dx, dy], i) => {
    const [ex, ey] = [tx + dx * h, ty + dy * h];
    const [mx, my] = [tx + dx * h * 0.55, ty + dy * h * 0.5 - h * 0.14];
    const tone = i % 2 === 0 ? color : lighter(color, 0.16);
    out += shape(
      `M${tx} ${ty}Q${mx} ${my - h * 0.05} ${ex} ${ey}Q${mx} ${my + h * 0.09} ${tx} ${ty + h * 0.02}Z`,
      tone,
    );
  });
  return (
    out +
    circle([tx - h * 0.03, ty + h * 0.04, h * 0.035], darker(bark, 0.3)) +
    circle([tx + h * 0.035, ty + h * 0.045, h * 0.035], darker(bark, 0.2))
  );
}

export function bush([x, y, w]: Spot, color = '#5aa552', seed = 3): string {
  return foliage([x, y - w * 0.22, w], color, seed);
}
