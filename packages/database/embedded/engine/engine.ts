import { Worker } from 'node:worker_threads';
import { engineModules } from './engine-modules.ts';
import type { Answer, Request, WorkerSettings } from './messages.ts';
import { PortStream } from './port-stream.ts';

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

/** The worker thread that runs PGlite, seen from the main thread. */
export class Engine {
  readonly worker: Worker;
  readonly #streams = new Map<number, PortStream>();
  readonly #waiting = new Map<Answer['kind'], { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  readonly #onFatal: (error: Error) => void;
  #lastConnection = 0;
  #failure: Error | undefined;
  #isClosing = false;

  static async start(settings: Omit<WorkerSettings, 'modules'>, onFatal: (error: Error) => void): Promise<Engine> {
    const engine = new Engine({ ...settings, modules: await engineModules() }, onFatal);
    await engine.#next('ready');
    return engine;
  }

  private constructor(settings: WorkerSettings, onFatal: (error: Error) => void) {
    this.#onFatal = onFatal;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: settings,
      // Those of this process may be meant for its entry only, such as --input-type.
      execArgv: [],
    });
    this.worker.on('message', (answer: Answer) => this.#receive(answer));
    this.worker.on('error', (error) => this.#fail(String(error)));
    this.worker.on('exit', (code) => this.#fail(`its thread ended with code ${code}`));
  }

  /** A new client's line to the database; the one before it must have ended. */
  connect(): PortStream {
    const connection = ++this.#lastConnection;
    const stream = new PortStream({
      send: (bytes) => this.#send({ kind: 'bytes', connection, bytes }),
      onClose: () => this.#streams.delete(connection),
    });
    this.#streams.set(connection, stream);
    const failure = this.#failure;
    if (failure !== undefined) process.nextTick(() => stream.destroy(failure));
    return stream;
  }

  /**
   * Sends whole messages of PostgreSQL's protocol in the session that is there and gives the answer to all of them. Only for whoever
   * holds the pool's client, so that nobody else speaks meanwhile.
   */
  exchange(bytes: Uint8Array): Promise<Buffer> {
    const stream = this.connect();
    return new Promise((resolve, reject) => {
      stream.once('error', reject);
      stream.once('data', (answer: Buffer) => {
        resolve(answer);
        stream.destroy();
      });
      stream.write(bytes);
    });
  }

  async dump(): Promise<Uint8Array> {
    const dumped = this.#next('dumped');
    this.#send({ kind: 'dump' });
    return (await dumped).image;
  }

  async close() {
    if (this.#failure !== undefined) return;
    const closed = this.#next('closed');
    this.#isClosing = true;
    this.#send({ kind: 'close' });
    await closed;
    await this.worker.terminate();
  }

  #send(request: Request) {
    this.worker.postMessage(request);
  }

  #next<Kind extends Answer['kind']>(kind: Kind): Promise<AnswerOf<Kind>> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#waiting.set(kind, { resolve: resolve as (answer: Answer) => void, reject });
    });
  }

  #receive(answer: Answer) {
    if (answer.kind === 'bytes') return this.#streams.get(answer.connection)?.receive(answer.bytes);
    if (answer.kind === 'fatal') return this.#fail(answer.reason);
    this.#waiting.get(answer.kind)?.resolve(answer);
    this.#waiting.delete(answer.kind);
  }

  #fail(reason: string) {
    if (this.#failure !== undefined) return;
    // Who waits for the start is told by its rejection, and a closed engine ends as it should.
    const isNews = !this.#waiting.has('ready') && !(this.#isClosing && !this.#waiting.has('closed'));
    this.#failure = new Error(`The embedded database has stopped: ${reason}`);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    for (const stream of this.#streams.values()) stream.destroy(this.#failure);
    if (isNews) this.#onFatal(this.#failure);
  }
}
