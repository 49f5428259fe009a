import { expect, test } from 'vitest';
import { alignCues, type Cue } from './align-cues.ts';

function cuesOf(...texts: string[]): Cue[] {
  return texts.map((text, at) => ({ startMs: at * 500, endMs: at * 500 + 400, text }));
}

function found(pageText: string, ...texts: string[]): string[] {
  const { marks } = alignCues(cuesOf(...texts), { file: '01.vtt', page: 1, text: pageText });
  return marks.map(([, , from, to]) => pageText.slice(from, to));
}

test('each cue is found after the one before it', () => {
  expect(alignCues(cuesOf('The', 'kite', 'the', 'kite'), { file: 'x', page: 1, text: 'The kite, the kite!' })).toEqual({
    unit: 'word',
    marks: [
      [0, 400, 0, 3],
      [500, 900, 4, 8],
      [1000, 1400, 10, 13],
      [1500, 1900, 14, 18],
    ],
  });
});

test('white space and line breaks need not agree', () => {
  expect(found('Up,\n\n  up\u00a0it  went.', 'Up, up', 'it went.')).toEqual(['Up,\n\n  up', 'it  went.']);
  expect(found('Up, up', 'Up ,', ' up ')).toEqual(['Up,', 'up']);
});

test.each([
  ['composed text, decomposed cues', 'Élan café', 'E\u0301lan', 'cafe\u0301'],
  ['decomposed text, composed cues', 'E\u0301lan cafe\u0301', 'Élan', 'café'],
  ['Hangul', '한국어 책', '한국어', '책'.normalize('NFD')],
  ['marks in another order', 'a\u0323\u0302b', 'a\u0302\u0323b'],
])('the Unicode normal form need not agree: %s', (_what, text, ...cues) => {
  expect(found(text, ...cues).map((each) => each.normalize('NFC'))).toEqual(text.normalize('NFC').split(' '));
});

test('offsets are counted in UTF-16 units of the text as it is', () => {
  expect(found('👧🏽 has a 🪁 kite', '👧🏽', 'has', 'a', '🪁', 'kite')).toEqual(['👧🏽', 'has', 'a', '🪁', 'kite']);
});

test('a word that is left out does not lead inside another one', () => {
  expect(found('Hand me a kite and a rope', 'me', 'kite', 'a', 'rope')).toEqual(['me', 'kite', 'a', 'rope']);
  expect(alignCues(cuesOf('Hand', 'a'), { file: 'x', page: 1, text: 'Hand band a' }).marks[1]).toEqual([
    500, 900, 10, 11,
  ]);
});

test('languages without spaces are cut where the cues say', () => {
  expect(found('凧が飛ぶ。風が吹く。', '凧が飛ぶ。', '風が吹く。')).toEqual(['凧が飛ぶ。', '風が吹く。']);
  expect(found('มีว่าวสีแดง', 'มี', 'ว่าว', 'สีแดง')).toEqual(['มี', 'ว่าว', 'สีแดง']);
});

test('cues with nothing to be seen are passed over', () => {
  expect(found('Up it went', '', ' \n', '\u200b', 'Up')).toEqual(['Up']);
});

test('the unit is a word or something longer', () => {
  const page = { file: 'x', page: 1, text: 'The kite flies. The wind blows.' };
  expect(alignCues(cuesOf('The kite flies.', 'The wind blows.'), page).unit).toBe('sentence');
  expect(alignCues(cuesOf('The', 'kite', 'flies.', 'The wind', 'blows.'), page).unit).toBe('word');
});

test('a cue that cannot be found is told with page and cue', () => {
  expect(() => alignCues(cuesOf('The', 'dragon'), { file: '03.vtt', page: 3, text: 'The kite.' })).toThrow(
    expect.objectContaining({
      code: 'cue-not-in-text',
      file: '03.vtt',
      location: { page: 3 },
      message: '03.vtt, page 3: cue 2 "dragon" is not in the text of the page.',
    }),
  );
});

test('cues that go back in time are refused, those that run into the next are drawn in', () => {
  const page = { file: 'x', page: 1, text: 'a b' };
  expect(() =>
    alignCues(
      [
        { startMs: 500, endMs: 900, text: 'a' },
        { startMs: 400, endMs: 600, text: 'b' },
      ],
      page,
    ),
  ).toThrow(expect.objectContaining({ code: 'timings-out-of-order' }));
  expect(
    alignCues(
      [
        { startMs: 0, endMs: 900, text: 'a' },
        { startMs: 400, endMs: 600, text: 'b' },
      ],
      page,
    ).marks,
  ).toEqual([
    [0, 400, 0, 1],
    [400, 600, 2, 3],
  ]);
});

test('too many cues are refused', () => {
  const many = Array.from({ length: 5001 }, (_, at) => ({ startMs: at, endMs: at + 1, text: 'a' }));
  expect(() => alignCues(many, { file: 'x', page: 1, text: 'a'.repeat(5001) })).toThrow(
    expect.objectContaining({ code: 'too-many-timings' }),
  );
});
