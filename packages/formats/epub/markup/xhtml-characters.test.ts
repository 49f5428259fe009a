import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { xhtmlCharacters } from './xhtml-characters.ts';

test('each name means what it means in HTML, and none of Latin 1 is missing', () => {
  for (const [name, character] of Object.entries(xhtmlCharacters)) {
    const [node] = parseFragment(`&${name};`).childNodes;
    expect([name, node]).toMatchObject([name, { value: character }]);
  }
  const characters = new Set(Object.values(xhtmlCharacters));
  for (let code = 0xa0; code <= 0xff; code += 1) expect(characters).toContain(String.fromCodePoint(code));
});
