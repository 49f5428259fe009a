import { FormatError } from '../format-error.ts';
import type { Cue } from './align-cues.ts';
import { maxTimings } from './timing.ts';

const maxCharacters = 1_000_000;
const timing =
  /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})(?:[ \t].*)?$/;
const innerTime = /<(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})>/;
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '\u200e', rlm: '\u200f' };

/**
 * Reads the cues of a WebVTT file, in its order; styles, regions, notes, tags and voices are passed over. A cue with times inside
 * ("The <00:00:01.000>kite") becomes one cue for each of its parts.
 * @throws FormatError timings-damaged with the line, file-too-large, too-many-timings.
 */
export function readWebVtt(text: string, file: string): Cue[] {
  if (text.length > maxCharacters)
    throw new FormatError('file-too-large', { file, message: 'More than 1 MB of timings.' });
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw damaged(file, 1, 'the file does not begin with WEBVTT.');
  const cues: Cue[] = [];
  for (const { line, block } of blocksOf(lines)) {
    if (/^(NOTE|STYLE|REGION)\b/.test(block[0] ?? '')) continue;
    const at = block.findIndex((each) => each.includes('-->'));
    if (at < 0 || at > 1)
      throw damaged(file, line, 'there is no line with two times and --> where a cue should begin.');
    const times = timing.exec(block[at] ?? '');
    if (times === null) throw damaged(file, line + at, 'the times are not as 00:01.500 --> 00:02.000.');
    const [startMs, endMs] = [millisecondsOf(times.slice(1, 5)), millisecondsOf(times.slice(5, 9))];
    cues.push(...partsOf(block.slice(at + 1).join('\n'), { startMs, endMs }));
    if (cues.length > maxTimings)
      throw new FormatError('too-many-timings', { file, message: `More than ${maxTimings} cues.` });
  }
  return cues;
}

function damaged(file: string, line: number, message: string): FormatError {
  return new FormatError('timings-damaged', { file, location: { line }, message });
}

/** Blank lines part blocks; the first block is the header. */
function blocksOf(lines: string[]): { line: number; block: string[] }[] {
  const blocks: { line: number; block: string[] }[] = [];
  let block: string[] = [];
  for (const [index, text] of [...lines, ''].entries()) {
    if (text !== '') block.push(text);
    else if (block.length > 0) {
      blocks.push({ line: index - block.length + 1, block });
      block = [];
    }
  }
  return blocks.slice(1);
}

function partsOf(payload: string, { startMs, endMs }: Omit<Cue, 'text'>): Cue[] {
  const pieces = payload.split(innerTime);
  const parts: Cue[] = [{ startMs, endMs, text: plain(pieces[0] ?? '') }];
  for (let at = 1; at < pieces.length; at += 5) {
    const time = millisecondsOf(pieces.slice(at, at + 4));
    const before = parts.at(-1);
    if (before !== undefined) before.endMs = time;
    parts.push({ startMs: time, endMs, text: plain(pieces[at + 4] ?? '') });
  }
  return parts.filter(({ text }) => text.trim() !== '');
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (all, name: string) => characters[name] ?? all);
}

function millisecondsOf([hours, minutes, seconds, milliseconds]: (string | undefined)[]): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}
