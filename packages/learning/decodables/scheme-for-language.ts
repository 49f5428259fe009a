import { readFileSync } from 'node:fs';
import { readScheme } from './read-scheme.ts';
import type { Scheme } from './scheme.ts';

const files = ['en.json', 'es.json', 'hi.json', 'id.json', 'km.json'];
let schemes: Map<string, Scheme> | undefined;

/** The scheme of a language ("en-GB" has that of "en"); undefined where there is none, and then decodables are not shown in it. */
export function schemeForLanguage(languageTag: string): Scheme | undefined {
  return loadSchemes().get(languageTag.toLowerCase().split(/[-_]/)[0] ?? '');
}

/** All schemes there are. */
export function allSchemes(): Scheme[] {
  return [...loadSchemes().values()];
}

function loadSchemes(): Map<string, Scheme> {
  schemes ??= new Map(
    files.map((file) => {
      const scheme = readScheme(readFileSync(new URL(`schemes/${file}`, import.meta.url), 'utf8'), file);
      return [scheme.languageTag, scheme];
    }),
  );
  return schemes;
}
