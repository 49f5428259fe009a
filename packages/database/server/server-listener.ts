import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NoticeBoard } from '../notice-board.ts';
import type { Listen } from '../database.ts';

const RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const HEARTBEAT_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

/** A connection, and what asks it: one thing after another, as `pg` 9 will ask of its callers. */
interface Carrier {
  client: pg.Client;
  ask: (sql: string) => Promise<unknown>;
}

/** LISTEN on a server: one connection of its own for all channels, made again whenever it is lost. */
export class ServerListener {
  readonly #settings: pg.ClientConfig;
  readonly #onLost: (error: Error) => void;
  readonly #board = new NoticeBoard();
  readonly #stop = new AbortController();
  #carrier: Promise<Carrier> | undefined;
  /** The carrier while its line is up. */
  #live: Carrier | undefined;

  constructor(settings: pg.ClientConfig, onLost: (error: Error) => void) {
    this.#settings = { ...settings, query_timeout: ANSWER_WITHIN_MS };
    this.#onLost = onLost;
  }

  listen: Listen = (channel, onNotice, onGap) =>
    this.#board.add(
      channel,
      { onNotice, onGap },
      {
        run: async (sql) => (await this.#connected()).ask(sql),
        // While the line is down there is nothing to take back, and its return may be far off.
        forget: async (sql) => this.#live?.ask(sql),
      },
    );

  async close() {
    this.#stop.abort();
    const carrier = await this.#carrier?.catch(() => undefined);
    this.#live = undefined;
    await carrier?.client.end();
  }

  #connected(): Promise<Carrier> {
    this.#carrier ??= this.#connect(true).catch((error: unknown) => {
      this.#carrier = undefined;
      throw error;
    });
    return this.#carrier;
  }

  async #connect(isFirst: boolean): Promise<Carrier> {
    const client = new pg.Client(this.#settings);
    let last: Promise<unknown> = Promise.resolve();
    const ask = (sql: string) => (last = last.catch(() => {}).then(() => client.query(sql)));
    let isLost = false;
    const lose = (error: Error) => {
      if (isLost) return;
      isLost = true;
      this.#live = undefined;
      clearInterval(heartbeat);
      client.end().catch(() => {});
      if (!this.#stop.signal.aborted) this.#replace(error);
    };
    // A line that is cut without a word looks like one on which nothing happens.
    const heartbeat = setInterval(() => ask('select 1').catch(lose), HEARTBEAT_MS).unref();
    client.on('error', (error) => {
      if (this.#carrier !== undefined) lose(error);
    });
    try {
      await client.connect();
      await this.#board.carryOver(client, isFirst);
    } catch (error) {
      isLost = true;
      clearInterval(heartbeat);
      client.end().catch(() => {});
      throw error;
    }
    this.#live = { client, ask };
    return this.#live;
  }

  #replace(error: Error) {
    this.#onLost(error);
    this.#carrier = this.#reconnect();
    // Whoever asks meanwhile is told by this promise; with nobody asking, it only ends when we close.
    this.#carrier.catch(() => {});
  }

  async #reconnect(): Promise<Carrier> {
    for (let waitMs = RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      await sleep(waitMs * (0.5 + Math.random()), undefined, { signal: this.#stop.signal });
      try {
        return await this.#connect(false);
      } catch (error) {
        this.#onLost(error as Error);
      }
    }
  }
}
