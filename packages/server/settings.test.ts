import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { connectionsOfAWorker, readSettings, SettingError } from './settings.ts';

const server = { DATABASE_URL: 'postgres://x:secret@y/z' };

test('nothing given, the library runs on port 3000 of this machine with its own folder', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    MEDIA_URL: '/media',
    AVIF_PICTURES: 'on',
    STARTER_LIBRARY: 'on',
    LOG_LEVEL: 'warn',
    LOCATION_URL: '/api/location',
    API_URL: '/api',
  });
});

test('the calls have one base while developing and one for the live library', () => {
  const bases = { API_URL_LIVE: 'https://api.example/api/', API_URL_DEVELOPMENT: 'http://localhost:4000/api' };
  expect(readSettings({ ...bases, NODE_ENV: 'production' }).API_URL).toBe('https://api.example/api');
  expect(readSettings({ ...bases, NODE_ENV: 'development' }).API_URL).toBe('http://localhost:4000/api');
  expect(readSettings({ API_URL_DEVELOPMENT: 'http://localhost:4000/api' }).API_URL).toBe('/api');
});

test('an empty value counts as not given', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  [{ PORT: 'abc' }, /PORT="abc".*give a port number/],
  [{ PORT: '70000' }, /PORT="70000".*give a port number/],
  [{ PORT: '1.5' }, /PORT="1.5".*give a port number/],
  [{ DATABASE_URL: 'mysql://x:secret@y/z' }, /DATABASE_URL="…".*postgres:/],
  [{ MEDIA_URL: 'ftp://x' }, /MEDIA_URL="ftp:\/\/x".*CDN/],
  [{ API_URL_LIVE: 'api.example' }, /API_URL_LIVE="api.example".*https:\/\/api.example\/api/],
  [{ PUBLIC_URL: 'library.example' }, /PUBLIC_URL="library.example".*https:/],
  [{ PUBLIC_URL: 'https://school.example/library' }, /PUBLIC_URL=".*give it without a path/],
  [{ PUBLIC_URL: 'https://school.example/?a=b' }, /PUBLIC_URL=".*give it without a path/],
  [{ PUBLIC_URL: 'https://ann:secret@school.example' }, /PUBLIC_URL=.*give it without a path/],
  [{ PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT="4000".*the library itself has port 4000/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL="loud".*warn/],
  [{ STARTER_LIBRARY: 'maybe' }, /STARTER_LIBRARY="maybe".*on or off/],
  [{ LOCATION_DATABASE: '/no/such.mmdb' }, /LOCATION_DATABASE="\/no\/such.mmdb".*MaxMind DB format/],
  [{ LOCATION_DATABASE: import.meta.filename }, /LOCATION_DATABASE=".*settings.test.ts".*MaxMind DB format/],
  [{ PAGES_DIR: '/no/such/folder' }, /PAGES_DIR="\/no\/such\/folder".*a folder that is there/],
  [{ PARTNER_KEYS: 'Mekong Library=short' }, /PARTNER_KEYS="…".*32-characters-or-more/],
  [{ PARTNER_KEYS: `a=${'k'.repeat(32)}, b=${'k'.repeat(32)}` }, /PARTNER_KEYS="…".*its own key/],
  [{ DATABASE_READ_URL: 'postgres://x:secret@y/z' }, /DATABASE_READ_URL="…".*embedded database has no replica/],
  [{ ...server, DATABASE_READ_URL: 'http://x:secret@y/z' }, /DATABASE_READ_URL="…".*postgres:/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT=.*http:\/\/collector:4318/],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /OTEL_EXPORTER_OTLP_PROTOCOL="grpc".*http\/protobuf/],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /OTEL_TRACES_SAMPLER="sometimes".*always_on/],
  [{ OTEL_TRACES_SAMPLER_ARG: '50' }, /OTEL_TRACES_SAMPLER_ARG="50".*from 0 to 1/],
  [{ OTEL_BSP_SCHEDULE_DELAY: 'soon' }, /OTEL_BSP_SCHEDULE_DELAY="soon".*milliseconds/],
  [{ WORKERS: '0' }, /WORKERS="0".*from 1 to 64, or auto/],
  [{ WORKERS: 'many' }, /WORKERS="many".*from 1 to 64, or auto/],
  [{ WORKERS: '2' }, /WORKERS="2".*leave WORKERS out/],
  [{ ...server, WORKERS: '4', DATABASE_CONNECTIONS: '23' }, /DATABASE_CONNECTIONS="23".*give 24 or more/],
  [{ LOCATION_URL: 'http://geo.example/json' }, /LOCATION_URL="http:\/\/geo.example\/json".*https:/],
])('%j is refused in one line that says what to give', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(SettingError);
  expect(() => readSettings(environment)).toThrow(line);
});

test.each(['0.0.0.0', '::', '192.168.1.20', 'library.local'])(
  'where other machines reach it (HOST=%s) the library must know its own address',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow(/PUBLIC_URL.*give the one it is reached at/);
    expect(readSettings({ HOST, PUBLIC_URL: 'https://library.example' })).toMatchObject({ HOST });
  },
);

test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('on this machine alone (HOST=%s) it need not', (HOST) => {
  expect(readSettings({ HOST }).PUBLIC_URL).toBeUndefined();
});

test('an address loses its last slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://library.example/' }).PUBLIC_URL).toBe('https://library.example');
});

test.each([
  [{}, 1, 10],
  [{ DATABASE_CONNECTIONS: '2' }, 1, 2],
  [{ WORKERS: '2' }, 2, 6],
  [{ WORKERS: '8' }, 8, 6],
  [{ WORKERS: '3', DATABASE_CONNECTIONS: '23' }, 3, 7],
])('with %j the share of each worker is its part', (value, workers, share) => {
  const settings = readSettings({ ...server, ...value });
  expect([settings.WORKERS, connectionsOfAWorker(settings)]).toEqual([workers, share]);
});

test('WORKERS=auto is one a processor core', () => {
  expect(readSettings({ ...server, WORKERS: 'auto' }).WORKERS).toBe(availableParallelism());
});
