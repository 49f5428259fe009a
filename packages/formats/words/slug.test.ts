import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  ['Le vent', 'le-vent'],
  ['Ừ, đi thôi!', 'u-di-thoi'],
  ["Ng’ombe wetu, l'eau", 'ngombe-wetu-leau'],
  ['किताब की दुकान', 'किताब-की-दुकान'],
  ['ช้างกินน้ำ', 'ช้างกินน้ำ'],
  ['もり を まもる', 'もり-を-まもる'],
  ['می\u200cرود', 'میرود'],
  ['УЧИТЬСЯ ЙОГЕ', 'учиться-йоге'],
  ['İstanbul ISI', 'istanbul-isi'],
  ['ＡＢＣ １２', 'abc-12'],
  ['--- a -- b ---', 'a-b'],
  ['🙂 kite ☂️', 'kite'],
  ['١٢ يوماً', '١٢-يوماً'],
  ['ǃGari', 'ǃgari'],
])('%s has the slug %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it('falls back where a title has no letter', () => {
  expect(slugify('!?')).toBe('book');
  expect(slugify('🙂', 'book-12')).toBe('book-12');
});

it('cuts long titles at a hyphen, and never between a letter and its mark', () => {
  expect(slugify(`${'a'.repeat(50)} ${'b'.repeat(50)}`)).toBe('a'.repeat(50));
  expect(slugify('b'.repeat(200))).toBe('b'.repeat(80));
  expect(slugify(`b${'कि'.repeat(60)}`)).toBe(`b${'कि'.repeat(39)}`);
});

it('any title gives letters, marks, digits and single hyphens, in NFC, and the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      const slug = slugify(title);
      expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u);
      expect(Array.from(slug).length).toBeLessThanOrEqual(80);
      expect(slug.normalize('NFC')).toBe(slug);
      expect(slugify(slug)).toBe(slug);
    }),
    { numRuns: 1000 },
  );
});
