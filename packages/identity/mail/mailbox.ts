import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonProblem } from '@letsread/http/problem.ts';
import type { Mail } from './compose-mail.ts';

export interface WrittenMail extends Mail {
  sentAt: string;
}

/** A folder that mails are written to where there is no mail server: one JSON file each. */
export interface Mailbox {
  write: (mail: Mail) => Promise<void>;
  /** Whether a mail can be written. @throws Problem storage-unavailable */
  check: () => Promise<void>;
  /** Newest first. */
  list: () => Promise<WrittenMail[]>;
  /** Throws away what was written to these addresses. */
  forget: (addresses: readonly string[]) => Promise<void>;
  /** Throws away what is over: the links in it have ended long ago. */
  clear: (isOver: (mail: WrittenMail) => boolean) => Promise<void>;
}

/** Whether an address is one of some, in upper or lower case. */
export function isAmong(address: string, addresses: readonly string[]): boolean {
  return addresses.some((one) => one.toLowerCase() === address.toLowerCase());
}

const maxStored = 200;
/** No mail takes so long to be written. */
const writeMs = 60_000;
/** As large as a mail. */
const probeBytes = 16 * 1024;

export function openMailbox(folder: string): Mailbox {
  const names = async () => {
    const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      // The first mail makes it.
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return all.filter((name) => name.endsWith('.json')).sort();
  };
  const read = async (name: string) =>
    readFile(path.join(folder, name), 'utf8').then(
      (text) => [{ name, mail: mailIn(text) }],
      () => [],
    );
  const readAll = async () => (await Promise.all((await names()).map(read))).flat();
  return {
    async write(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const name = `${nameOf(sentAt)}-${randomUUID().slice(0, 8)}.json`;
      await writeFile(path.join(folder, name), JSON.stringify({ ...mail, sentAt }, null, 2), { mode: 0o600 });
      for (const old of (await names()).slice(0, -maxStored)) await rm(path.join(folder, old), { force: true });
    },
    async check() {
      const probe = path.join(folder, `write-check-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(probe, Buffer.alloc(probeBytes));
        await rm(probe);
      } catch {
        throw commonProblem('storage-unavailable', { detail: 'No mail can be stored.', retryAfterSeconds: 60 });
      }
    },
    async list() {
      return (await readAll()).flatMap(({ mail }) => mail ?? []).reverse();
    },
    async forget(addresses) {
      for (const { name, mail } of await readAll()) {
        if (mail !== undefined && isAmong(mail.to, addresses)) await rm(path.join(folder, name), { force: true });
      }
    },
    async clear(isOver) {
      const isGivenUp = (name: string) => name < nameOf(new Date(Date.now() - writeMs).toISOString());
      for (const { name, mail } of await readAll()) {
        if (mail === undefined ? isGivenUp(name) : isOver(mail)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

/** Names stand in the order of their times; a colon is none of every file system's letters. */
function nameOf(time: string): string {
  return time.replaceAll(':', '');
}

/** Undefined for half a mail: it is being written at this moment, or was when the library stopped. */
function mailIn(text: string): WrittenMail | undefined {
  try {
    return JSON.parse(text) as WrittenMail;
  } catch {
    return undefined;
  }
}
