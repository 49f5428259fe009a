import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { Timings } from '@letsread/formats/narration/timing.ts';
import { RecordingError } from './recording-error.ts';

// Opus is half the size of the others at the same quality; MP3 plays everywhere.
const preference = ['audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav'];

/** Puts sound and timings of a page together; a RecordingError where timings begin after the sound has ended. */
export function makePageNarration(input: {
  page: number;
  text: string;
  file: string;
  timings: Timings | undefined;
  clip?: [startMs: number, endMs: number] | undefined;
  sources: StoredRecording[];
}): PageNarration {
  const { page, text, file, timings, clip, sources } = input;
  const longestMs = Math.max(...sources.map(({ durationMs }) => durationMs));
  const late = timings?.marks.find(([startMs]) => startMs >= longestMs);
  if (late !== undefined)
    throw new RecordingError(
      file,
      `page ${page}: a timing begins at ${late[0]} ms, but the sound lasts ${longestMs} ms.`,
    );
  const sorted = sources.toSorted((one, other) => preference.indexOf(one.type) - preference.indexOf(other.type));
  return {
    page,
    unit: timings?.unit ?? 'sentence',
    marks: (timings?.marks ?? []).map(([startMs, endMs, ...span]) => [startMs, Math.min(endMs, longestMs), ...span]),
    clip: clip ?? null,
    durationMs: clip === undefined ? (sorted[0]?.durationMs ?? longestMs) : clip[1] - clip[0],
    textSha256: hashBytes(text),
    sources: sorted,
  };
}
