import type { FastifyInstance } from 'fastify';
import { requestEmailChange, requestReset, signUp } from '../contract.ts';
import type { Mailbox } from './mailbox.ts';

const mailing = new Set([signUp, requestReset, requestEmailChange].map(({ method, path }) => `${method} /api${path}`));

/**
 * Whoever waits for a mail learns at once that none can be stored. Before the call and whoever asks, as mails are written
 * after the answer, and only to some: the answer tells nothing of who has an account.
 */
export function requireMailbox(server: FastifyInstance, mailbox: Pick<Mailbox, 'check'>): void {
  server.addHook('preHandler', async ({ method, routeOptions }) => {
    if (mailing.has(`${method} ${routeOptions.url}`)) await mailbox.check();
  });
}
