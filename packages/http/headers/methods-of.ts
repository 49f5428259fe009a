import type { Endpoint } from '../endpoint.ts';

/**
 * The methods by which an address under `/api` may be asked for, of those that `calls` have, for the header Allow (RFC 9110,
 * 15.5.6); none where there is no such address. What is read by GET is by HEAD too, and OPTIONS is for web pages elsewhere.
 */
export function methodsOf(address: string, calls: readonly Pick<Endpoint, 'method' | 'path'>[]): string[] {
  const path = decodeURI(address.split('?')[0] ?? '');
  const found = new Set(calls.filter((call) => isAt(call.path, path)).map(({ method }) => method));
  const methods = [...found].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.length === 0 ? [] : [...methods, 'OPTIONS'];
}

/** Whether "/v5/book/{slug}" is the address of "/v5/book/the-red-kite". */
function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((one) => one.replace(/\/$/, '').split('/')) as [string[], string[]];
  return wanted.length === given.length && wanted.every((segment, index) => isLike(segment, given[index] ?? ''));
}

function isLike(segment: string, given: string): boolean {
  const [before = '', after] = segment.split(/\{\w+\}/);
  if (after === undefined) return segment === given;
  return given.length > before.length + after.length && given.startsWith(before) && given.endsWith(after);
}
