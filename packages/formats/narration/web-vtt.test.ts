import { expect, test } from 'vitest';
import { readWebVtt } from './web-vtt.ts';

test('cues are read with their times and texts', () => {
  const text = [
    'WEBVTT - a narration',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'NOTE 00:00.000 --> 00:09.000 is no cue',
    '',
    '1',
    '00:00.000 --> 00:00.410 align:start',
    '<v Amina>The <b>wind</b></v>',
    '',
    '',
    '00:01:00.500 --> 00:01:01.000',
    'took &amp; kept',
    'it &lt;all&gt;',
  ].join('\r\n');
  expect(readWebVtt(`\ufeff${text}`, '01.vtt')).toEqual([
    { startMs: 0, endMs: 410, text: 'The wind' },
    { startMs: 60_500, endMs: 61_000, text: 'took & kept\nit <all>' },
  ]);
});

test('times inside a cue part it', () => {
  expect(readWebVtt('WEBVTT\n\n00:01.000 --> 00:03.000\nThe <00:01.500><c>kite</c> <00:02.250>flies\n', 'x')).toEqual([
    { startMs: 1000, endMs: 1500, text: 'The ' },
    { startMs: 1500, endMs: 2250, text: 'kite ' },
    { startMs: 2250, endMs: 3000, text: 'flies' },
  ]);
});

// A million of them must be gone through once: from each to the end it would take the best part of an hour.
test('brackets that close nothing stay as they are', () => {
  const brackets = '<'.repeat(900_000);
  const cues = readWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${brackets} <i>kite</i>\n`, 'kite.vtt');
  expect(cues.map(({ text }) => text)).toEqual([`${brackets} kite`]);
});

test('a file without cues has none', () => {
  expect(readWebVtt('WEBVTT', 'x')).toEqual([]);
});

test.each([
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nSubRip', 'timings-damaged', 1],
  ['times with a comma', 'WEBVTT\n\n00:01,000 --> 00:02,000\nx', 'timings-damaged', 3],
  ['a cue without times', 'WEBVTT\n\nThe kite\nflies', 'timings-damaged', 3],
  ['sixty minutes', 'WEBVTT\n\n1\n0:01.000 --> 00:02.000\nx', 'timings-damaged', 4],
  ['a flood of cues', `WEBVTT\n\n${'00:01.000 --> 00:02.000\nx\n\n'.repeat(5001)}`, 'too-many-timings', undefined],
  ['a huge file', `WEBVTT\n\n${'x'.repeat(1_000_000)}`, 'file-too-large', undefined],
])('%s is refused', (_what, text, code, line) => {
  expect(() => readWebVtt(text, '01.vtt')).toThrow(
    expect.objectContaining({ code, file: '01.vtt', location: line === undefined ? {} : { line } }),
  );
});
