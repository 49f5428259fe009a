import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as catalogue from '@letsread/catalogue/contract.ts';
import * as addresses from '@letsread/catalogue/addresses/contract.ts';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import type { Endpoint } from '@letsread/http/endpoint.ts';
import { listProblems } from '@letsread/http/openapi/endpoint-problems.ts';
import type {
  JsonSchema,
  NamedOpenApi,
  Operation,
  Parameter,
  Response,
} from '@letsread/http/openapi/openapi-document.ts';
import { everyCallsProblems } from '@letsread/http/problem.ts';
import * as downloads from '@letsread/downloads/contract.ts';
import * as bundles from '@letsread/downloads/bundles/contract.ts';
import * as identity from '@letsread/identity/contract.ts';
import * as grownUps from '@letsread/identity/grown-ups/contract.ts';
import * as people from '@letsread/identity/roles/contract.ts';
import * as imports from '@letsread/importer/contract.ts';
import * as learning from '@letsread/learning/contract.ts';
import * as editing from '@letsread/catalogue/editing/contract.ts';
import * as linking from '@letsread/catalogue/linking/contract.ts';
import * as levels from '@letsread/catalogue/levels/contract.ts';
import * as home from '@letsread/catalogue/home/contract.ts';
import * as collections from '@letsread/catalogue/collections/contract.ts';
import * as themes from '@letsread/catalogue/themes/contract.ts';
import * as search from '@letsread/catalogue/search/contract.ts';
import * as shelves from '@letsread/catalogue/shelves/contract.ts';
import * as stock from '@letsread/catalogue/stock/contract.ts';
import * as texts from '@letsread/catalogue/texts/contract.ts';
import * as makers from '@letsread/catalogue/people/contract.ts';
import * as withdrawn from '@letsread/catalogue/withdrawn/contract.ts';
import * as decodables from '@letsread/learning/decodables/contract.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import * as handingOut from '@letsread/learning/handing-out/contract.ts';
import * as pathwayEditing from '@letsread/learning/pathway-editing/contract.ts';
import * as games from '@letsread/learning/games/contract.ts';
import * as questions from '@letsread/learning/questions/contract.ts';
import { addTestPath } from '@letsread/learning/testing/test-paths.ts';
import { addTestActivities } from '@letsread/learning/testing/test-story.ts';
import * as push from '@letsread/profiles/push/contract.ts';
import * as weeklyLetter from '@letsread/learning/weekly-letter/contract.ts';
import * as classes from '@letsread/profiles/classes/contract.ts';
import * as profiles from '@letsread/profiles/contract.ts';
import * as partnerProjects from '@letsread/projects/back-room/contract.ts';
import * as projects from '@letsread/projects/contract.ts';
import { createProject } from '@letsread/projects/manage-projects.ts';
import * as usage from '@letsread/usage/contract.ts';
import * as reports from '@letsread/usage/reports/contract.ts';
import * as scary from '@letsread/reading/scary/contract.ts';
import * as reading from '@letsread/reading/contract.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';

type GrownUps = { items: { id: string; isYou: boolean }[] };

const declared = [
  identity,
  grownUps,
  people,
  imports,
  catalogue,
  search,
  shelves,
  editing,
  linking,
  collections,
  themes,
  texts,
  home,
  levels,
  addresses,
  stock,
  makers,
  withdrawn,
  downloads,
  bundles,
  profiles,
  classes,
  reading,
  scary,
  learning,
  games,
  questions,
  weeklyLetter,
  push,
  decodables,
  handingOut,
  pathwayEditing,
  projects,
  partnerProjects,
  usage,
  reports,
]
  .flatMap((contract) => Object.values<unknown>({ ...contract }))
  .filter(isCall);

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

let database: Database;
let server: FastifyInstance;
let dataDir: string;
let document: NamedOpenApi;
let page: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-openapi-'));
  await fillTestLibrary(database);
  await addTestActivities(database);
  await addTestPath(database.pool, 'first-path', {
    steps: ['book red-kite', 'match red-kite optional', 'book hen'],
    texts: { [catalogue.englishLanguageId]: 'Up in the wind' },
  });
  // Enough words to sound out.
  await database.pool.query(
    `update page set text = text || ' Sam ran and ran. Can Sam get the red kite?' where edition_id = 1 and number = 2`,
  );
  await database.pool.query(`update edition e set cover_picture_id = p.picture_id from page p
    where e.id = 1 and (p.edition_id, p.number) = (1, 1)`);
  await measureEditions(database);
  await createProject(database.pool, { name: 'Kites', partner: '', code: '1234-5678' });
  server = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, IMPACT_PAGE: 'on' }),
    loadWebApp: undefined,
    isDevelopment: true,
  });
  document = (await server.inject('/api/openapi.json')).json();
  page = (await server.inject('/api/docs')).body;
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** What a reference leads to; what is none is itself. */
function resolved<Part extends object>(part: Part | { $ref: string }): Part {
  if (!('$ref' in part)) return part;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref as string) ?? [];
  return (document.components as unknown as Record<string, Record<string, Part>>)[kind]?.[name] as Part;
}

const operations = () =>
  Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      parameters: operation.parameters.map((one) => resolved<Parameter>(one)),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, one]) => [status, resolved<Response>(one)]),
      ) as Record<string, Response>,
      address,
      method,
    })),
  );

/** The JSON Schemas of objects that stand in a part of the document, with their place. */
function objectsIn(part: unknown, pathInShape = ''): { path: string; shape: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { description: _, ...schema } = part as JsonSchema;
  const own = schema.properties === undefined ? [] : [{ path: pathInShape, shape: JSON.stringify(schema) }];
  const inner = Object.entries(part).filter(([name]) => !['example', 'examples', 'value'].includes(name));
  return [...own, ...inner.flatMap(([name, one]) => objectsIn(one, `${pathInShape}/${name}`))];
}

test('what stands twice has a name, so that a client made of the document says it once', () => {
  const uses = Map.groupBy(objectsIn(document), ({ shape }) => shape);
  expect(
    [...uses.values()].filter((all) => all.length > 1).map((all) => all.map(({ path: pathInShape }) => pathInShape)),
  ).toEqual([]);
  for (const { operationId, requestBody, responses } of operations()) {
    expect([operationId, Object.keys(responses[200]?.content?.['application/json']?.schema ?? {})]).toEqual([
      operationId,
      ['$ref'],
    ]);
    const body = requestBody?.content['application/json'];
    if (body !== undefined) expect(Object.keys(body.schema)).toEqual(['$ref']);
  }
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, response] of Object.entries(responses))
        if (Number(status) >= 400) expect(Object.keys(response)).toEqual(['$ref']);
});

test('only the four addresses that the specification writes so end with a slash, as api-lint excepts them', () => {
  expect(Object.keys(document.paths).filter((address) => address.endsWith('/'))).toEqual([
    '/book/collection/{id}/pagination/',
    '/profile/myBooks/',
    '/profile/keepReading/',
    '/profile/favorite-books/',
  ]);
});

test('patterns, examples and lists are such as validators outside understand', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"pattern":"[^"]*\\\\p\{/i);
  for (const { operationId, parameters } of operations())
    for (const { name, schema, example } of parameters)
      if (schema.type === 'integer' && example !== undefined)
        expect([operationId, name, typeof example]).toEqual([operationId, name, 'number']);
  for (const [, inside = ''] of text.matchAll(/"prefixItems":\[.*?\](.{0,80})/g)) expect(inside).toContain('"items"');
});

test('the document passes a public validator', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate((await server.inject('/api/openapi.json')).json());
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
});

test('every reference in the document leads to a part of it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
  const { schemas, examples, responses, parameters } = document.components;
  const parts = Object.entries({ schemas, examples, responses, parameters }).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `#/components/${kind}/${name}`),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((to) => !parts.includes(to))).toEqual([]);
});

const ofBody = (body: Operation['requestBody']) =>
  body?.content['application/json'] && resolved(body.content['application/json'].schema).properties;

test('every call has its name, concept, sentence, and a meaning for each parameter and member of its body', () => {
  const lacks = operations().flatMap(({ operationId, tags, summary, parameters, requestBody }) => [
    ...(tags.length === 1 && summary.endsWith('.') ? [] : [operationId]),
    ...parameters.filter(({ description }) => description === '').map(({ name }) => `${operationId} ${name}`),
    ...Object.entries(ofBody(requestBody) ?? {})
      .filter(([, { description }]) => description === undefined)
      .map(([name]) => `${operationId} body ${name}`),
  ]);
  expect(lacks).toEqual([]);
  expect(
    operations()
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(declared.map(({ name }) => name).sort());
  expect(new Set(operations().flatMap(({ tags }) => tags))).toEqual(new Set(document.tags.map(({ name }) => name)));
});

test('parameters that are numbers of something say of what', () => {
  const numbers = operations()
    .flatMap(({ parameters }) => parameters)
    .filter(({ schema }) => [schema.type].flat().some((type) => type === 'number' || type === 'integer'));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter(({ description }) => !/byte|minutes|items|page|days|books|values/i.test(description))).toEqual(
    [],
  );
});

test.each(declared.map((call) => [call.name, call] as const))('%s: all its problems stand by status', (_name, call) => {
  const { responses } = operations().find(({ operationId }) => operationId === call.name) ?? {
    responses: {} as Operation['responses'],
  };
  const codes = Object.entries(responses).flatMap(([status, { content }]) => {
    if (Number(status) < 400) return [];
    expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
    return Object.keys(content?.['application/problem+json']?.examples ?? {}).map((code) => [code, Number(status)]);
  });
  expect(Object.fromEntries(codes)).toEqual(listProblems(call));
});

test('a call that needs an account says by which headers it is known', () => {
  const security = (name: string) => operations().find(({ operationId }) => operationId === name)?.security;
  expect(security('listProfiles')).toEqual([{ token: [] }, { accessToken: [] }]);
  expect(security('suggestBooks')).toEqual([{}, { token: [] }, { accessToken: [] }]);
  expect(security('listTags')).toEqual([]);
  expect(security('listPeople')).toEqual([{ token: ['LIBRARIAN'] }, { accessToken: ['LIBRARIAN'] }]);
  expect(security('authenticate')).toEqual([{ identityToken: [] }]);
  expect(document.components.securitySchemes).toMatchObject({
    token: { type: 'http', scheme: 'bearer' },
    accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
  });
  const headers = operations().flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'));
  expect(headers.map(({ name }) => name)).toEqual([
    'Idempotency-Key',
    'Idempotency-Key',
    ...Array<string>(5).fill('Device-Time'),
    'Sharing-Version',
  ]);
});

test('no call with a body, and none with a required parameter, lacks its example', () => {
  const lacks = operations().flatMap(({ operationId, parameters, requestBody }) => [
    ...parameters
      .filter(({ required, example }) => required && example === undefined)
      .map(({ name }) => [operationId, name]),
    ...(requestBody?.content['application/json'] !== undefined &&
    requestBody.content['application/json'].examples === undefined
      ? [operationId]
      : []),
  ]);
  expect(lacks).toEqual([]);
});

describe('every example is answered as declared', () => {
  const ofCambodia = '203.189.128.1';
  const answered: Record<string, unknown> = {};
  let refreshToken = '';
  /** The last token of a mail that was sent on. */
  let used = '';
  let tokens: Record<Endpoint['token'], string | undefined>;

  async function execute(call: Endpoint, example = call.example): Promise<unknown> {
    const token = call.token === 'own' && call.who === 'anyone' ? undefined : tokens[call.token];
    const sent = JSON.stringify(example.body);
    const body = sent?.includes('{mailedToken}')
      ? sent.replace('{mailedToken}', await mailedToken())
      : sent?.replace('{refreshToken}', refreshToken);
    const reply = await server.inject({
      method: call.method,
      url: `/api${fillPath(call, { ...example.params, ...example.query })}`,
      remoteAddress: ofCambodia,
      headers: {
        ...example.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([call.name, reply.statusCode, reply.body]).toEqual([call.name, 200, reply.body]);
    expect(call.output.safeParse(reply.json()).error).toBeUndefined();
    return reply.json();
  }

  async function mailedToken(): Promise<string> {
    const newest = async () => {
      const { items } = (await server.inject('/api/idp/mailbox')).json<{ items: { text: string }[] }>();
      return items.flatMap(({ text }) => /token=([^\s"&]+)/.exec(text)?.[1] ?? []).at(0) ?? used;
    };
    // The mail is on its way when the call that asked for it is answered.
    await expect.poll(newest).not.toBe(used);
    return (used = await newest());
  }

  async function signedIn(): Promise<typeof tokens> {
    const session = (await execute(identity.signIn)) as { refreshToken: string; identityToken: string };
    refreshToken = session.refreshToken;
    tokens = { none: undefined, own: undefined, identity: session.identityToken, refresh: refreshToken };
    const { jwtToken } = (await execute(identity.authenticate)) as { jwtToken: string };
    return { ...tokens, own: jwtToken };
  }

  /** Writes before what shows them, and what takes away at last. */
  const order = (call: Endpoint) => {
    if (call.name === 'deleteAccount') return 4;
    // Before its reader is deleted.
    if (call.name === 'forgetPictures' || call.name === 'listScaryBookAgain') return 2.9;
    // When nobody is in it any more.
    if (call.name === 'deleteTeam') return 3.1;
    // From then on the session is the class's, until it is signed out.
    if (call.name === 'openClassroom') return 2.04;
    // At the end, as the sign-in of the examples is with the address of before.
    if (call.name === 'requestEmailChange') return 2.1;
    if (call.name === 'confirmEmailChange') return 2.2;
    // It ends the session, and another one begins.
    if (call.name === 'signOut') return 2.05;
    if (call.method === 'DELETE' || call.name === 'unassignProject') return 3;
    return call.method === 'GET' ? 2 : 1;
  };

  /** Before the account has readers and a role, as only then it shares, and may join another. */
  async function shareAccount(): Promise<void> {
    const answer = async (call: Endpoint, example = call.example) =>
      (answered[call.name] = await execute(call, { ...call.example, ...example }));
    const removeOther = async () => {
      const { items } = (await answer(grownUps.listGrownUps)) as GrownUps;
      const grownUpId = items.find(({ isYou }) => !isYou)?.id ?? '';
      await answer(grownUps.removeGrownUp, { params: { grownUpId } });
    };
    const { inviteGrownUp, getInvitation, withdrawInvitation } = grownUps;
    for (const call of [inviteGrownUp, getInvitation, withdrawInvitation]) await answer(call);
    await answer(grownUps.inviteGrownUp);
    await answer(grownUps.joinAsNewcomer);
    await removeOther();
    await database.pool.query('delete from attempt');
    const own = tokens;
    const ruth = { email: 'ruth@example.org', displayName: 'Ruth', agreed: true };
    await execute(identity.signUp, { body: ruth });
    await execute(identity.verify);
    const signingIn = { body: { email: ruth.email, password: 'a kite in the wind' } };
    const session = (await execute(identity.signIn, signingIn)) as { identityToken: string };
    await execute(grownUps.inviteGrownUp, { body: { email: ruth.email } });
    tokens = { ...own, identity: session.identityToken };
    const { jwtToken } = (await execute(identity.authenticate)) as { jwtToken: string };
    tokens = { ...own, own: jwtToken };
    await answer(grownUps.joinAccount);
    tokens = own;
    await removeOther();
    await database.pool.query('delete from attempt');
  }

  test('in a small library, by account 1 and its readers 1 and 2', async () => {
    tokens = { none: undefined, own: undefined, identity: undefined, refresh: undefined };
    for (const call of [identity.signUp, identity.verify]) answered[call.name] = await execute(call);
    tokens = await signedIn();
    await shareAccount();
    await database.pool.query('insert into account_role (account_id, role_id) values (1, 1)');
    const rest = declared.filter(({ name }) => !(name in answered));
    // Within these as the document has them: what is made comes before what is put into it.
    const shown = operations().map(({ operationId }) => operationId);
    const indexOf = ({ name }: Endpoint) => shown.indexOf(name);
    for (const call of rest.toSorted((a, b) => order(a) - order(b) || indexOf(a) - indexOf(b))) {
      answered[call.name] = await execute(call);
      // Choosing a new password has ended the session.
      if (['reset', 'changePassword', 'signOut'].includes(call.name)) tokens = await signedIn();
      if (call.name === 'createClass') await execute(call);
      if (call.name === 'reviewBook') await database.pool.query(`update review set looked_at = '2026-11-30T12:00:00Z'`);
      if (call.name === 'createProfile') {
        await execute(call, {
          ...call.example,
          headers: {},
          body: { name: 'Tariq', imageUrl: '/media/avatars/fox.webp' },
        });
      }
    }
    expect(Object.keys(answered).sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  test('and the answers are the ones that the document shows (record them anew with vitest -u)', async () => {
    const sorted = Object.fromEntries(Object.entries(answered).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = JSON.stringify(sorted, null, 2)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-02-28T18:30:00.000Z')
      .replace(/\d{4}-\d\d-\d\d(?=")/g, '2026-02-28')
      .replace(/by-hand-[\da-f-]{36}/g, 'by-hand-…')
      .replace(/(?<="code": ")\d{4}-\d{4}/g, '1234-5678')
      .replace(/(?<="kind": "project",\s+"id": ")\d+/g, '12345678')
      .replace(/(?<="publicKey": ")[\w-]{87}/g, 'BCVx…')
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJFUzI1NiJ9.….…')
      .replace(
        /(?<="(refreshToken|deviceToken)": ")[^"]+|(?<="(subject|id)": ")\w{32}(?=")|(?<=[?]token=)[\w-]+/g,
        '…',
      );
    await expect(`${text}\n`).toMatchFileSnapshot('example-answers.json');
  });
});

describe('the page at /api/docs', () => {
  test('says which role a call is for', () => {
    expect(page).toContain('An account with the role LIBRARIAN or EDITOR or PARTNER or TEACHER:');
  });

  const ids = () => [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);

  test('has an anchor for every call and every problem code, each once', () => {
    const codes = [...declared.flatMap((call) => Object.keys(listProblems(call))), ...Object.keys(everyCallsProblems)];
    expect([...declared.map(({ name }) => name), ...codes].filter((anchor) => !ids().includes(anchor))).toEqual([]);
    expect(ids().length).toBe(new Set(ids()).size);
  });

  test('has no link to nowhere, no address elsewhere and no script', () => {
    const links = [...page.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(links.filter((link) => !/^(#.+|\/api\/openapi[.]json|data:,)$/.test(link))).toEqual([]);
    expect(links.filter((link) => link.startsWith('#') && !ids().includes(link.slice(1)))).toEqual([]);
    expect(page).not.toMatch(/<script|@import|url\(/i);
  });

  test('is kept to itself by its policy', async () => {
    const { headers } = await server.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  });
});
