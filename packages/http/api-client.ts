import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
import { Problem } from './problem.ts';
import type { ProblemDocument } from './problem-document.ts';

/** What a client needs to know of a call; a browser bundle can write it down without the schemas. */
type Addressed = Pick<Endpoint, 'method' | 'path' | 'name'>;

/** Answers a request for a path under the API's base, like `fetch`; `retryAfter` is that header of the answer. */
export type Send = (request: {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
}) => Promise<{ status: number; text: string; retryAfter?: string | null }>;

/** Asks a call and gives its answer; throws the call's `Problem` when it has one. */
export type ApiClient = <C extends Endpoint>(call: C, input: EndpointInput<C>) => Promise<EndpointOutput<C>>;

/** Makes the one way to get data: in process on the server, by `fetch` anywhere else. */
export function createApiClient(send: Send, headers: Record<string, string> = {}): ApiClient {
  return async function client(call, input) {
    const { body, bytes, ...rest } = input as Record<string, unknown> & { body?: unknown; bytes?: Blob };
    const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = bytes === undefined ? 'application/json' : 'application/octet-stream';
    const { status, text, retryAfter } = await send({
      method: call.method,
      path: fillPath(call, rest),
      headers: sent === undefined ? headers : { ...headers, 'content-type': type },
      body: sent,
    });
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    if (status >= 400) throw problemFrom(answer as ProblemDocument, { status, retryAfter });
    return answer as never;
  };
}

/** The path of a call with its parameters in place and all else in the query. */
export function fillPath(call: Addressed, values: Record<string, unknown>): string {
  const left = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function problemFrom(
  document: Partial<ProblemDocument> | undefined,
  { status, retryAfter }: { status: number; retryAfter: string | null | undefined },
): Problem {
  return new Problem(document?.code ?? 'unexpected', document?.status ?? status, {
    ...document,
    // A date, which our own library never gives, is none.
    retryAfterSeconds: Number(retryAfter) || undefined,
  });
}
