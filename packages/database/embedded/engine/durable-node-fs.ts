import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

interface OpenFile {
  nfd: number;
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * PGlite on the disk, with the fsync that Emscripten's NODEFS lacks: without it no commit of PGlite ever reaches the
 * disk by order, and a power cut takes acknowledged rows.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFailure: (error: unknown) => void;

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (file) => this.#fsync(file);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } };
  }

  #fsync({ nfd }: OpenFile): number {
    try {
      fs.fsyncSync(nfd);
    } catch (error) {
      // PostgreSQL stops at a failed fsync, since a second try may report success for lost pages; only a folder's may
      // fail, on file systems that have none.
      if (!fs.fstatSync(nfd).isDirectory()) this.#onFailure(error);
    }
    return 0;
  }
}
