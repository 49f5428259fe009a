import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nobody } from '@letsread/http/access.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCountryDatabase, openCountryDatabase } from './open-country-database.ts';
import { locationCalls } from './server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lets-read-location-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function serve(file?: string): Promise<FastifyInstance> {
  const server = Fastify();
  await registerEndpoints(server, {
    calls: locationCalls,
    context: { countryOf: openCountryDatabase(file) },
    version: 'test',
    cache: createAnswerCache(1),
    access: nobody,
  });
  return server;
}

async function locationOf(server: FastifyInstance, remoteAddress: string): Promise<unknown> {
  return (await server.inject({ url: '/api/location', remoteAddress })).json();
}

const known = await serve();
const nowhere = { country_name: '', country_code: '' };

test.each([
  ['203.189.128.1', 'Cambodia', 'KH'],
  ['36.66.1.1', 'Indonesia', 'ID'],
  ['::ffff:27.34.0.1', 'Nepal', 'NP'],
  ['8.8.8.8', 'United States', 'US'],
  ['2400:1a00::1', 'Nepal', 'NP'],
  ['2405:4800::1', 'Vietnam', 'VN'],
  ['2a01:e0a::1', 'France', 'FR'],
])('%s asks from %s', async (address, country_name, country_code) => {
  expect(await locationOf(known, address)).toEqual({ country_name, country_code });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '::1',
  'fd00::1',
  'fe80::1%eth0',
  '::ffff:10.0.0.1',
])('the private address %s is nowhere', async (address) => {
  expect(await locationOf(known, address)).toEqual(nowhere);
});

test('an address without a country, and text that is no address, are nowhere', () => {
  const countryOf = openCountryDatabase();
  expect([countryOf('192.0.2.1'), countryOf('2001:db8::1'), countryOf('unknown'), countryOf('')]).toEqual(
    Array(4).fill(nowhere),
  );
});

test('the answer is kept nowhere', async () => {
  const { headers } = await known.inject({ url: '/api/location', remoteAddress: '8.8.8.8' });
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});

test('another database is asked instead, and an IPv4 database knows no IPv6 address', async () => {
  const file = path.join(folder, 'small.mmdb');
  await writeFile(
    file,
    countryDatabase({ ipVersion: 4, low: { country: { iso_code: 'KH' } }, high: { country_code: 'ZZ' } }),
  );
  expect(isCountryDatabase(file)).toBe(true);
  const server = await serve(file);
  expect(await locationOf(server, '8.8.8.8')).toEqual({ country_name: 'Cambodia', country_code: 'KH' });
  expect(await locationOf(server, '203.189.128.1')).toEqual(nowhere);
  expect(await locationOf(server, '2001:4860:4860::8888')).toEqual(nowhere);
});

test('a file that is none or no database is told from one', async () => {
  const file = path.join(folder, 'none.mmdb');
  await writeFile(file, 'not a database');
  expect([isCountryDatabase(file), isCountryDatabase(folder), isCountryDatabase(path.join(folder, 'absent'))]).toEqual([
    false,
    false,
    false,
  ]);
});

type Value = string | number | { [key: string]: Value };

/** The smallest database there is: one record for addresses whose first bit is 0, one for the others. */
function countryDatabase({ ipVersion, low, high }: { ipVersion: number; low: Value; high: Value }): Buffer {
  const separator = Buffer.alloc(16);
  const lowData = encode(low);
  // Of one node: a number above its count points that far, and past the separator, into the data.
  const pointers = [1 + 16, 1 + 16 + lowData.length].map((to) => Buffer.from([0, 0, to]));
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'test',
    ip_version: ipVersion,
    node_count: 1,
    record_size: 24,
  };
  const start = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  return Buffer.concat([...pointers, separator, lowData, encode(high), start, encode(metadata)]);
}

/** Text is type 2, a number type 6 (32 bits), a map type 7; none of them is longer than 28 here. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0x40 + value.length]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.from([0xc0 + 1, value]);
  const entries = Object.entries(value);
  return Buffer.concat([Buffer.from([0xe0 + entries.length]), ...entries.flat().map((one) => encode(one as Value))]);
}
