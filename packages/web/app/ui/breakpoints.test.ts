import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { layoutWidths } from './breakpoints.ts';

const app = path.resolve(import.meta.dirname, '..');

test('pages change their layout at the widths that have a name', () => {
  const odd = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
        .filter(([, side, width]) => !layoutWidths.includes(Number(width) + (side === 'max' ? 1 : 0)))
        .map(([condition]) => `${file}: ${condition}`),
    ),
  );
  expect(odd).toEqual([]);
});
