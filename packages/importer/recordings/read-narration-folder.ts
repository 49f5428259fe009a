import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { alignCues } from '@letsread/formats/narration/align-cues.ts';
import { readJsonTimings } from '@letsread/formats/narration/json-timings.ts';
import type { TimedPage, Timings } from '@letsread/formats/narration/timing.ts';
import { readWebVtt } from '@letsread/formats/narration/web-vtt.ts';
import type { StoreRecording } from './store-recordings.ts';
import { listPageFiles, type PageFile } from './list-page-files.ts';
import { makePageNarration } from './page-narration.ts';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import { RecordingError } from './recording-error.ts';

const sounds = ['mp3', 'opus', 'ogg', 'm4a', 'wav'];
const timingKinds = ['vtt', 'json'];

/** What a folder or a file brings, and the names of the files in it that were not taken. */
export interface ReadNarration {
  narrations: PageNarration[];
  passedOver: string[];
}

/** Reads a folder of sound ("01.mp3", and "01.opus" beside it) and timings ("01.vtt" or "01.json"). */
export async function readNarrationFolder(
  folder: string,
  { pages, keep }: { pages: ReadonlyMap<number, string>; keep: StoreRecording },
): Promise<ReadNarration> {
  const { files, passedOver } = await listPageFiles(folder, { endings: [...sounds, ...timingKinds], pages });
  const narrations: PageNarration[] = [];
  for (const page of new Set(files.map((each) => each.page)))
    narrations.push(
      await readPage(
        files.filter((each) => each.page === page),
        { page, text: pages.get(page) ?? '', keep },
      ),
    );
  return { narrations, passedOver };
}

async function readPage(
  files: PageFile[],
  { page, text, keep }: { page: number; text: string; keep: StoreRecording },
): Promise<PageNarration> {
  const first = path.basename(files[0]?.file ?? '');
  const [timed, second] = files.filter(({ ending }) => timingKinds.includes(ending));
  if (second !== undefined)
    throw new RecordingError(path.basename(second.file), `page ${page} has other timings already.`);
  const sources = [];
  for (const { file, ending } of files) {
    if (sounds.includes(ending))
      sources.push(await keep(await readFile(file), { file: path.basename(file), kind: 'audio' }));
  }
  if (sources.length === 0) throw new RecordingError(first, `there is no sound for page ${page}, such as 01.mp3.`);
  const timings = timed && (await readTimings(timed, { page, text }));
  return makePageNarration({ page, text, file: first, timings, sources });
}

/** A cover has no text of its own: its title is heard, and nothing is marked. */
async function readTimings(
  { file, ending }: PageFile,
  { page, text }: Omit<TimedPage, 'file'>,
): Promise<Timings | undefined> {
  if (page === 0 && text === '') return undefined;
  const name = path.basename(file);
  const written = await readFile(file, 'utf8');
  const timed = { file: name, page, text };
  return ending === 'vtt' ? alignCues(readWebVtt(written, name), timed) : readJsonTimings(written, timed);
}
