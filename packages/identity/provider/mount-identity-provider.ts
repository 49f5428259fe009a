import { commonProblem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityScreens, refreshTokenCookie } from '../contract.ts';
import { providerPath } from './embedded-provider.ts';
import { askForFreshSignIn } from './fresh-at-provider.ts';
import type { Identity } from '../open-identity.ts';

const maxFormBytes = 64 * 1024;

/**
 * The routes that a browser is led through to sign in with another provider, and the public keys of our own. All else
 * of better-auth stays shut: what people can do, they do through the declared calls.
 */
export async function mountIdentityProvider(server: FastifyInstance, identity: Identity): Promise<void> {
  await server.register(
    async (routes) => {
      routes.setErrorHandler(sendProblem);
      routes.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'buffer', bodyLimit: maxFormBytes },
        (_request, body, done) => done(null, body),
      );
      routes.get('/start/:provider', (request, reply) => start(identity, request, reply));
      // Apple sends its answer as a form.
      routes.route({
        method: ['GET', 'POST'],
        url: '/callback/:provider',
        handler: (request, reply) => passOn(identity, request, reply),
      });
      routes.get('/jwks', async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return { keys: await identity.publicKeys() };
      });
    },
    { prefix: providerPath },
  );
}

/** A plain link begins sign-in: it sets the cookie that the provider's answer must come back with. */
async function start(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await identity.attempts.begin('start', { address: request.ip });
  const { provider } = request.params as { provider: string };
  const configured = identity.providers.find(({ id }) => id === provider);
  if (configured === undefined) throw commonProblem('not-found');
  const query = request.query as { returnTo?: unknown; fresh?: unknown };
  const isFresh = query.fresh === 'true';
  const { headers, response } = await identity.provider.api.signInSocial({
    body: {
      provider,
      callbackURL: ownAddress(identity.publicUrl, query.returnTo),
      errorCallbackURL: `${identity.publicUrl}${identityScreens.signIn}`,
      additionalData: { isFresh },
      ...(isFresh ? { additionalParams: askForFreshSignIn(configured) } : {}),
    },
    headers: new Headers(),
    returnHeaders: true,
  });
  if (response.url === undefined) throw new Error('The provider gave no address to go to.');
  return reply
    .header('set-cookie', headers.getSetCookie())
    .header('cache-control', 'no-store')
    .redirect(response.url, 302);
}

/** Where to come back to: a path of this site, never another's address. */
function ownAddress(publicUrl: string, returnTo: unknown): string {
  const fallback = new URL(identityScreens.signIn, publicUrl);
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return fallback.href;
  const address = URL.parse(returnTo, publicUrl);
  return address?.origin === fallback.origin ? address.href : fallback.href;
}

/**
 * Put together of a name that we know, as an address reads "..\sign-in\email" as another path than our router did, and
 * better-auth would sign in there without counting attempts.
 */
function callbackAddress({ publicUrl, providers }: Identity, { params, url }: FastifyRequest): URL {
  const { provider } = params as { provider: string };
  if (!providers.some(({ id }) => id === provider)) throw commonProblem('not-found');
  const address = new URL(`${providerPath}/callback/${provider}`, publicUrl);
  address.search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return address;
}

async function passOn(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const address = callbackAddress(identity, request);
  const headers = new Headers();
  for (const name of ['cookie', 'content-type']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const answer = await identity.provider.handler(
    new Request(address, {
      method: request.method,
      headers,
      ...(request.method === 'POST' ? { body: request.body as Buffer<ArrayBuffer> } : {}),
    }),
  );
  if (answer.status >= 500) throw commonProblem('unexpected');
  if (answer.status >= 400)
    throw commonProblem('invalid-input', { detail: 'The provider’s answer could not be read.' });
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  // A new session: the one that the other cookies tell of is over, and the web app takes this one up (a fresh sign-in).
  const isNew = cookies.some((line) => line.startsWith(`${refreshTokenCookie}=`) && !/; *max-age=0\b/i.test(line));
  if (isNew) cookies.push('isLoggedIn=; Path=/; Max-Age=0; SameSite=Lax');
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(answer.status).send(await answer.text());
}
