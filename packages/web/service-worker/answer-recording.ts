import { readByteRange } from '@letsread/http/headers/byte-range.ts';
import { cacheNames } from '../app/offline/cache-keys.ts';
import { copyOf } from './runtime-cache.ts';

/** A kept recording, in the parts that a player asks for; else the network. */
export async function answerRecording(request: Request): Promise<Response> {
  const saved = await copyOf(cacheNames.kept, request.url);
  if (saved === undefined) return fetch(request);
  const whole = await saved.blob();
  const range = readByteRange(request.headers.get('range') ?? undefined, whole.size);
  const headers = { 'content-type': saved.headers.get('content-type') ?? whole.type, 'accept-ranges': 'bytes' };
  if (range === undefined) return new Response(whole, { headers });
  if (range === 'none')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } });
  const { first, last } = range;
  return new Response(whole.slice(first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${whole.size}` },
  });
}
