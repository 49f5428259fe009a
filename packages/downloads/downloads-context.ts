import type { Database } from '@letsread/database/open-database.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { RecordingStore } from '@letsread/media/recordings/recording-store.ts';
import type { PictureResizer } from '@letsread/media/pictures/resize-picture.ts';

/** What reading an edition with all its pictures and sounds needs. */
export interface EditionSources {
  database: Database;
  pictures: PictureStore;
  resizer: PictureResizer;
  recordings: RecordingStore;
  /** What stands before the address of a book in its file: scheme and host; '' where the operator did not say. */
  publicUrl: string;
}
