import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureKind } from './failure-kind.ts';
import { commonProblem } from './problem.ts';
import { sendProblem } from './send-problem.ts';

function postgresError(code: string, facts = {}): Error {
  // Messages and details repeat what was asked.
  return Object.assign(new Error('invalid input: "secret"'), {
    code,
    severity: 'ERROR',
    detail: 'Key (email)=(secret)',
    ...facts,
  });
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: connect`), { code, syscall: 'connect' });
}

let lines: string[];
let failing: Error;
let server: FastifyInstance;
beforeEach(() => {
  lines = [];
  server = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  server.setErrorHandler(sendProblem);
  server.get('/', async () => {
    throw failing;
  });
});
afterEach(() => server.close());

test('a lost database is 503 with its name, and one line for many requests, without what was asked', async () => {
  failing = new AggregateError([systemError('ECONNREFUSED'), systemError('ECONNREFUSED')]);
  for (let count = 0; count < 50; count++) {
    const reply = await server.inject('/');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'database-unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('database-unavailable');
  expect(lines[0]).not.toContain('secret');
});

test('a bug in a query is a line each time, with where it happened and not with what the reader gave', async () => {
  failing = postgresError('23505', { constraint: 'account_email' });
  for (let count = 0; count < 2; count++) expect((await server.inject('/')).statusCode).toBe(500);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('secret');
  expect(lines[0]).toMatch(/23505.*send-problem\.test\.ts/);
  expect(lines[0]).toContain('account_email');
});

test('a reader who hangs up while sending is no fault of ours', async () => {
  failing = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect((await server.inject('/')).statusCode).toBe(400);
  expect(lines).toEqual([]);
});

test('a disk that is full is a line that says so', async () => {
  failing = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect((await server.inject('/')).statusCode).toBe(503);
  expect(lines[0]).toContain('storage-unavailable: Storage unavailable. (no room is left on the disk, ENOSPC)');
});

test('a problem that is thrown as such is told once', async () => {
  failing = commonProblem('overloaded', { detail: 'Too many pages at a time.' });
  expect((await server.inject('/')).statusCode).toBe(503);
  expect(lines[0]).toContain('"overloaded: Too many pages at a time."');
});

test('any other bug keeps its message', async () => {
  failing = new Error('this must not be');
  await server.inject('/');
  expect(lines[0]).toContain('this must not be');
});

test.each([
  [systemError('ECONNRESET'), 'database-unavailable'],
  [systemError('ENOENT'), 'database-unavailable'],
  [postgresError('57P01'), 'database-unavailable'],
  [postgresError('53300'), 'database-unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'database-unavailable'],
  [postgresError('57014'), 'overloaded'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'storage-unavailable'],
  [Object.assign(new Error('open'), { code: 'EROFS' }), 'storage-unavailable'],
  [Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }), undefined],
  [postgresError('23505'), undefined],
  // A reader hangs up while sending.
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), undefined],
  // Another server than the database.
  [new TypeError('fetch failed', { cause: systemError('ECONNREFUSED') }), undefined],
])('%s is %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
