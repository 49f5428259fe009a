import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';
import type { Mailbox } from './mailbox.ts';

/** Sends one mail, and comes back when the mail server has it; tries only once where it must not come twice. */
export interface Mailer {
  send: (mail: Mail, options?: { signal?: AbortSignal; isOnce?: boolean }) => Promise<void>;
  close: () => void;
}

const waitsMs = [1_000, 5_000, 20_000];

/** Sends by SMTP where it is configured, trying again when the server is away for a moment; else writes to the mailbox. */
export function openMailer({
  smtp,
  mailbox,
}: {
  smtp: { url: string; from: string } | undefined;
  mailbox: Mailbox;
}): Mailer {
  if (smtp === undefined) return { send: mailbox.write, close() {} };
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const closing = new AbortController();
  return {
    async send(mail, { signal = closing.signal, isOnce = false } = {}) {
      const stop = AbortSignal.any([closing.signal, signal]);
      const message = { ...mail, from: smtp.from, headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers } };
      for (const waitMs of isOnce ? [] : waitsMs) {
        try {
          await transport.sendMail(message);
          return;
        } catch (error) {
          if (isRefusedForGood(error)) throw error;
          await wait(waitMs, undefined, { signal: stop });
        }
      }
      await transport.sendMail(message);
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

/** Answers from 500 on will be the same the next time (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}

/** Whether it is certain that the mail server did not take a mail: it was not reached, or said so. */
export function isNotTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  return command === 'CONN' || (responseCode !== undefined && responseCode >= 400 && responseCode < 500);
}
