import path from 'node:path';
import { type Attempts, recipientOf } from '../attempts.ts';
import type { Background } from '../background.ts';
import { identityScreens } from '../contract.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { type Addressee, composeMail, type Mail, type MailKind } from './compose-mail.ts';
import { isNotTaken, openMailer } from './mailer.ts';
import { isAmong, openMailbox, type Mailbox } from './mailbox.ts';

/** All mail that identity sends, with the limits of how much one person gets. */
export interface Mails {
  mail: (kind: MailKind, to: Addressee, makeToken?: MakeToken) => void;
  /** Sends one that nobody asked for, and tells whether the mail server has it: a recipient who had three waits. */
  send: (kind: MailKind, to: Addressee) => Promise<boolean>;
  /**
   * Sends a letter at most once. "later": nothing was sent, as the recipient had three mails this hour or the mail server
   * could not take it. @throws what the mail server refused for good, or perhaps took
   */
  sendOnce: (letter: Mail) => Promise<'sent' | 'later'>;
  mailbox: Mailbox;
  /** Throws away what was written to these addresses, is being written or waits for the mail server. */
  forget: (addresses: readonly string[]) => Promise<void>;
  /** Whether mails are written to the mailbox, as there is no mail server. */
  isWritten: boolean;
  close: () => void;
}

type MakeToken = () => string | Promise<string>;

interface MailsOptions {
  dataDir: string;
  publicUrl: string;
  settings: Pick<IdentitySettings, 'SMTP_URL' | 'MAIL_FROM'>;
  attempts: Attempts;
  background: Background;
}

const screenOf: Record<MailKind, keyof typeof identityScreens> = {
  verify: 'verify',
  change: 'change',
  reset: 'reset',
  changing: 'forgotten',
  exists: 'signIn',
  unused: 'signIn',
  invitation: 'join',
  removed: 'books',
  goodbye: 'books',
};

export function openMails({ attempts, background, ...options }: MailsOptions): Mails {
  const mailbox = openMailbox(path.join(options.dataDir, 'mailbox'));
  const { SMTP_URL: url, MAIL_FROM: from } = options.settings;
  const smtp = url === undefined || from === undefined ? undefined : { url, from };
  const mailer = openMailer({ smtp, mailbox });

  const underWay = new Set<{ email: string; stop: AbortController; work: Promise<unknown> }>();

  /** The one way of every mail. */
  function send(kind: MailKind, to: Addressee, makeToken?: MakeToken): Promise<boolean> {
    return untilForgotten(to.email, (signal) => sendUnless(signal, { kind, to, makeToken }));
  }

  /** Work on a mail, which ends when nothing is to go to its address any more: it was not sent then. */
  function untilForgotten(email: string, begin: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
    const stop = new AbortController();
    const work = begin(stop.signal)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return false;
        throw error;
      })
      .finally(() => underWay.delete(one));
    const one = { email, stop, work };
    underWay.add(one);
    return work;
  }

  async function tryOnce(letter: Mail, signal: AbortSignal): Promise<boolean> {
    if (!(await attempts.isWithin('mail', { account: recipientOf(letter.to) })) || signal.aborted) return false;
    return mailer.send(letter, { signal, isOnce: true }).then(
      () => true,
      (error: unknown) => {
        if (isNotTaken(error)) return false;
        throw error;
      },
    );
  }

  async function sendUnless(
    signal: AbortSignal,
    {
      kind,
      to: { email, language, who },
      makeToken,
    }: { kind: MailKind; to: Addressee; makeToken: MakeToken | undefined },
  ): Promise<boolean> {
    const recipient = { account: recipientOf(email) };
    if (kind === 'exists' && !(await attempts.isWithin('mail-exists', recipient))) return false;
    // Who has no account any more is told of it always; they had one that was confirmed by mail.
    if (kind !== 'goodbye' && kind !== 'removed' && !(await attempts.isWithin('mail', recipient))) return false;
    if (signal.aborted) return false;
    const token = await makeToken?.();
    const link = new URL(identityScreens[screenOf[kind]], options.publicUrl);
    if (token !== undefined) link.searchParams.set('token', token);
    await mailer.send(composeMail(kind, { to: email, link: link.href, language, who }), { signal });
    return true;
  }

  return {
    mail(kind, to, makeToken) {
      background.run('mail', async () => void (await send(kind, to, makeToken)));
    },
    send: (kind, to) => send(kind, to),
    async sendOnce(letter) {
      return (await untilForgotten(letter.to, (signal) => tryOnce(letter, signal))) ? 'sent' : 'later';
    },
    mailbox,
    async forget(addresses) {
      const begun = [...underWay].filter(({ email }) => isAmong(email, addresses));
      for (const { stop } of begun) stop.abort();
      await Promise.allSettled(begun.map(({ work }) => work));
      await mailbox.forget(addresses);
    },
    isWritten: smtp === undefined,
    close: () => mailer.close(),
  };
}
