import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

interface OpenFile {
  nfd?: number
  node: object
}

interface EmscriptenModule {
  NODEFS: {
    realPath(node: object): string
    stream_ops: { fsync?: (file: OpenFile) => number }
  }
}

/**
 * PGlite on the disk, with the fsync that Emscripten's NODEFS lacks: without it no commit of PGlite ever reaches the
 * disk by order, and a power cut takes acknowledged rows.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFailure: (error: unknown) => void

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder)
    this.#onFailure = onFailure
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (file) => this.#fsync(file, NODEFS.realPath(file.node))
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } }
  }

  #fsync(file: OpenFile, realPath: string): number {
    try {
      if (typeof file.nfd === 'number') fs.fsyncSync(file.nfd)
      else fsyncFolder(realPath)
    } catch (error) {
      // PostgreSQL stops at a failed fsync, since a second try may report success for lost pages.
      this.#onFailure(error)
    }
    return 0
  }
}

// NODEFS opens no descriptor for a folder, yet a renamed or new file is only safe once its folder is.
function fsyncFolder(folder: string) {
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
