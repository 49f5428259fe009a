import type { IncomingMessage, ServerResponse } from 'node:http';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { Replica } from '@letsread/database/server/open-replica.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { type AnswerCache, createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { forgetLinkings } from '@letsread/catalogue/linking/record-linking.ts';
import type { Downloads } from '@letsread/downloads/open-downloads.ts';
import { serveOpenCatalogue } from '@letsread/open-catalogue/serve-open-catalogue.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createPictureResizer, type PictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { mountIdentityProvider } from '@letsread/identity/provider/mount-identity-provider.ts';
import { type Identity, type IdentityContext, openIdentity } from '@letsread/identity/open-identity.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import { requireAlone } from '@letsread/identity/grown-ups/account-members.ts';
import { deleteIdentity, exportIdentity } from '@letsread/identity/accounts/own-identity.ts';
import { requireMailbox } from '@letsread/identity/mail/require-mailbox.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import { exportLetter } from '@letsread/learning/weekly-letter/export-letter.ts';
import { exportHandedOut } from '@letsread/learning/handing-out/export-handed-out.ts';
import { exportLearning } from '@letsread/learning/export-learning.ts';
import { accountOfProfile } from '@letsread/profiles/account-of-profile.ts';
import { accountOfClass } from '@letsread/profiles/classes/account-of-class.ts';
import { classOfProfile } from '@letsread/profiles/classes/class-of-profile.ts';
import { selectClassroom } from '@letsread/profiles/classes/classroom.ts';
import { exportClasses } from '@letsread/profiles/classes/export-classes.ts';
import { keepsClasses } from '@letsread/profiles/classes/keeps-classes.ts';
import { exportProfiles } from '@letsread/profiles/export-profiles.ts';
import { exportDevices } from '@letsread/profiles/push/export-devices.ts';
import { selectProfiles } from '@letsread/profiles/list-profiles.ts';
import { exportMemberships } from '@letsread/projects/export-memberships.ts';
import { readProjectCode } from '@letsread/projects/read-project-code.ts';
import { publishWeeks } from '@letsread/projects/reports/publish-weeks.ts';
import { exportLevels } from '@letsread/reading/levels/export-levels.ts';
import { exportStops } from '@letsread/reading/positions/export-stops.ts';
import { exportReading } from '@letsread/reading/export-reading.ts';
import { createStorage } from '@letsread/storage/storage-settings.ts';
import type { UsageContext } from '@letsread/usage/usage-context.ts';
import type { ImporterContext } from '@letsread/importer/jobs/importer-context.ts';
import type { LaunchJob } from '@letsread/importer/jobs/open-import-jobs.ts';
import type { FastifyInstance } from 'fastify';
import { listConcepts } from './concepts.ts';
import exampleAnswers from './example-answers.json' with { type: 'json' };
import { addHealth } from './add-health.ts';
import { type Admit, createAdmission } from './limits/admission.ts';
import { callEachDay } from './background/call-each-day.ts';
import { openSearch } from './open-search.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { openUsage } from './background/open-usage.ts';
import { hasGone, inProcess, isInProcess, limitRequests } from './limits/limit-requests.ts';
import { measureEdited } from './background/measure-edited.ts';
import { remindEachMinute } from './background/remind-each-minute.ts';
import { sendLettersHourly } from './background/send-letters-hourly.ts';
import { serveClientFiles, serveFiles } from './files/serve-files.ts';
import { openFramework, type Patience, usualPatience } from './framework/open-framework.ts';
import { openImports } from './background/open-imports.ts';
import { shareCounts } from './limits/share-counts.ts';
import { safetyHeaders } from './framework/safety-headers.ts';
import { preparePictures } from './background/prepare-pictures.ts';
import { type PublicReads, publicReads } from './public-reads.ts';
import { type RenderPage, servePages } from './pages/serve-pages.ts';
import { serveTracing } from './tracing/serve-tracing.ts';
import { logError } from './log-error.ts';
import type { Settings } from './settings.ts';
import { type Site, siteFromSettings } from './web-app/site-from-settings.ts';
import { watchFolder } from './background/watch-folder.ts';

const maxAnswerBytes = 16 * 1024 * 1024;
/**
 * Two cores render and search no faster with more at once, and writes wait longer (`npm run bench -- mixed`); while one waits
 * for a database that is elsewhere, another can go on. 200 wait 3 seconds.
 */
const readsAtOnce = { embedded: 1, server: 2, maxWaiting: 200 };
const version = '0.1.0';

/** The web app, ready to render. */
export interface WebApp {
  render: RenderPage;
  /** The folder of files that the build made, served as they are. */
  clientFolder?: string;
  /** Answers the browser's requests for sources while developing; calls back for what it does not know. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

/** What the web app's loaders know of the server: how to ask, and where the library stands and leads to. */
export interface WebAppContext {
  /**
   * A client on behalf of a reader: attempts count against their address. `headers` go with every call, such as
   * Authorization; never the reader's own as they came.
   */
  createClient: (reader: { address: string; headers?: Record<string, string> }) => ApiClient;
  site: Site;
}

export type LoadWebApp = (context: WebAppContext) => Promise<WebApp>;

/** The pictures of a library, in all their sizes. */
export function openPictures(settings: Settings): PictureResizer {
  return createPictureResizer(storeOf(settings), { makesAvif: settings.AVIF_PICTURES === 'on' });
}

function storeOf(settings: Settings): PictureStore {
  return createPictureStore(settings.DATA_DIR, createStorage(settings, settings.DATA_DIR));
}

/** The whole server, not listening yet: the API, pictures, the web app, health. */
export async function createServer({
  settings,
  loadWebApp,
  resizer = openPictures(settings),
  isDevelopment = false,
  patience = usualPatience,
  launchImport,
  ...opened
}: {
  database: Database;
  /** Where public reads may go. */
  replica?: Replica | undefined;
  settings: Settings;
  loadWebApp: LoadWebApp | undefined;
  resizer?: PictureResizer;
  isDevelopment?: boolean;
  patience?: Patience;
  /** Works on imports; in this process where nothing else is said. */
  launchImport?: LaunchJob;
}): Promise<FastifyInstance> {
  const always = safetyHeaders(settings);
  const { server, answerWith } = openFramework(settings, patience, always);
  const { database, replica } = await serveTracing(server, opened, settings, version);
  const store = await shareCounts(server, database, settings);
  const limits = await limitRequests(server, { maxAMinute: settings.REQUESTS_A_MINUTE, store });
  const admit = createAdmission({ maxAtOnce: readsAtOnce[database.kind], maxWaiting: readsAtOnce.maxWaiting });
  addHealth(server, database);
  const reads = publicReads(database, replica);
  await serveMetrics(server, { database, settings, reads });

  const answerCache = createAnswerCache(maxAnswerBytes);
  const { context: usage, onCarriedAway, closeDays } = openUsage(server, { database, settings });
  const { countMadeFile } = limits;
  const identity = await openServerIdentity(server, { database, settings, isDevelopment });
  const { identify } = identity;
  const downloads = await serveFiles(server, { database, settings, resizer, countMadeFile, onCarriedAway, identify });
  const imports = await openImports(server, { database, dataDir: settings.DATA_DIR, launch: launchImport });
  let forget = () => answerCache.clear();
  const { searchIndex, rebuild } = openSearch(server, { database, settings, onChange: () => forget() });
  const shared = { database, reads, settings, identity, admit };
  await mountApi(server, { ...shared, cache: answerCache, downloads, usage, imports, searchIndex });
  const { MEDIA_URL: mediaUrl, PUBLIC_URL: publicUrl } = settings;
  const forgetFeeds = await serveOpenCatalogue(server, { database, mediaUrl, publicUrl, admit });

  let forgetPages = () => {};
  if (loadWebApp !== undefined) {
    const { render, clientFolder, middleware, close } = await loadWebApp({
      createClient: createInProcess(server),
      site: siteFromSettings(settings),
    });
    if (middleware !== undefined) developWith(server, middleware);
    if (clientFolder !== undefined) await serveClientFiles(server, clientFolder);
    if (close !== undefined) server.addHook('onClose', close);
    const addresses = { apiUrl: settings.API_URL, locationUrl: settings.LOCATION_URL, mediaUrl, publicUrl };
    const pages = await servePages(server, {
      render,
      ...addresses,
      isCached: middleware === undefined,
      countPage: limits.countPage,
      admit,
      always,
    });
    forgetPages = pages.forget;
    answerWith(pages.answerEarly);
  }
  forget = () => {
    // First: what is forgotten must not be read again from before the change.
    reads.catchUp();
    answerCache.clear();
    forgetFeeds();
    forgetPages();
  };
  const stopListening = await database.listen('catalogue', forget, forget);
  server.addHook('onClose', stopListening);
  // What was most read in the last 30 days is of other days tomorrow, and so are the numbers.
  const nextDay = () => {
    forget();
    void closeDays().then(forget);
    void forgetLinkings(database.pool).catch((error: unknown) => logError(server, 'joins too old to undo', error));
    rebuild();
  };
  server.addHook('onClose', callEachDay(nextDay));
  const onError = (err: unknown) => server.log.error({ err }, 'what can be sounded out was not measured anew');
  server.addHook('onClose', await measureEdited(database, onError));
  sumWeeksOfProjects(server, database);
  const onPictureTrouble = (err: unknown) => server.log.error({ err }, 'new pictures were not prepared');
  const pictures = { database, resizer, store: storeOf(settings) };
  server.addHook('onClose', await preparePictures(pictures, onPictureTrouble));
  if (settings.PAGES_DIR !== undefined) {
    const onError = (err: unknown) => server.log.error({ err }, 'changes in PAGES_DIR are not seen any more');
    server.addHook('onClose', watchFolder(settings.PAGES_DIR, forget, onError));
  }
  return server;
}

/** Once the library serves and at the beginning of each day, as it may not have run at the last one. */
function sumWeeksOfProjects(server: FastifyInstance, database: Database): void {
  const sumWeeks = () =>
    void publishWeeks(database).catch((error: unknown) => logError(server, 'the sums of projects', error));
  server.addHook('onListen', async () => sumWeeks());
  server.addHook('onClose', callEachDay(sumWeeks));
}

async function openServerIdentity(
  server: FastifyInstance,
  { database, settings, isDevelopment }: { database: Database; settings: Settings; isDevelopment: boolean },
): Promise<Identity> {
  const identity = await openIdentity({
    database,
    settings,
    isDevelopment,
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    onError: (what, error) => logError(server, what, error),
  });
  server.addHook('onClose', () => identity.close());
  return identity;
}

async function mountApi(
  server: FastifyInstance,
  options: {
    database: Database;
    reads: PublicReads;
    settings: Settings;
    identity: Identity;
    cache: AnswerCache;
    downloads: Downloads;
    admit: Admit;
    imports: ImporterContext['imports'];
    searchIndex: CatalogueContext['searchIndex'];
    usage: UsageContext;
  },
): Promise<void> {
  const { database, reads, settings, identity, cache, downloads, admit, usage, imports, searchIndex } = options;
  remindEachMinute(server, { database, identity });
  sendLettersHourly(server, { database, identity, mediaUrl: settings.MEDIA_URL });
  if (settings.SMTP_URL === undefined) requireMailbox(server, identity.mailbox);
  await mountIdentityProvider(server, identity);
  const concepts = listConcepts(identity);
  const context = {
    ...contextOf(database, identity),
    downloads,
    imports,
    searchIndex,
    mediaUrl: settings.MEDIA_URL,
    pagesDir: settings.PAGES_DIR,
    footerLinks: Object.keys(siteFromSettings(settings).links),
    ...usage,
  };
  await registerEndpoints(server, {
    calls: concepts.flatMap(({ calls }) => [...calls]),
    described: { concepts, exampleAnswers },
    context,
    readPublicly: (work) => reads.read((from) => work(from === database ? context : { ...context, database: from })),
    version,
    cache,
    // What a page asks for has its place in the line already.
    admit: (request, work) => (isInProcess(request) ? work() : admit(work, { isNeeded: () => !hasGone(request) })),
    access: {
      identify: identity.identify,
      accountOfProfile: (profileId) => accountOfProfile(database, profileId),
      accountOfClass: (classId) => accountOfClass(database, classId),
      classOfProfile: (profileId) => classOfProfile(database, profileId),
      standingOf: (accountId) => selectStanding(database.pool, accountId),
    },
  });
}

/** What the concepts may not know of each other is brought together here. */
function contextOf(database: Database, identity: Identity) {
  return {
    database,
    identity,
    readSessionFacts: (async (db, accountId, classId) => ({
      projectCode: await readProjectCode(db, accountId),
      ...(classId === undefined
        ? { classroom: null, profiles: await selectProfiles(db, accountId) }
        : await selectClassroom(db, classId)),
    })) satisfies IdentityContext['readSessionFacts'],
    keepsClasses,
    exportParts: {
      account: (account: Account) => exportIdentity(database.pool, account),
      profiles: ({ id }: Account) => exportProfiles(database, id),
      pushDevices: ({ id }: Account) => exportDevices(database, id),
      classes: ({ id }: Account) => exportClasses(database, id),
      reading: ({ id }: Account) => exportReading(database, id),
      stops: ({ id }: Account) => exportStops(database, id),
      levels: ({ id }: Account) => exportLevels(database, id),
      learning: ({ id }: Account) => exportLearning(database, id),
      handedOut: ({ id }: Account) => exportHandedOut(database, id),
      weeklyLetter: (account: Account) => exportLetter(database, account),
      projects: ({ id }: Account) => exportMemberships(database, id),
    },
    deleteAccount: (accountId: string) =>
      inTransaction(database.pool, async (client) => {
        await requireAlone(client, accountId);
        await deleteIdentity(identity, client, accountId);
      }),
  };
}

function createInProcess(server: FastifyInstance): WebAppContext['createClient'] {
  return ({ address, headers: ofReader }) =>
    createApiClient(async ({ method, path: url, headers, body }) => {
      const reply = await server.inject({
        method,
        url: `/api${url}`,
        headers: { ...headers, [inProcess.header]: inProcess.token },
        remoteAddress: address,
        ...(body === undefined ? {} : { payload: body as string }),
      });
      const { 'retry-after': retryAfter } = reply.headers;
      return {
        status: reply.statusCode,
        text: reply.body,
        retryAfter: retryAfter === undefined ? null : String(retryAfter),
      };
    }, ofReader);
}

function developWith(server: FastifyInstance, middleware: NonNullable<WebApp['middleware']>): void {
  server.addHook('onRequest', (request, reply, done) => {
    middleware(request.raw, reply.raw, done);
  });
}
