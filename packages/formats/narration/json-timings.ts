import { FormatError } from '../format-error.ts';
import { alignCues } from './align-cues.ts';
import { checkTimings, type Timing, type TimedPage, type Timings, timingFault } from './timing.ts';

const maxCharacters = 1_000_000;

/**
 * Reads timings from JSON: `{"unit": "word", "marks": [[0, 410, 0, 3], …]}` with times in milliseconds and offsets in UTF-16 units of the page's
 * text, or `{"unit": "sentence", "marks": [{"start": 0, "end": 1500, "text": "The kite flies."}, …]}`, whose texts are looked up in the page.
 * Both kinds may not be mixed; `unit` is word or sentence. Further fields are passed over.
 * @throws FormatError timings-damaged, timings-out-of-order, cue-not-in-text, too-many-timings, file-too-large.
 */
export function readJsonTimings(json: string, timed: TimedPage): Timings {
  if (json.length > maxCharacters)
    throw new FormatError('file-too-large', { file: timed.file, message: 'More than 1 MB of timings.' });
  const { unit, marks } = readObject(json, timed);
  if (unit !== 'word' && unit !== 'sentence')
    throw timingFault('timings-damaged', timed, '"unit" must be "word" or "sentence".');
  if (!Array.isArray(marks)) throw timingFault('timings-damaged', timed, '"marks" must be a list.');
  const list: unknown[] = marks;
  if (list.every(isTiming)) return { unit, marks: checkTimings(list, timed) };
  const cues = list.map((each, index) => {
    if (isTimedText(each)) return { startMs: Math.round(each.start), endMs: Math.round(each.end), text: each.text };
    throw timingFault(
      'timings-damaged',
      timed,
      `timing ${index + 1} is neither {start, end, text} nor four whole numbers.`,
    );
  });
  return { unit, marks: alignCues(cues, timed).marks };
}

function readObject(json: string, timed: TimedPage): { unit?: unknown; marks?: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\ufeff/, ''));
  } catch (error) {
    throw timingFault('timings-damaged', timed, `no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value === 'object' && value !== null) return value;
  throw timingFault('timings-damaged', timed, 'not an object with "unit" and "marks".');
}

function isTiming(value: unknown): value is Timing {
  return (
    Array.isArray(value) && value.length === 4 && value.every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  );
}

function isTimedText(value: unknown): value is { start: number; end: number; text: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, text } = value as Record<string, unknown>;
  return isTime(start) && isTime(end) && typeof text === 'string';
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 86_400_000;
}
