import type { EpubPage, EpubPicture } from '@letsread/formats/epub/epub-publication.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { alignCues } from '@letsread/formats/narration/align-cues.ts';
import { playsEverywhere } from '@letsread/media/recordings/plays-everywhere.ts';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { PictureWriter } from '../picture-writer.ts';
import type { StoreRecording } from '../recordings/store-recordings.ts';
import { makePageNarration } from '../recordings/page-narration.ts';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import type { ReadBook } from './read-book-file.ts';
import { RecordingError } from '../recordings/recording-error.ts';

/** A book that was read, and what it is called to the operator. */
export interface EpubParts {
  file: string;
  book: ReadBook;
  /** The hashes of its pictures and sounds by name. */
  hashes: Map<string, string>;
}

/** The hashes of pictures and sounds, read one after the other so that few bytes lie in memory at a time. */
export async function hashParts({ publication, readPart, signing }: ReadBook): Promise<Map<string, string>> {
  const names = publication.pages.flatMap(({ picture, narration }) =>
    [picture?.name ?? [], narration?.sound.name ?? []].flat(),
  );
  names.push(...(signing?.videos ?? []).map(({ name }) => name));
  const hashes = new Map<string, string>();
  for (const name of new Set(names)) hashes.set(name, hashBytes(await readPart(name)));
  return hashes;
}

const bytesAtOnce = 8_000_000;
/** Larger ones are decoded one at a time. */
const pixelsAtOnce = 8_000_000;

/** Writes the pictures of a book to the store; those that cannot be used are diagnostics, and their pages have none. */
export async function writePictures(
  { file, book, hashes }: EpubParts,
  writer: PictureWriter,
  isNeeded: (picture: EpubPicture) => Promise<boolean> = async () => true,
): Promise<{ entries: Map<string, PictureEntry>; diagnostics: Diagnostic[] }> {
  const entries = new Map<string, PictureEntry>();
  const diagnostics: Diagnostic[] = [];
  let waiting: { file: string; bytes: Buffer; sha256: string }[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const done = await writer.write(waiting);
    for (const [name, entry] of done.entries) entries.set(name, entry);
    for (const { code, message } of done.diagnostics)
      diagnostics.push({ file, outcome: 'warning', code, message: `${file}: ${message}` });
    waiting = [];
  };
  const pictures = new Map(book.publication.pages.flatMap(({ picture }) => (picture ? [[picture.name, picture]] : [])));
  for (const [name, picture] of pictures) {
    if (!(await isNeeded(picture))) continue;
    const isLarge = picture.width * picture.height > pixelsAtOnce;
    if (isLarge) await flush();
    waiting.push({ file: name, bytes: await book.readPart(name), sha256: hashes.get(name) ?? '' });
    if (isLarge || waiting.reduce((sum, { bytes }) => sum + bytes.length, 0) > bytesAtOnce) await flush();
  }
  await flush();
  return { entries, diagnostics };
}

/** Writes the sound of a book and finds what is heard when in the words of its pages; what cannot be taken is told, and the book has no sound there. */
export async function writeNarration(
  { file, book }: EpubParts,
  keep: StoreRecording,
): Promise<{ narration: PageNarration[]; diagnostics: Diagnostic[] }> {
  const narration: PageNarration[] = [];
  const diagnostics: Diagnostic[] = [];
  const { pages } = book.publication;
  const uses = Map.groupBy(pages, (page) => page.narration?.sound.name);
  for (const [number, page] of pages.entries()) {
    const name = page.narration?.sound.name;
    if (name === undefined) continue;
    const warn = (code: string, message: string) =>
      diagnostics.push({ file, outcome: 'warning', code, message, page: number });
    try {
      const source = await keep(await book.readPart(name), { file: `${file}: ${name}`, kind: 'audio' });
      if (!playsEverywhere(source.type))
        warn(
          'narration-played-in-part',
          `${file}: ${name} is not MP3 or M4A: not every browser plays it, and EPUBs go without it.`,
        );
      narration.push(narrate(page, { file, number, source, isShared: (uses.get(name)?.length ?? 0) > 1, warn }));
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      warn('narration-not-taken', error.message);
    }
  }
  return { narration, diagnostics };
}

function narrate(
  { text, narration }: EpubPage,
  context: {
    file: string;
    number: number;
    source: StoredRecording;
    isShared: boolean;
    warn: (code: string, message: string) => void;
  },
): PageNarration {
  const { file, number: page, source, isShared, warn } = context;
  if (narration?.marks !== undefined) {
    const { unit, durationMs, clip, marks } = narration;
    const ofClip = clip === null ? null : ([...clip] as [number, number]);
    return { page, unit, durationMs, clip: ofClip, marks: [...marks], textSha256: hashBytes(text), sources: [source] };
  }
  const clips = narration?.clips ?? [];
  const cues = clips.map(({ startMs, endMs, text: words }) => ({
    startMs,
    endMs: endMs ?? source.durationMs,
    text: words,
  }));
  const startMs = Math.min(...cues.map((cue) => cue.startMs));
  const endMs = Math.min(source.durationMs, Math.max(...cues.map((cue) => cue.endMs)));
  const clip: [number, number] | undefined = isShared && endMs > startMs ? [startMs, endMs] : undefined;
  const plain = { page, text, file, clip, sources: [source] };
  if (text === '') return makePageNarration({ ...plain, timings: undefined });
  try {
    return makePageNarration({ ...plain, timings: alignCues(cues, { file, page, text }) });
  } catch (error) {
    if (!(error instanceof FormatError) && !(error instanceof RecordingError)) throw error;
    warn('narration-without-marks', `${error.message} The page is heard without marks.`);
    return makePageNarration({ ...plain, timings: undefined });
  }
}
