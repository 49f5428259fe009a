import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const ours = /^index-\d+\.sqlite(-wal|-shm|-journal)?$/;

/** The files of a host's index in a folder of their own: one that is read, and perhaps one that is being built. */
export class IndexFiles {
  readonly #folder: string;
  #lock: DatabaseSync | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Of the processes of a host one writes; its end, however it comes, lets another one in. */
  tryLock(): boolean {
    if (this.#lock !== undefined) return true;
    mkdirSync(this.#folder, { recursive: true });
    const lock = new DatabaseSync(path.join(this.#folder, 'lock.sqlite'), { timeout: 0 });
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      // SQLITE_BUSY
      if ((error as { errcode?: number }).errcode === 5) return false;
      throw error;
    }
    this.#lock = lock;
    return true;
  }

  unlock(): void {
    this.#lock?.close();
    this.#lock = undefined;
  }

  /** The file that is read; undefined where there is none yet. */
  current(): string | undefined {
    try {
      const name = readFileSync(this.#pointer, 'utf8').trim();
      return ours.test(name) ? path.join(this.#folder, name) : undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** A file to build an index in. */
  begin(): string {
    return path.join(this.#folder, `index-${Date.now()}.sqlite`);
  }

  /** From now on this file is read, by all processes. */
  publish(file: string): void {
    writeFileSync(`${this.#pointer}.new`, path.basename(file));
    renameSync(`${this.#pointer}.new`, this.#pointer);
  }

  /** No file is read from now on. */
  withdraw(): void {
    rmSync(this.#pointer, { force: true });
  }

  /** Files that are no longer read, or were never finished. One that another process still reads may stay until the next time. */
  clean(): void {
    const kept = path.basename(this.current() ?? '');
    for (const name of readdirSync(this.#folder)) {
      if (!ours.test(name) || name.replace(/-(wal|shm|journal)$/, '') === kept) continue;
      try {
        rmSync(path.join(this.#folder, name), { force: true });
      } catch (error) {
        // Windows deletes no file that is open.
        if (!['EBUSY', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
  }

  get #pointer(): string {
    return path.join(this.#folder, 'current');
  }
}
