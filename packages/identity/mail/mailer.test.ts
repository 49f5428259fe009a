import { afterEach, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { openMailer } from './mailer.ts';
import { openMailbox } from './mailbox.ts';
import { openTestMailServer, type TestMailServer } from '../testing/test-mail-server.ts';

let server: TestMailServer | undefined;
afterEach(() => server?.close());

async function listen(answerToSender?: string): Promise<TestMailServer> {
  server = await openTestMailServer(answerToSender);
  return server;
}

const mail = composeMail('verify', {
  to: 'amina@example.org',
  link: 'https://library.example/profile/verify?token=a&b="c"',
  language: 'en',
});

test('a mail reaches the mail server as text and as HTML, from the address that is set', async () => {
  const { url, received } = await listen();
  const mailer = openMailer({
    smtp: { url, from: 'Let’s Read <library@example.org>' },
    mailbox: openMailbox('/nowhere'),
  });
  await mailer.send(mail);
  mailer.close();
  expect(received).toHaveLength(1);
  const letter = received[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(letter).toMatch(/^From: .*<library@example.org>/m);
  expect(letter).toMatch(/^To: amina@example.org/m);
  expect(letter).toMatch(/^Subject: Confirm your email address/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(letter).toContain('https://library.example/profile/verify?token=a&b="c"');
  expect(letter).toContain('href="https://library.example/profile/verify?token=a&amp;b=&quot;c&quot;">');
});

test('what the mail server refuses for good is not tried again', async () => {
  const { url, tries } = await listen('550 we do not know you');
  const mailer = openMailer({ smtp: { url, from: 'library@example.org' }, mailbox: openMailbox('/nowhere') });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  expect(tries()).toBe(1);
});

test('what the mail server cannot take just now is tried again', async () => {
  const { url, tries } = await listen('451 later');
  const mailer = openMailer({ smtp: { url, from: 'library@example.org' }, mailbox: openMailbox('/nowhere') });
  const sending = mailer.send(mail).catch((error: Error) => error.name);
  await expect.poll(tries).toBeGreaterThan(1);
  mailer.close();
  expect(await sending).toBe('AbortError');
});

test('a mail that waits for the mail server is given up when nobody is to get it any more', async () => {
  const { url, tries } = await listen('451 later');
  const mailer = openMailer({ smtp: { url, from: 'library@example.org' }, mailbox: openMailbox('/nowhere') });
  const stop = new AbortController();
  const sending = mailer.send(mail, { signal: stop.signal }).catch((error: Error) => error.name);
  await expect.poll(tries).toBe(1);
  stop.abort();
  expect([await sending, tries()]).toEqual(['AbortError', 1]);
  mailer.close();
});
