import { FormatError } from '@letsread/formats/format-error.ts';
import { describe, expect, it } from 'vitest';
import { readGrapheme } from './grapheme.ts';
import { allSchemes, schemeForLanguage } from './scheme-for-language.ts';
import { parseWord } from './parse-word.ts';
import { readScheme } from './read-scheme.ts';
import type { Scheme } from './scheme.ts';

const sound: Scheme = {
  id: 'made-1',
  languageTag: 'en',
  name: 'Made',
  vowels: 'aeiou',
  stages: [
    { n: 1, graphemes: ['s', 'a', 't', 'p'], sightWords: ['the'], maxGraphemes: 3 },
    { n: 2, graphemes: ['sh', 'o', 'e', 'i', 'n'], sightWords: ['was'] },
  ],
  rules: {},
  tails: [],
  endings: [],
  irregularWords: ['was'],
};

function codeOf(scheme: unknown): string | undefined {
  try {
    readScheme(typeof scheme === 'string' ? scheme : JSON.stringify(scheme), 'made.json');
  } catch (error) {
    if (error instanceof FormatError) return error.code;
    throw error;
  }
  return undefined;
}

const [first, second] = sound.stages as [Scheme['stages'][0], Scheme['stages'][0]];

describe('readScheme', () => {
  it('reads a scheme that holds together', () => {
    expect(readScheme(JSON.stringify(sound), 'made.json')).toEqual(sound);
  });

  it('refuses what is no JSON and what is no scheme', () => {
    expect(codeOf('{')).toBe('scheme-damaged');
    expect(codeOf({ ...sound, vowels: undefined })).toBe('scheme-damaged');
    expect(codeOf({ ...sound, sounds: [] })).toBe('scheme-damaged');
    expect(codeOf({ ...sound, stages: [] })).toBe('scheme-damaged');
  });

  it('refuses stages that do not count 1, 2, 3, that allow less than the one before, or that bring nothing', () => {
    expect(codeOf({ ...sound, stages: [second, first] })).toBe('scheme-stage-out-of-order');
    expect(codeOf({ ...sound, stages: [first, { ...second, maxGraphemes: 2 }] })).toBe('scheme-stage-out-of-order');
    const empty = { n: 3, graphemes: [], sightWords: [] };
    expect(codeOf({ ...sound, stages: [first, second, empty] })).toBe('scheme-stage-out-of-order');
  });

  it('takes a stage that only allows longer words', () => {
    const longer = { n: 2, graphemes: [], sightWords: [], maxGraphemes: 5 };
    expect(codeOf({ ...sound, stages: [first, longer, { ...second, n: 3 }] })).toBeUndefined();
  });

  it('refuses a grapheme that is not written as one', () => {
    for (const grapheme of ['A', 'a-', '-', 'a-e-', 'ow(snow)', 'a  e', '']) {
      const code = codeOf({ ...sound, stages: [first, { ...second, graphemes: [grapheme] }] });
      expect([grapheme, code]).toEqual([
        grapheme,
        grapheme === '' ? 'scheme-damaged' : grapheme === 'a-' ? undefined : 'scheme-grapheme-unreadable',
      ]);
    }
  });

  it('refuses a grapheme taught twice', () => {
    expect(codeOf({ ...sound, stages: [first, { ...second, graphemes: ['a'] }] })).toBe('scheme-grapheme-repeated');
  });

  it('refuses two sounds of the same letters that no rule tells apart', () => {
    const stages = [first, { ...second, graphemes: ['a (want)'] }];
    expect(codeOf({ ...sound, stages })).toBe('scheme-rule-missing');
    expect(codeOf({ ...sound, stages, rules: { 'a (want)': { after: ['w'] } } })).toBeUndefined();
  });

  it('refuses a rule and an ending of a grapheme that no stage teaches', () => {
    expect(codeOf({ ...sound, rules: { ck: { after: ['a'] } } })).toBe('scheme-rule-unknown');
    const ending = { letters: 'ed', graphemes: ['-ed'], minLetters: 3 };
    expect(codeOf({ ...sound, endings: [ending] })).toBe('scheme-rule-unknown');
  });

  it('refuses a rule that names a group which the scheme has not', () => {
    const rules = { t: { after: ['{second}'] } };
    expect(codeOf({ ...sound, rules })).toBe('scheme-rule-unknown');
    expect(codeOf({ ...sound, rules, groups: { second: ['a', 's'] } })).toBeUndefined();
  });

  it('refuses a sight word taught twice, however it is written', () => {
    const stages = [first, { ...second, sightWords: ['The'] }];
    expect(codeOf({ ...sound, stages })).toBe('scheme-sight-word-repeated');
  });

  it('refuses a sight word that can be sounded out by then, unless its letters mislead', () => {
    const stages = [first, { ...second, sightWords: ['sat'] }];
    expect(codeOf({ ...sound, stages })).toBe('scheme-sight-word-decodable');
    expect(codeOf({ ...sound, stages, irregularWords: ['sat'] })).toBeUndefined();
  });

  it('takes a sight word that is needed before its letters are taught', () => {
    expect(codeOf({ ...sound, stages: [{ ...first, sightWords: ['she'] }, second] })).toBeUndefined();
  });
});

describe('readGrapheme', () => {
  it('reads where a grapheme stands from its hyphens', () => {
    expect(['sh', 'kn-', '-ed', 'a-e', 'ow (snow)'].map((label) => readGrapheme(label)?.position)).toEqual([
      'anywhere',
      'start',
      'end',
      'split',
      'anywhere',
    ]);
    expect(readGrapheme('o-e (love)')).toMatchObject({ first: 'o', last: 'e' });
  });
});

describe('the schemes', () => {
  it('are there for five languages, and all hold together', () => {
    expect(allSchemes().map(({ languageTag }) => languageTag)).toEqual(['en', 'es', 'hi', 'id', 'km']);
  });

  it('serve every region of a language', () => {
    expect(['en', 'en-GB', 'EN_us', 'es-419', 'id-ID'].map((tag) => schemeForLanguage(tag)?.languageTag)).toEqual([
      'en',
      'en',
      'en',
      'es',
      'id',
    ]);
  });

  it('are absent for a language that nobody made one for', () => {
    for (const tag of ['ar', 'zh', 'zxx', '', 'english', 'xen']) expect(schemeForLanguage(tag)).toBeUndefined();
  });

  it('teach every letter of their alphabets', () => {
    const letters = {
      en: 'abcdefghijklmnopqrstuvwxyz',
      es: 'abcdefghijklmnñopqrstuvwxyzáéíóúü',
      hi: 'अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंँ़्',
      id: 'abcdefghijklmnopqrstuvwxyz',
      km: 'កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអាិីឹឺុូួើឿៀេែៃោៅំះ់៉៊្',
    };
    for (const [tag, alphabet] of Object.entries(letters)) {
      const taught = schemeForLanguage(tag)?.stages.flatMap(({ graphemes }) => graphemes.join('').split('')) ?? [];
      expect(Array.from(alphabet).filter((letter) => !taught.includes(letter))).toEqual([]);
    }
  });
});

describe('the picture words of the schemes', () => {
  it.each(allSchemes().map((scheme) => [scheme.id, scheme] as const))(
    '%s: each stage has one of its own, sounded out from that stage on and not before',
    (_, scheme) => {
      const words = scheme.stages.map(({ pictureWord }) => pictureWord?.word ?? '');
      expect(words.map((word) => parseWord(word, scheme).stage)).toEqual(scheme.stages.map(({ n }) => n));
      expect(new Set(scheme.stages.map(({ pictureWord }) => pictureWord?.picture)).size).toBe(words.length);
    },
  );
});
