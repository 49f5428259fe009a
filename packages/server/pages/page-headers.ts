import { acceptedEncodings } from '@letsread/http/headers/accepted-encodings.ts';
import type { PageEncoding, RenderedPage } from './rendered-page.ts';

/** The headers of a page but its cookies, in an encoding; without one for an answer that has no body. */
export function headersOf(
  { status, headers, etag }: RenderedPage,
  encoding: PageEncoding | undefined,
): Record<string, string> {
  // What is the same for everybody, such as the words of a language, is found again after a cookie has changed.
  const isPublic = headers['cache-control']?.startsWith('public') === true;
  return {
    ...headers,
    vary: isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Save-Data',
    ...(status === 200 ? { etag } : {}),
    ...(encoding === undefined || encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** The best encoding of those that an Accept-Encoding names. */
export function chooseEncoding(accepted: string | undefined): PageEncoding {
  const { br, gzip } = acceptedEncodings(accepted);
  return br ? 'br' : gzip ? 'gzip' : 'identity';
}
