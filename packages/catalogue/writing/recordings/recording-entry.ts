import type { Timing, Timings } from '@letsread/formats/narration/timing.ts';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { PictureEntry } from '../picture-entry.ts';

/** The narration of a page as it shall stand in the catalogue. */
export interface PageNarration {
  page: number;
  unit: Timings['unit'];
  marks: Timing[];
  /** The part of the file that is this page; null: the whole file. */
  clip: [startMs: number, endMs: number] | null;
  durationMs: number;
  /** Of the text that the marks are for. */
  textSha256: string;
  /** The one to prefer first. */
  sources: StoredRecording[];
}

/** The video of a page as it shall stand in the catalogue. */
export interface PageVideo {
  page: number;
  /** The one to prefer first; smaller ones follow. */
  sources: StoredRecording[];
  poster: PictureEntry | undefined;
}

/** A sign language as its table row. */
export interface SignLanguage {
  /** ISO 639-3. */
  code: string;
  /** As its signers write it. */
  name: string;
  englishName: string;
}
