import { cacheNames } from '../app/offline/cache-keys.ts';
import { copyOf } from './runtime-cache.ts';

/** A kept recording, in the parts that a player asks for; else the network. */
export async function answerRecording(request: Request): Promise<Response> {
  const saved = await copyOf(cacheNames.kept, request.url);
  if (saved === undefined) return fetch(request);
  const whole = await saved.blob();
  const range = rangeOf(request.headers.get('range'), whole.size);
  const headers = { 'content-type': saved.headers.get('content-type') ?? whole.type, 'accept-ranges': 'bytes' };
  if (range === undefined) return new Response(whole, { headers });
  const [first, last] = range;
  return new Response(whole.slice(first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${whole.size}` },
  });
}

/** The first and last byte that a `Range` header asks for; undefined where it asks for all or for what is not there. */
export function rangeOf(header: string | null, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? [first, last] : undefined;
}
