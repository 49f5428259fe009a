import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageVideo } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import { inspectPicture, UnusablePictureError } from '@letsread/media/pictures/inspect-picture.ts';
import { hashBytes, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import type { StoreRecording } from './store-recordings.ts';
import { listPageFiles, type PageFile } from './list-page-files.ts';
import { RecordingError } from './recording-error.ts';

// MP4 first: the chips of cheap phones play it, WebM costs them battery.
const videos = ['mp4', 'webm', 'small.mp4', 'small.webm'];
const posters = ['jpg', 'jpeg', 'png', 'webp'];

/** Reads a folder of videos ("01.mp4" or "01.webm", "01.small.mp4" beside it) and posters ("01.jpg"). */
export async function readSigningFolder(
  folder: string,
  options: { pages: ReadonlyMap<number, string>; keep: StoreRecording; pictures: PictureStore; isDryRun: boolean },
): Promise<{ videos: PageVideo[]; passedOver: string[] }> {
  const { files, passedOver } = await listPageFiles(folder, { endings: [...videos, ...posters], pages: options.pages });
  const found: PageVideo[] = [];
  for (const page of new Set(files.map((each) => each.page))) {
    const ofPage = files.filter((each) => each.page === page);
    found.push({
      page,
      sources: await keepVideos(ofPage, options.keep),
      poster: await keepPoster(ofPage, options),
    });
  }
  return { videos: found, passedOver };
}

async function keepVideos(files: PageFile[], keep: StoreRecording): Promise<StoredRecording[]> {
  const sources: StoredRecording[] = [];
  for (const videoEnding of videos) {
    const found = files.find(({ ending }) => ending === videoEnding);
    if (found !== undefined)
      sources.push(await keep(await readFile(found.file), { file: path.basename(found.file), kind: 'video' }));
  }
  if (sources.length > 0) return sources;
  const [{ file, page } = { file: '', page: 0 }] = files;
  throw new RecordingError(path.basename(file), `there is no video for page ${page}, such as 01.mp4.`);
}

async function keepPoster(
  files: PageFile[],
  { pictures, isDryRun }: { pictures: PictureStore; isDryRun: boolean },
): Promise<PictureEntry | undefined> {
  const [found, second] = files.filter(({ ending }) => posters.includes(ending));
  if (found === undefined) return undefined;
  if (second !== undefined)
    throw new RecordingError(path.basename(second.file), `page ${second.page} has another poster already.`);
  const bytes = await readFile(found.file);
  try {
    if (isDryRun) return { sha256: hashBytes(bytes), ...(await inspectPicture(bytes)) };
    return await pictures.storePicture(bytes);
  } catch (error) {
    if (error instanceof UnusablePictureError) throw new RecordingError(path.basename(found.file), error.message);
    throw error;
  }
}
