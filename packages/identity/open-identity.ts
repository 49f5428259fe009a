import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import type { Account } from '@letsread/http/call.ts';
import { type Attempts, type Limits, openAttempts, usualLimits } from './attempts.ts';
import { createBackground } from './background.ts';
import { clearExpired } from './clear-expired.ts';
import { identityScreens, type SessionFacts } from './contract.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from './embedded-provider.ts';
import { type ProvenIdentity, readIdentityToken } from './identity-token.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { readJwtToken, signJwtToken } from './jwt-token.ts';
import { openKnownAccounts } from './known-accounts.ts';
import { composeMail } from './mail/compose-mail.ts';
import type { MailKind, MailWords } from './mail/mail-words.ts';
import { openMailer } from './mail/mailer.ts';
import { openOutbox, type Outbox } from './mail/outbox.ts';
import { openSecrets } from './secrets.ts';
import { type ConfiguredProvider, configuredProviders } from './sign-in-providers.ts';
import { openTokenKeys } from './token-keys.ts';
import { trustedIssuers } from './trusted-issuers.ts';

/** What the calls of identity are given. */
export interface IdentityContext {
  database: Database;
  identity: Identity;
  /** What a session holds beside the account: its profiles and project code, from the packages above. */
  readSessionFacts: (accountId: string) => Promise<SessionFacts>;
}

/** Sign-in and tokens, opened once a process. */
export interface Identity {
  publicUrl: string;
  provider: EmbeddedProvider;
  providers: readonly ConfiguredProvider[];
  attempts: Attempts;
  /** The address where mails can be read; null unless developing without a mail server. */
  outboxUrl: string | null;
  outbox: Outbox;
  /** The account of a jwtToken, for http's Access. @throws Problem no-token */
  identify: (token: string) => Promise<Account>;
  /** @throws Problem no-token, issuer-unreachable */
  readIdentityToken: (token: string) => Promise<ProvenIdentity>;
  signJwtToken: (accountId: string) => Promise<{ jwtToken: string; expiresAt: string }>;
  /** Sends a mail with a link in the background; how long that takes tells nothing. */
  mail: (kind: MailKind, to: { email: string; language: string }, token?: string) => void;
  runInBackground: (what: string, work: () => Promise<void>) => void;
  /** When all mails that were begun are on their way. */
  settled: () => Promise<void>;
  /** Forgets that an account was seen, so that its tokens are looked up again. */
  forgetAccount: (accountId: string) => void;
  close: () => Promise<void>;
}

export interface IdentityOptions {
  database: Database;
  settings: IdentitySettings;
  /** Scheme and host of the library: in links of mails, issuer of identity tokens, return address of providers. */
  publicUrl: string;
  /** Mails are written to its subfolder "outbox" where there is no mail server. */
  dataDir: string;
  isDevelopment: boolean;
  /** Told what failed behind the back of any call; never with an e-mail address. */
  onTrouble: (what: string, error: unknown) => void;
  /** The words of mails in other languages than English. */
  mailWords?: MailWords;
  limits?: Partial<Limits>;
  now?: () => number;
}

const clearEveryMs = 60 * 60 * 1000;

export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, settings, publicUrl, onTrouble, now = Date.now } = options;
  const secrets = await openSecrets(database.pool, settings.IDENTITY_SECRET);
  const keys = openTokenKeys(database, { secret: secrets.tokenKeys, rotateDays: settings.TOKEN_KEY_DAYS, now });
  const known = await openKnownAccounts(database, now);
  const issuers = trustedIssuers(database, { settings, publicUrl });
  const providers = configuredProviders(settings);
  const background = createBackground(onTrouble);
  const outbox = openOutbox(path.join(options.dataDir, 'outbox'));
  const smtp = smtpOf(settings);
  const mailer = openMailer({ smtp, outbox });
  const words = options.mailWords ?? (() => undefined);
  const mail: Identity['mail'] = (kind, { email, language }, token) => {
    const link = new URL(identityScreens[kind === 'exists' ? 'signIn' : kind], publicUrl);
    if (token !== undefined) link.searchParams.set('token', token);
    background.run('mail', () => mailer.send(composeMail(kind, { to: email, link: link.href, language, words })));
  };
  const provider = createEmbeddedProvider({
    pool: database.pool,
    secret: secrets.provider,
    publicUrl,
    sessionDays: settings.SESSION_DAYS,
    keyDays: settings.TOKEN_KEY_DAYS,
    providers,
    mail,
    onTrouble,
  });
  const clearing = setInterval(() => background.run('clear', () => clearExpired(database)), clearEveryMs).unref();
  return {
    publicUrl,
    provider,
    providers,
    attempts: openAttempts(database.pool, { key: secrets.attempts, limits: { ...usualLimits, ...options.limits } }),
    outboxUrl: options.isDevelopment && smtp === undefined ? '/api/idp/outbox' : null,
    outbox,
    async identify(token) {
      const id = await readJwtToken(keys, token, now());
      await known.check(id);
      return { id };
    },
    readIdentityToken: (token) => readIdentityToken(issuers, token, now()),
    signJwtToken: (accountId) => signJwtToken(keys, accountId, now()),
    mail,
    runInBackground: background.run,
    settled: background.settled,
    forgetAccount: known.forget,
    async close() {
      clearInterval(clearing);
      mailer.close();
      await background.settled();
      await known.close();
    },
  };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: IdentitySettings): { url: string; from: string } | undefined {
  return url === undefined || from === undefined ? undefined : { url, from };
}
