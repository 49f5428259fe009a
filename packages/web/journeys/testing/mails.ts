import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** Without a mail server a library writes its mails to this folder; journeys read them there as people read theirs. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mailbox');
}

/**
 * The newest mail to an address; waits for it, as mails are on their way when the answer is here already. Who has had
 * mails before says which is meant: by its subject, or by when the one before it was sent.
 */
export async function mailTo(
  folder: string,
  to: string,
  { after = '', subject = '' } = {},
): Promise<WrittenMail & { link: URL }> {
  const isWanted = (mail: WrittenMail) => mail.to === to && mail.sentAt > after && mail.subject.includes(subject);
  // Not Vitest's own waiting: `npm run browsers` reads mails too.
  for (const end = Date.now() + 150_000; Date.now() < end; await wait(50)) {
    const mail = await newest(folder, isWanted);
    if (mail !== undefined) return { ...mail, link: linkIn(mail) };
  }
  const last = await newest(folder, (mail) => mail.to === to);
  throw new Error(`No mail "${subject}" has come for ${to}; the last one is "${last?.subject ?? 'none'}".`);
}

async function newest(folder: string, isWanted: (mail: WrittenMail) => boolean): Promise<WrittenMail | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.reverse()) {
    const mail = parsed(await readFile(path.join(folder, name), 'utf8').catch(() => ''));
    if (mail !== undefined && isWanted(mail)) return mail;
  }
  return undefined;
}

/** A file that is just being written is no mail yet. */
function parsed(text: string): WrittenMail | undefined {
  try {
    return JSON.parse(text) as WrittenMail;
  } catch {
    return undefined;
  }
}

function linkIn({ text }: WrittenMail): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'none:');
}
