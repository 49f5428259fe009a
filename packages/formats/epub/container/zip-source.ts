import { Readable } from 'node:stream';
import { fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** The bytes of a zip file, or a way to them: a file of many megabytes need not lie in memory. */
export type ZipSource = Uint8Array | ZipFileOnDisk;

/** `read` gives the bytes from one place up to another one, fewer where the file ends before. */
export type ZipFileOnDisk = { byteLength: number; read: (from: number, to: number) => Promise<Uint8Array> };

const options = { lazyEntries: true, autoClose: false, strictFileNames: true };

/** Opens the directory of a zip with yauzl; what yauzl refuses is an Error. */
export function readDirectory(source: ZipSource): Promise<ZipFile> {
  if (source instanceof Uint8Array)
    return fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), options);
  return fromRandomAccessReaderPromise(new DiskReader(source), source.byteLength, options);
}

class DiskReader extends RandomAccessReader {
  readonly source: ZipFileOnDisk;

  constructor(source: ZipFileOnDisk) {
    super();
    this.source = source;
  }

  override _readStreamForRange(from: number, to: number): Readable {
    const { source } = this;
    return Readable.from(
      (async function* () {
        yield await source.read(from, to);
      })(),
      { objectMode: false },
    );
  }
}
