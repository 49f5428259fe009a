import { createRequire } from 'node:module';
import type { FontName } from './fonts.ts';
import { fonts } from './fonts.ts';

const require = createRequire(import.meta.url);

/** Where the TTF of a font is on this machine. */
export function fontPath(name: FontName): string {
  return require.resolve(fonts[name].file);
}
