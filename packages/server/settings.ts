import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isCountryDatabase } from '@letsread/catalogue/open-country-database.ts';
import { checkIdentitySettings, identitySettings } from '@letsread/identity/identity-settings.ts';
import { checkStorageSettings, storageSettings } from '@letsread/storage/storage-settings.ts';
import { z } from 'zod';
import { metricsSettings } from './metrics/metrics-settings.ts';
import { partnerKeys } from './limits/partner-keys.ts';
import { tracingSettings } from './tracing/tracing-settings.ts';

/** A setting that cannot be used; the message is one line that says which and what to give instead. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const repository = path.resolve(import.meta.dirname, '../..');

const origin = z
  .url({ protocol: /^https?$/, error: 'give an address such as https://library.example' })
  .transform((address) => address.replace(/\/+$/, ''));

const workers = 'give how many processes serve on this machine, from 1 to 64, or auto for one a processor core';
/** Each of five works that one process does alone (`runAlone`) holds a connection for as long as it takes. */
const minConnectionsOfAWorker = 6;

/** Where the web app asks its calls: under this origin, or on another host. */
const apiBase = z
  .union([origin, z.literal('/api')], { error: 'give the address of the calls, such as https://api.example/api' })
  .default('/api');

/** Where the footer leads to on other sites; what is not given is not shown. */
const link = z.url({ protocol: /^https?$/, error: 'give an address such as https://example.org/help' }).optional();

const serverSettings = z.object({
  PORT: z.coerce
    .number({ error: 'give a port number from 0 to 65535' })
    .int('give a port number from 0 to 65535')
    .min(0, 'give a port number from 0 to 65535')
    .max(65535, 'give a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'give a host name or address, such as localhost or 0.0.0.0').default('localhost'),
  DATA_DIR: z.string().min(1, 'give a folder').default(path.join(repository, 'data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'give an address such as postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'give an address such as postgres://user:password@replica:5432/name' })
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'give a number from 2 to 500' })
    .int('give a whole number from 2 to 500')
    .min(2, 'give a number from 2 to 500')
    .max(500, 'give a number from 2 to 500')
    .optional(),
  WORKERS: z
    .union([z.literal('auto').transform(() => availableParallelism()), z.coerce.number().int(workers)], {
      error: workers,
    })
    .pipe(z.number().min(1, workers).max(64, workers))
    .default(1),
  DATABASE_TIMEOUT_SECONDS: z.coerce
    .number({ error: 'give how many seconds a query may take, from 1 to 600' })
    .min(1, 'give how many seconds a query may take, from 1 to 600')
    .max(600, 'give how many seconds a query may take, from 1 to 600')
    .default(30),
  MEDIA_URL: z
    .union([origin, z.literal('/media')], { error: 'give the address of a CDN, such as https://media.example/media' })
    .default('/media'),
  NODE_ENV: z.string().optional(),
  API_URL_LIVE: apiBase,
  API_URL_DEVELOPMENT: apiBase,
  PUBLIC_URL: origin
    .refine((address) => new URL(address).href === `${new URL(address).origin}/`, {
      error: 'give it without a path, such as https://library.example: the library has a host of its own',
    })
    .optional(),
  PAGES_DIR: z
    .string()
    .refine((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory(), 'give a folder that is there')
    .optional(),
  REQUESTS_A_MINUTE: z.coerce
    .number({ error: 'give how many calls an address or account may make a minute; 0 for any number' })
    .int('give a whole number; 0 for any number')
    .min(0, 'give a whole number; 0 for any number')
    .default(1200),
  DOWNLOADS_MB: z.coerce
    .number({ error: 'give how many megabytes the files made for printing and reading elsewhere may take' })
    .int('give a whole number of megabytes')
    .min(10, 'give at least 10 megabytes')
    .default(5000),
  PARTNER_KEYS: partnerKeys.default([]),
  LOCATION_DATABASE: z
    .string()
    .refine(isCountryDatabase, 'give a file of countries in the MaxMind DB format (.mmdb) that can be read')
    .optional(),
  LOCATION_URL: z
    .url({ protocol: /^https$/, error: 'give an address that answers country_name, such as https://geo.example/json' })
    .default('/api/location'),
  ANDROID_APP_URL: link,
  IOS_APP_URL: link,
  TRANSLATOR_URL: link,
  HELP_URL: link,
  SOCIAL_URL: link,
  DONATE_URL: link,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'give fatal, error, warn, info, debug or silent',
    })
    .default('warn'),
  TRUST_PROXY: z.coerce
    .number({ error: 'give how many proxies stand in front, from 0 to 9' })
    .int('give how many proxies stand in front, from 0 to 9')
    .min(0, 'give how many proxies stand in front, from 0 to 9')
    .max(9, 'give how many proxies stand in front, from 0 to 9')
    .default(0),
  AVIF_PICTURES: z.enum(['on', 'off'], { error: 'give on or off' }).default('on'),
  IMPACT_PAGE: z.enum(['on', 'off'], { error: 'give on or off' }).default('off'),
  STARTER_LIBRARY: z.enum(['on', 'off'], { error: 'give on or off' }).default('on'),
});

const shape = serverSettings
  .extend(identitySettings.shape)
  .extend(storageSettings.shape)
  .extend(metricsSettings.shape)
  .extend(tracingSettings.shape)
  .superRefine(checkIdentitySettings)
  .superRefine(checkStorageSettings)
  .superRefine(({ WORKERS, DATABASE_URL }, context) => {
    if (WORKERS === 1 || DATABASE_URL !== undefined) return;
    const message =
      'the embedded database has one process: leave WORKERS out, or give a PostgreSQL server as DATABASE_URL';
    context.addIssue({ code: 'custom', path: ['WORKERS'], message });
  })
  .superRefine(({ DATABASE_READ_URL, DATABASE_URL }, context) => {
    if (DATABASE_READ_URL === undefined || DATABASE_URL !== undefined) return;
    const message =
      'the embedded database has no replica: leave DATABASE_READ_URL out, or give a PostgreSQL server as DATABASE_URL';
    context.addIssue({ code: 'custom', path: ['DATABASE_READ_URL'], message });
  })
  .superRefine(({ WORKERS, DATABASE_CONNECTIONS = Infinity }, context) => {
    const minConnections = minConnectionsOfAWorker * WORKERS;
    if (WORKERS === 1 || DATABASE_CONNECTIONS >= minConnections) return;
    const message = `WORKERS=${WORKERS} share them, and each needs ${minConnectionsOfAWorker}: give ${minConnections} or more, or fewer WORKERS`;
    context.addIssue({ code: 'custom', path: ['DATABASE_CONNECTIONS'], message });
  })
  .superRefine(({ METRICS_PORT, PORT }, context) => {
    if (METRICS_PORT === undefined || METRICS_PORT !== PORT) return;
    const message = `the library itself has port ${PORT}: give another, such as 9464`;
    context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message });
  })
  .superRefine(({ HOST, PUBLIC_URL }, context) => {
    if (PUBLIC_URL !== undefined || isThisMachine(HOST)) return;
    const message = `with HOST=${HOST} other machines reach the library, and links in its mails need an address: give the one it is reached at, such as https://library.example`;
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
  })
  .transform((value) => ({
    ...value,
    API_URL: value.NODE_ENV === 'development' ? value.API_URL_DEVELOPMENT : value.API_URL_LIVE,
    DATABASE_CONNECTIONS: value.DATABASE_CONNECTIONS ?? Math.max(10, minConnectionsOfAWorker * value.WORKERS),
  }));

/** The share of one of `WORKERS` in the connections of all. */
export function connectionsOfAWorker({ DATABASE_CONNECTIONS, WORKERS }: Settings): number {
  return Math.floor(DATABASE_CONNECTIONS / WORKERS);
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);
}

export type Settings = z.output<typeof shape>;

/**
 * The settings of the process from its environment; an empty value counts as not given.
 * @throws SettingError naming the first setting that cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const entries = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(entries);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  const what =
    entries[name] === undefined ? `${name} is missing` : `${name}="${secretless(name, entries[name])}" cannot be used`;
  throw new SettingError(`The setting ${what}: ${issue?.message ?? 'it is wrong'}.`);
}

/** What may hold a password must not reach a log. */
function secretless(name: string, value: string): string {
  return /^(DATABASE_URL|DATABASE_READ_URL|SMTP_URL|PARTNER_KEYS|S3_SECRET_ACCESS_KEY|METRICS_TOKEN|.*SECRET)$/.test(
    name,
  )
    ? '…'
    : value;
}
