import pg from 'pg';

interface Listener {
  onNotice: (payload: string) => void;
  onGap: (() => void) | undefined;
}

type Ask = (sql: string) => Promise<unknown>;

/** Who listens on which channel, over whichever client carries the notices at the moment. */
export class NoticeBoard {
  readonly #listeners = new Map<string, Set<Listener>>();

  async add(channel: string, listener: Listener, ask: Ask): Promise<() => Promise<void>> {
    const ofChannel = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, ofChannel.add(listener));
    const remove = async () => {
      ofChannel.delete(listener);
      if (ofChannel.size > 0 || this.#listeners.get(channel) !== ofChannel) return;
      this.#listeners.delete(channel);
      await ask(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
    try {
      await ask(`listen ${pg.escapeIdentifier(channel)}`);
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
