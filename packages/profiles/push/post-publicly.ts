import { request } from 'node:https';
import { publicLookup } from '@letsread/http/addresses/public-addresses.ts';
import { isPushEndpoint } from './is-push-endpoint.ts';

/** Posts to a push service, and answers with its status. */
export type Post = (
  endpoint: string,
  message: { headers: Record<string, string>; body: Buffer },
) => Promise<{ status: number }>;

const patienceMs = 10_000;

/** To the web alone: what a name leads to is looked at as it is connected to, and no redirect is followed. */
export const postPublicly: Post = async (endpoint, { headers, body }) => {
  if (!isPushEndpoint(endpoint)) throw new Error('A push service is in a private network.');
  return new Promise((resolve, reject) => {
    const asking = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        lookup: publicLookup,
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0 });
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
};
