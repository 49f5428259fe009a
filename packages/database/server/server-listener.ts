import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NoticeBoard } from '../notice-board.ts';
import type { Listen } from '../database.ts';

const RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const HEARTBEAT_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

/** LISTEN on a server: one connection of its own for all channels, made again whenever it is lost. */
export class ServerListener {
  readonly #settings: pg.ClientConfig;
  readonly #onLost: (error: Error) => void;
  readonly #board = new NoticeBoard();
  readonly #stop = new AbortController();
  #client: Promise<pg.Client> | undefined;
  /** The client while its line is up. */
  #live: pg.Client | undefined;

  constructor(settings: pg.ClientConfig, onLost: (error: Error) => void) {
    this.#settings = { ...settings, query_timeout: ANSWER_WITHIN_MS };
    this.#onLost = onLost;
  }

  listen: Listen = (channel, onNotice, onGap) =>
    this.#board.add(
      channel,
      { onNotice, onGap },
      {
        run: async (sql) => (await this.#connected()).query(sql),
        // While the line is down there is nothing to take back, and its return may be far off.
        forget: async (sql) => this.#live?.query(sql),
      },
    );

  async close() {
    this.#stop.abort();
    const client = await this.#client?.catch(() => undefined);
    this.#live = undefined;
    await client?.end();
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect(true).catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(isFirst: boolean): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
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
    const heartbeat = setInterval(() => client.query('select 1').catch(lose), HEARTBEAT_MS).unref();
    client.on('error', (error) => {
      if (this.#client !== undefined) lose(error);
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
    this.#live = client;
    return client;
  }

  #replace(error: Error) {
    this.#onLost(error);
    this.#client = this.#reconnect();
    // Whoever asks meanwhile is told by this promise; with nobody asking, it only ends when we close.
    this.#client.catch(() => {});
  }

  async #reconnect(): Promise<pg.Client> {
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
