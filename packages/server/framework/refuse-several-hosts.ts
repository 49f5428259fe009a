import type { IncomingMessage, ServerResponse } from 'node:http';
import { inertAnswer } from '@letsread/http/headers/inert-answer.ts';
import { Problem } from '@letsread/http/problem.ts';
import { problemDocument } from '@letsread/http/problem-document.ts';

/**
 * Answers a request that names more than one Host with 400 (RFC 9112, 3.2), as whoever stands between may read the other one than we do.
 * Node refuses a request without any.
 */
export function refuseSeveralHosts(
  { rawHeaders }: IncomingMessage,
  response: ServerResponse,
  always: Readonly<Record<string, string>>,
): boolean {
  let hosts = 0;
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  if (hosts < 2) return false;
  const body = JSON.stringify(
    problemDocument(new Problem('invalid-input', 400, { detail: 'Give the Host header once.' })),
  );
  response.writeHead(400, {
    ...always,
    ...inertAnswer,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(body);
  return true;
}
