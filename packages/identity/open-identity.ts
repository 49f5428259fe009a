import { runAlone } from '@letsread/database/alone.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';
import { type Account, freshSeconds } from '@letsread/http/endpoint.ts';
import { type KnownDevices, openKnownDevices } from './accounts/known-devices.ts';
import { retireUnusedAccounts } from './accounts/retire-unused-accounts.ts';
import { type Attempts, type Limits, createAttempts, usualLimits } from './attempts.ts';
import { createBackground } from './background.ts';
import { clearExpired } from './clear-expired.ts';
import type { SessionFacts } from './contract.ts';
import { createEmbeddedProvider, type EmbeddedProvider, providerPath } from './provider/embedded-provider.ts';
import { type ProvenIdentity, readIdentityToken, signIdentityToken } from './tokens/identity-token.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { signJwtToken } from './tokens/jwt-token.ts';
import type { Addressee, MailKind } from './mail/compose-mail.ts';
import { type Mails, openMails } from './mail/open-mails.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { deleteIdentity } from './accounts/own-identity.ts';
import { openSecrets } from './secrets.ts';
import { type ConfiguredProvider, configuredProviders } from './provider/sign-in-providers.ts';
import { openPushKey, type PushKey } from './tokens/push-key.ts';
import { openTokenKeys, type TokenKeys } from './tokens/token-keys.ts';
import { trustedIssuers } from './tokens/trusted-issuers.ts';
import { openVerifiedTokens } from './tokens/verified-tokens.ts';

/** What the calls of identity are given. */
export interface IdentityContext {
  database: Database;
  identity: Identity;
  /** What a session holds beside the account: its profiles, project code and class, from the packages above. */
  readSessionFacts: (db: Queryable, accountId: string, classId: string | undefined) => Promise<SessionFacts>;
  /** Whether the account keeps the readers of a class: nobody joins it then. From the packages above as well. */
  keepsClasses: (db: Queryable, accountId: string) => Promise<boolean>;
}

/** Sign-in and tokens, opened once a process. */
export interface Identity {
  publicUrl: string;
  provider: EmbeddedProvider;
  providers: readonly ConfiguredProvider[];
  attempts: Attempts;
  /** The address where mails can be read; null unless developing without a mail server. */
  mailboxUrl: string | null;
  mailbox: Mailbox;
  /** Throws away all mails to these addresses that are written or under way. */
  forgetMails: (addresses: readonly string[]) => Promise<void>;
  /** The account of a jwtToken, for http's Access. @throws Problem no-token */
  identify: (token: string) => Promise<Account>;
  devices: KnownDevices;
  /** @throws Problem no-token, issuer-unreachable */
  readIdentityToken: (token: string) => Promise<ProvenIdentity>;
  /** An identity token of the embedded provider; `issuedAt` in seconds. */
  signIdentityToken: (issuedAt: number, claims: Parameters<typeof signIdentityToken>[1]['claims']) => Promise<string>;
  publicKeys: TokenKeys['publicKeys'];
  pushKey: PushKey;
  signJwtToken: (facts: Parameters<typeof signJwtToken>[1]) => Promise<{ jwtToken: string; expiresAt: string }>;
  /**
   * Sends a mail with a link in the background; how long that takes tells nothing. Its token is made only when it is
   * sent: a recipient gets three mails an hour at most, and nobody learns of the others.
   */
  mail: (kind: MailKind, to: Addressee, makeToken?: () => string | Promise<string>) => void;
  /** Sends a letter that somebody wished for at most once. */
  sendOnce: Mails['sendOnce'];
  /** Throws away what has ended, and tells and deletes accounts that nobody uses. Done every hour. */
  maintain: () => Promise<void>;
  now: () => number;
  runInBackground: (what: string, work: () => Promise<void>) => void;
  /** When all mails that were begun are on their way. */
  settled: () => Promise<void>;
  /** Forgets what was verified of an account, so that its tokens are looked at anew. */
  forgetAccount: (accountId: string) => void;
  /** Whether there is such an account, once whatever is just deleting it has ended. */
  hasAccount: (accountId: string) => Promise<boolean>;
  close: () => Promise<void>;
}

export interface IdentityOptions {
  database: Database;
  settings: IdentitySettings;
  /** Scheme and host of the library: in links of mails, issuer of identity tokens, return address of providers. */
  publicUrl: string;
  /** Mails are written to its subfolder "mailbox" where there is no mail server. */
  dataDir: string;
  isDevelopment: boolean;
  /** Told what failed behind the back of any call; never with an e-mail address. */
  onError: (what: string, error: unknown) => void;
  limits?: Partial<Limits>;
  /** How an attempt waits that comes after many. */
  sleep?: (ms: number) => Promise<unknown>;
  now?: () => number;
}

const maintainEveryMs = 60 * 60 * 1000;
/** As long as the notice to an unused account is in force; a link ends within a day. */
const writtenMailMs = 30 * 24 * 60 * 60 * 1000;
/** Long enough to be read; nothing else is left of whom it was written to. */
const lastMailMs = 24 * 60 * 60 * 1000;

export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, settings, publicUrl, onError, now = Date.now } = options;
  const secrets = await openSecrets(database.pool, settings.IDENTITY_SECRET);
  const keys = openTokenKeys(database, { secret: secrets.tokenKeys, rotateDays: settings.TOKEN_KEY_DAYS, now });
  const pushKey = await openPushKey(database, { secret: secrets.pushKey, publicUrl });
  const verified = await openVerifiedTokens(database, { keys, now });
  const issuers = trustedIssuers(keys, { settings, publicUrl });
  const providers = configuredProviders(settings);
  const background = createBackground(onError);
  const limits = { ...usualLimits, ...options.limits };
  const attempts = createAttempts(database.pool, { key: secrets.attempts, limits, sleep: options.sleep });
  const mails = openMails({ ...options, attempts, background });
  const provider = createEmbeddedProvider({
    pool: database.pool,
    secret: secrets.provider,
    publicUrl,
    sessionDays: settings.SESSION_DAYS,
    providers,
    mail: (kind, to, token) => mails.mail(kind, to, () => token),
    onError,
  });
  const closing = new AbortController();
  const identity: Identity = {
    publicUrl,
    provider,
    providers,
    attempts,
    devices: openKnownDevices(secrets.devices),
    mailboxUrl: options.isDevelopment && mails.isWritten ? '/api/idp/mailbox' : null,
    mailbox: mails.mailbox,
    forgetMails: mails.forget,
    async identify(token) {
      const facts = await verified.read(token);
      const { accountId: id, userId, sessionId, classId, signedInAtMs = 0 } = facts;
      if (classId !== undefined) return { id, isFresh: false, classId };
      return { id, isFresh: now() - signedInAtMs <= freshSeconds * 1000, userId, sessionId };
    },
    readIdentityToken: (token) => readIdentityToken(issuers, token, now()),
    signIdentityToken: (issuedAt, claims) =>
      signIdentityToken(keys, { issuer: `${publicUrl}${providerPath}`, issuedAt, claims }),
    publicKeys: keys.publicKeys,
    pushKey,
    signJwtToken: (facts) => signJwtToken(keys, facts),
    mail: mails.mail,
    sendOnce: mails.sendOnce,
    async maintain() {
      await clearExpired(database);
      await mails.mailbox.clear(
        ({ sentAt, isLast }) => Date.parse(sentAt) < now() - (isLast === true ? lastMailMs : writtenMailMs),
      );
      await retireUnusedAccounts({
        pool: database.pool,
        nowMs: now(),
        send: mails.send,
        onError,
        remove: (db, accountId) => deleteIdentity(identity, db, accountId),
      });
    },
    now,
    runInBackground: background.run,
    settled: background.settled,
    forgetAccount: verified.forget,
    async hasAccount(accountId) {
      const { rowCount } = await database.pool.query(sql`select from account where id = ${accountId} for key share`);
      return rowCount === 1;
    },
    async close() {
      clearInterval(maintaining);
      closing.abort();
      mails.close();
      await background.settled();
      await verified.close();
    },
  };
  const maintaining = setInterval(
    () => background.run('maintenance', () => runAlone(database, 'maintenance', identity.maintain, closing.signal)),
    maintainEveryMs,
  ).unref();
  return identity;
}
