import pg from 'pg';

interface Listener {
  onNotice: (payload: string) => void;
  onGap: (() => void) | undefined;
}

interface Line {
  run: (sql: string) => Promise<unknown>;
  /** For the statement that ends listening, which must not wait for a line that is down. */
  forget: (sql: string) => Promise<unknown>;
}

/** Who listens on which channel, over whichever client carries the notices at the moment. */
export class NoticeBoard {
  readonly #listeners = new Map<string, Set<Listener>>();

  async add(channel: string, listener: Listener, { run, forget }: Line): Promise<() => Promise<void>> {
    const ofChannel = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, ofChannel.add(listener));
    const remove = async () => {
      ofChannel.delete(listener);
      if (ofChannel.size > 0 || this.#listeners.get(channel) !== ofChannel) return;
      this.#listeners.delete(channel);
      // A line that is gone listens to nothing.
      await forget(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
    try {
      await run(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      ofChannel.delete(listener);
      throw error;
    }
    return remove;
  }

  /** Makes a client the carrier of the notices. */
  async carryOver(client: pg.ClientBase, isFirst: boolean) {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotice } of this.#listeners.get(channel) ?? []) onNotice(payload);
    });
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (isFirst) return;
    for (const ofChannel of this.#listeners.values()) for (const { onGap } of ofChannel) onGap?.();
  }
}
