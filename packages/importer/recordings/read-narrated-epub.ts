import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { alignCues } from '@letsread/formats/narration/align-cues.ts';
import { type NarratedPage, readEpubNarration } from '@letsread/formats/epub/narration/read-epub-narration.ts';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { RecordedEdition } from './find-edition.ts';
import type { StoreRecording } from './store-recordings.ts';
import { matchEpubPages } from './match-epub-pages.ts';
import { makePageNarration } from './page-narration.ts';
import type { PageNarration } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import type { ReadNarration } from './read-narration-folder.ts';

/** Reads the narration of an EPUB with media overlays for an edition that is there already. */
export async function readNarratedEpub(
  epub: string,
  { edition, keep }: { edition: Pick<RecordedEdition, 'title' | 'pages'>; keep: StoreRecording },
): Promise<ReadNarration> {
  const file = path.basename(epub);
  const { pages, readSound } = await readEpubNarration(await readFile(epub), file);
  const numbers = matchEpubPages(pages, edition, file);
  const users = Map.groupBy(pages, ({ sound }) => sound);
  const narrations: PageNarration[] = [];
  for (const paper of pages) {
    const { name, sound } = paper;
    const page = numbers.get(name);
    if (sound === undefined || page === undefined) continue;
    const source = await keep(await readSound(sound), { file: `${file}: ${sound}`, kind: 'audio' });
    const isShared = (users.get(sound)?.length ?? 0) > 1;
    narrations.push(narrate(paper, { file, page, text: edition.pages.get(page) ?? '', source, isShared }));
  }
  return { narrations, passedOver: [] };
}

/** Of a file that pages share, a page is the part from its first clip to its last. */
function narrate(
  { name, clips }: NarratedPage,
  input: { file: string; page: number; text: string; source: StoredRecording; isShared: boolean },
): PageNarration {
  const { file, page, text, source, isShared } = input;
  const location = `${file}: ${name}`;
  const cues = clips.map(({ startMs, endMs, text: words }) => ({
    startMs,
    endMs: endMs ?? source.durationMs,
    text: words,
  }));
  const startMs = Math.min(...cues.map((cue) => cue.startMs));
  const endMs = Math.min(source.durationMs, Math.max(...cues.map((cue) => cue.endMs)));
  return makePageNarration({
    page,
    text,
    file: location,
    timings: page === 0 && text === '' ? undefined : alignCues(cues, { file: location, page, text }),
    clip: isShared && endMs > startMs ? [startMs, endMs] : undefined,
    sources: [source],
  });
}
