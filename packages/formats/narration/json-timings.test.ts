import { expect, test } from 'vitest';
import { readJsonTimings } from './json-timings.ts';

const page = { file: '02.json', page: 2, text: 'The kite flies.' };

test('timings are taken as they are', () => {
  const timings = [
    [0, 410, 0, 3],
    [410, 900, 4, 8],
  ];
  expect(readJsonTimings(JSON.stringify({ unit: 'word', marks: timings, voice: 'x' }), page)).toEqual({
    unit: 'word',
    marks: timings,
  });
  expect(readJsonTimings('{"unit":"sentence","marks":[]}', page)).toEqual({ unit: 'sentence', marks: [] });
});

test('texts are looked up in the page', () => {
  const timings = [
    { start: 0, end: 400.4, text: 'The kite' },
    { start: 400.4, end: 900, text: 'flies.' },
  ];
  expect(readJsonTimings(JSON.stringify({ unit: 'sentence', marks: timings }), page)).toEqual({
    unit: 'sentence',
    marks: [
      [0, 400, 0, 8],
      [400, 900, 9, 15],
    ],
  });
});

test.each([
  ['no JSON', '{', 'timings-damaged'],
  ['a list', '[]', 'timings-damaged'],
  ['null', 'null', 'timings-damaged'],
  ['an unknown unit', { unit: 'letter', marks: [] }, 'timings-damaged'],
  ['no marks', { unit: 'word' }, 'timings-damaged'],
  ['three numbers', { unit: 'word', marks: [[0, 1, 2]] }, 'timings-damaged'],
  ['a part of a millisecond', { unit: 'word', marks: [[0, 1.5, 0, 3]] }, 'timings-damaged'],
  ['both kinds', { unit: 'word', marks: [[0, 1, 0, 3], { start: 1, end: 2, text: 'kite' }] }, 'timings-damaged'],
  ['a time before the beginning', { unit: 'word', marks: [{ start: -1, end: 2, text: 'The' }] }, 'timings-damaged'],
  ['an empty mark', { unit: 'word', marks: [[0, 10, 3, 3]] }, 'timings-out-of-order'],
  ['a mark without time', { unit: 'word', marks: [[10, 10, 0, 3]] }, 'timings-out-of-order'],
  [
    'places that go back',
    {
      unit: 'word',
      marks: [
        [0, 10, 4, 8],
        [10, 20, 0, 3],
      ],
    },
    'timings-out-of-order',
  ],
  [
    'times that stand still',
    {
      unit: 'word',
      marks: [
        [0, 10, 0, 3],
        [0, 20, 4, 8],
      ],
    },
    'timings-out-of-order',
  ],
  ['a place outside the text', { unit: 'word', marks: [[0, 10, 0, 16]] }, 'cue-not-in-text'],
  ['words of another page', { unit: 'word', marks: [{ start: 0, end: 9, text: 'hen' }] }, 'cue-not-in-text'],
])('%s is refused, with the page', (_what, input, code) => {
  const json = typeof input === 'string' ? input : JSON.stringify(input);
  expect(() => readJsonTimings(json, page)).toThrow(
    expect.objectContaining({ code, file: '02.json', location: { page: 2 } }),
  );
});
