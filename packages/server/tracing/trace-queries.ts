import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Database } from '@letsread/database/database.ts';
import type { Pool, PoolClient } from 'pg';
import { currentSpan } from './trace-requests.ts';

const maxTextLength = 2_000;

type Query = (...args: unknown[]) => unknown;

/**
 * The same database with a span for each query that a request makes: its text with $1 where its values were, which are not
 * told. What jobs ask while nobody waits has none.
 */
export function traceQueries(database: Database, tracer: Tracer): Database {
  return { ...database, pool: tracedPool(database.pool, tracer) };
}

function tracedPool(pool: Pool, tracer: Tracer): Pool {
  const query = traced(pool.query.bind(pool) as Query, tracer);
  const connect = async () => tracedClient(await pool.connect(), tracer);
  return withInstead(pool, {
    query,
    // By callback only pg itself asks for a client: for a query that has its span.
    connect: (callback?: unknown) =>
      callback === undefined ? connect() : (pool.connect as unknown as Query).call(pool, callback),
  });
}

function tracedClient(client: PoolClient, tracer: Tracer): PoolClient {
  return withInstead(client, { query: traced(client.query.bind(client) as Query, tracer) });
}

/** The thing itself, save for some of its methods. */
function withInstead<Thing extends object>(thing: Thing, instead: Record<string, unknown>): Thing {
  return new Proxy(thing, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(instead, name)) return instead[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as Query).bind(target) : value;
    },
  });
}

function traced(run: Query, tracer: Tracer): Query {
  return (...args) => {
    const parent = currentSpan.getStore();
    // What a request left to be done is asked after its span has ended; who gives a callback is not one of ours.
    if (parent?.isRecording() !== true || args.some((one) => typeof one === 'function')) return run(...args);
    const { name, text } = statementOf(args[0]);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, maxTextLength),
    };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = tracer.startSpan(name ?? operation, options, trace.setSpan(ROOT_CONTEXT, parent));
    const answer = run(...args);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    return answer.then(
      (result: unknown) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        throw error;
      },
    );
  };
}

/** As pg takes it: a text, or an object with one. */
function statementOf(args: unknown): { name?: string; text: string } {
  if (typeof args === 'string') return { text: args };
  const { name, text } = args as { name?: string; text?: string };
  return { ...(name === undefined ? {} : { name }), text: text ?? '' };
}
