import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Engine } from '../engine/engine.ts';
import {
  authenticationOk,
  errorResponse,
  greeting,
  passwordRequest,
  readNotice,
  ready,
  splitMessages,
  type WireMessage,
} from './wire-messages.ts';

/** Readers wait while a transaction is open: who says nothing for so long in one loses it. */
const maxSilenceMs = 10_000;
const maxStartBytes = 10_000;
const startVersion = 196_608;

/** One command that uses the database of the running library. Each of its transactions has the session for itself, in line with the readers. */
export class DoorVisit {
  readonly ended: Promise<void>;
  readonly #socket: Socket;
  readonly #to: { engine: Engine; pool: pg.Pool; key: string };
  #client: pg.PoolClient | undefined;
  #state: 'begins' | 'password' | 'open' = 'begins';
  #rest: Buffer = Buffer.alloc(0);
  #request: Buffer[] = [];
  #silence: NodeJS.Timeout | undefined;
  #work = Promise.resolve();

  constructor(socket: Socket, to: { engine: Engine; pool: pg.Pool; key: string }) {
    this.#socket = socket;
    this.#to = to;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', () => socket.destroy());
    this.ended = new Promise((resolve) =>
      socket.on('close', () => {
        this.#work = this.#work.then(() => this.#leave());
        void this.#work.then(resolve);
      }),
    );
  }

  #take(bytes: Buffer): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    if (this.#state !== 'open' && this.#rest.length > maxStartBytes) return void this.#socket.destroy();
    if (this.#state === 'begins' && !this.#start()) return;
    const { messages, rest } = splitMessages(this.#rest);
    this.#rest = rest;
    for (const message of messages) this.#hear(message);
  }

  /** The first message has no letter. */
  #start(): boolean {
    if (this.#rest.length < 8 || this.#rest.length < this.#rest.readUInt32BE(0)) return false;
    if (this.#rest.readUInt32BE(4) !== startVersion) return (this.#socket.destroy(), false);
    this.#rest = this.#rest.subarray(this.#rest.readUInt32BE(0));
    this.#state = 'password';
    this.#socket.write(passwordRequest);
    return true;
  }

  #hear({ letter, bytes }: WireMessage): void {
    if (this.#state === 'password') return this.#admit(letter, bytes);
    if (letter === 'X') return void this.#socket.end();
    this.#request.push(bytes);
    // What is asked in parts ends with Sync.
    if (letter !== 'Q' && letter !== 'S') return;
    const request = Buffer.concat(this.#request);
    this.#request = [];
    this.#work = this.#work.then(() => this.#answer(request)).catch(() => void this.#socket.destroy());
  }

  #admit(letter: string, bytes: Buffer): void {
    const key = Buffer.from(this.#to.key);
    const sentKey = bytes.subarray(5, -1);
    if (letter === 'p' && sentKey.length === key.length && timingSafeEqual(sentKey, key)) {
      this.#state = 'open';
      this.#socket.write(Buffer.concat([authenticationOk, greeting]));
    } else this.#socket.end(errorResponse('28P01', 'This key does not open the library.'));
  }

  async #answer(request: Buffer): Promise<void> {
    if (this.#socket.destroyed) return;
    clearTimeout(this.#silence);
    try {
      this.#client ??= await this.#to.pool.connect();
    } catch (error) {
      // Others had the database for too long; the command may ask again.
      return void this.#socket.write(Buffer.concat([errorResponse('53300', String(error)), ready]));
    }
    const { messages } = splitMessages(await this.#to.engine.exchange(request));
    // Who listens is the library, whose session this is.
    for (const message of messages) if (message.letter === 'A') this.#client.emit('notification', readNotice(message));
    const last = messages.at(-1)?.bytes;
    if (last?.toString('latin1', 5) === 'I') this.#release();
    else this.#silence = setTimeout(() => this.#socket.destroy(), maxSilenceMs);
    this.#socket.write(Buffer.concat(messages.filter(({ letter }) => letter !== 'A').map(({ bytes }) => bytes)));
  }

  #release(): void {
    this.#client?.release();
    this.#client = undefined;
  }

  async #leave(): Promise<void> {
    clearTimeout(this.#silence);
    try {
      await this.#client?.query('rollback');
    } finally {
      this.#release();
    }
  }
}
