import { IndexReader } from './index-reader.ts';

/** What a file says of itself; undefined of one that cannot be read, which is then as good as none. */
export function readIndexMeta(file: string): { version: string; watermark: string } | undefined {
  let reader: IndexReader | undefined;
  try {
    reader = new IndexReader(file);
    const [version, watermark] = [reader.meta('version'), reader.meta('watermark')];
    reader.matchNames('"a"', 1);
    reader.matchTexts('"a"', 1);
    return version === undefined || watermark === undefined ? undefined : { version, watermark };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR') return undefined;
    throw error;
  } finally {
    reader?.close();
  }
}
