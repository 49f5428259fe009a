import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { openMailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';

let server: Server;
afterEach(() => server.close());

/** A mail server of a few lines (RFC 5321), which keeps what it is given. */
async function listen(answerToSender = '250 ok'): Promise<{ url: string; received: string[]; tries: () => number }> {
  const received: string[] = [];
  let tries = 0;
  server = createServer((socket: Socket) => {
    let isData = false;
    let text = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      text += bytes.toString();
      for (
        let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          received.push(part);
          isData = false;
          socket.write('250 kept\r\n');
        } else if (part.startsWith('MAIL FROM')) {
          tries += 1;
          socket.write(`${answerToSender}\r\n`);
        } else if (part === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (part === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, tries: () => tries };
}

const mail = composeMail('verify', {
  to: 'amina@example.org',
  link: 'https://library.example/profile/verify?token=a&b="c"',
  language: 'en',
  words: () => undefined,
});

test('a mail reaches the mail server as text and as HTML, from the address that is set', async () => {
  const { url, received } = await listen();
  const mailer = openMailer({
    smtp: { url, from: 'Let’s Read <library@example.org>' },
    outbox: openOutbox('/nowhere'),
  });
  await mailer.send(mail);
  mailer.close();
  expect(received).toHaveLength(1);
  const letter = received[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(letter).toMatch(/^From: .*<library@example.org>/m);
  expect(letter).toMatch(/^To: amina@example.org/m);
  expect(letter).toMatch(/^Subject: Confirm your e-mail address/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(letter).toContain('https://library.example/profile/verify?token=a&b="c"');
  expect(letter).toContain('<a href="https://library.example/profile/verify?token=a&amp;b=&quot;c&quot;">');
});

test('what the mail server refuses for good is not tried again', async () => {
  const { url, tries } = await listen('550 we do not know you');
  const mailer = openMailer({ smtp: { url, from: 'library@example.org' }, outbox: openOutbox('/nowhere') });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  expect(tries()).toBe(1);
});

test('what the mail server cannot take just now is tried again', async () => {
  const { url, tries } = await listen('451 later');
  const mailer = openMailer({ smtp: { url, from: 'library@example.org' }, outbox: openOutbox('/nowhere') });
  const sending = mailer.send(mail).catch((error: Error) => error.name);
  await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(1);
  mailer.close();
  expect(await sending).toBe('AbortError');
});

test('a mail is in one language: in English where a word of it is missing', () => {
  const indonesian: Record<string, string> = {
    'mail.reset.subject': 'Pilih kata sandi baru',
    'mail.reset.text': 'Dengan tautan ini Anda dapat memilih kata sandi baru:',
    'mail.reset.button': 'Pilih kata sandi',
    'mail.reset.end': 'Tautan berlaku satu jam.',
    'mail.verify.subject': 'Konfirmasi',
  };
  const words = (key: string, language: string) => (language === 'id' ? indonesian[key] : undefined);
  const of = (kind: 'reset' | 'verify') =>
    composeMail(kind, { to: 'a@b.c', link: 'https://x.example', language: 'id', words });
  expect(of('reset').subject).toBe('Pilih kata sandi baru');
  expect(of('reset').html).toContain('lang="id"');
  expect(of('verify').subject).toBe('Confirm your e-mail address');
  expect(of('verify').html).toContain('lang="en"');
});
