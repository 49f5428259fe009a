import { randomUUID } from 'node:crypto';
import type { Database } from '@letsread/database/database.ts';
import { IndexBuilder } from './writing/index-builder.ts';
import { IndexFiles } from './index-files.ts';
import { IndexReader } from './reading/index-reader.ts';
import { indexVersion } from './index-schema.ts';
import { isDamage } from './is-damage.ts';
import { readIndexMeta } from './reading/read-index-meta.ts';
import { selectDatabaseName } from './writing/select-documents.ts';

/** A process says on this channel that the index of its host has changed. */
const channel = 'search-index';
/** How often a process that reads looks whether it is to write now, as the one that did has ended. */
const lookEveryMs = 5_000;
/** Who has just changed a book finds it: so long a search waits for what is being written. */
const maxWaitMs = 400;
/** While many books come in at once, searches do not wait for them. */
const fewBooks = 20;

export interface SearchIndex {
  /** What can be read now; undefined while there is no index, or none that can be read. */
  reader: () => IndexReader | undefined;
  /** Waits a moment for a small change that is being taken in. */
  settled: () => Promise<void> | undefined;
  /** A question to the file failed; one that is damaged is built anew. */
  reportFailure: (error: unknown) => void;
  /** Resolves when all that was committed until now is in the index, if this process writes it. */
  catchUp: () => Promise<void>;
  /** Builds it anew, in the order in which books are read by now. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
}

export interface IndexOptions {
  database: Database;
  /** How the addresses of pictures begin. */
  mediaUrl: string;
  /** A folder of this host. */
  folder: string;
  /** The index has changed: what was answered from it before is old. */
  onChange?: () => void;
  onProgress?: (line: string) => void;
  onError?: (error: unknown) => void;
}

/**
 * The index of the search: a file of this host, built from the database and brought up to date by its notices. One process of
 * the host writes it, all read it. The database stays the truth: what is missing or damaged is built anew.
 */
export async function openSearchIndex(options: IndexOptions): Promise<SearchIndex> {
  const index = new HostIndex(options);
  await index.listen();
  return index;
}

class HostIndex implements SearchIndex {
  readonly #options: Required<IndexOptions>;
  readonly #files: IndexFiles;
  readonly #builder: IndexBuilder;
  readonly #stopped = new AbortController();
  #reader: IndexReader | undefined;
  #isWriting = false;
  #hasStarted = false;
  /** Work on the index, one after the other. */
  #line: Promise<void> = Promise.resolve();
  readonly #name = randomUUID();
  #isNoticed = false;
  /** Taking in what the last notice was of. */
  #taking: Promise<void> | undefined;
  #lastBooks = 0;
  #end: (() => Promise<void>)[] = [];

  constructor(options: IndexOptions) {
    this.#options = { onChange: () => {}, onProgress: () => {}, onError: () => {}, ...options };
    const { database, mediaUrl, folder, onProgress } = this.#options;
    this.#files = new IndexFiles(folder);
    const { signal } = this.#stopped;
    this.#builder = new IndexBuilder({ database, mediaUrl, files: this.#files, signal, onProgress });
  }

  async listen(): Promise<void> {
    const { listen } = this.#options.database;
    const look = setInterval(() => {
      if (!this.#hasStarted) void this.#queue(() => this.#start());
    }, lookEveryMs).unref();
    const onNotice = () => this.#onNotice();
    const onOther = (payload?: string) => this.#onOther(payload);
    this.#end = [
      async () => clearInterval(look),
      await listen('catalogue', onNotice, onNotice),
      await listen(channel, onOther, () => onOther()),
    ];
    void this.#queue(() => this.#start());
  }

  reader(): IndexReader | undefined {
    return this.#reader;
  }

  settled(): Promise<void> | undefined {
    if (this.#taking === undefined || this.#lastBooks > fewBooks) return undefined;
    return Promise.race([this.#taking, new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs).unref())]);
  }

  reportFailure(error: unknown): void {
    this.#options.onError(error);
    if (isDamage(error)) this.#dropDamaged();
  }

  catchUp(): Promise<void> {
    return this.#queue(() => this.#takeChanges());
  }

  rebuild(): Promise<void> {
    return this.#queue(async () => {
      if (!this.#isWriting) return;
      await this.#builder.build();
      await this.#announce();
    });
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#end.map((end) => end()));
    await this.#line;
    await this.#builder.leave();
    this.#reader?.close();
    this.#reader = undefined;
    this.#files.unlock();
  }

  /** What fails is told, and begun again from the file the next time. */
  #queue(work: () => Promise<void>): Promise<void> {
    this.#line = this.#line.then(async () => {
      if (this.#stopped.signal.aborted) return;
      try {
        await work();
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.#hasStarted = false;
        await this.#builder.leave();
        this.#options.onError(error);
        if (isDamage(error)) this.#dropDamaged();
      }
    });
    return this.#line;
  }

  /** No longer read; the process that writes makes another. */
  #dropDamaged(): void {
    this.#reader?.close();
    this.#reader = undefined;
    if (!this.#isWriting) return;
    this.#files.withdraw();
    this.#hasStarted = false;
    void this.#queue(() => this.#start());
  }

  async #start(): Promise<void> {
    if (this.#hasStarted) return;
    this.#isWriting = this.#files.tryLock();
    await this.#openCurrent();
    if (!this.#isWriting) return;
    const hasBuilt = await this.#builder.start();
    this.#hasStarted = true;
    await this.#builder.catchUp();
    if (hasBuilt) this.#options.onProgress('The index of the search is built.');
    await this.#announce();
  }

  async #takeChanges(): Promise<void> {
    if (!this.#hasStarted) return this.#start();
    this.#lastBooks = await this.#builder.catchUp();
    if (this.#lastBooks > 0) await this.#announce();
  }

  async #openCurrent(): Promise<void> {
    const { database, mediaUrl } = this.#options;
    const file = this.#files.current();
    if (file === undefined || file === this.#reader?.file) return;
    // A folder may hold the index of another library.
    const version = indexVersion(await selectDatabaseName(database.pool), mediaUrl);
    if (readIndexMeta(file)?.version !== version) return;
    const before = this.#reader;
    this.#reader = new IndexReader(file);
    before?.close();
  }

  async #announce(): Promise<void> {
    await this.#openCurrent();
    this.#options.onChange();
    await this.#options.database.pool.query('select pg_notify($1, $2)', [channel, this.#name]);
  }

  #onNotice(): void {
    if (this.#isNoticed || !this.#isWriting) return;
    this.#isNoticed = true;
    const taking = this.#queue(async () => {
      // A notice that comes from now on may be of a change that is missed.
      this.#isNoticed = false;
      await this.#takeChanges();
    }).finally(() => {
      if (this.#taking === taking) this.#taking = undefined;
    });
    this.#taking = taking;
  }

  #onOther(payload?: string): void {
    if (payload === this.#name) return;
    void this.#queue(async () => {
      await this.#openCurrent();
      this.#options.onChange();
    });
  }
}
