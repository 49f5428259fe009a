import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from './session.ts';
import { type StartedProgram, startProgram } from './start-program.ts';

interface Driver {
  command: string;
  args: string[];
  port: string;
  capabilities: object;
}

/** A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/) with a driver that is started for it. */
export async function openWebDriverSession({ command, args, port, capabilities }: Driver): Promise<Session> {
  const program = startProgram(command, args);
  const root = `http://127.0.0.1:${port}/session`;
  let sessionId: string;
  try {
    await untilReady(program, port);
    ({ sessionId } = (await request(root, { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string });
  } catch (error) {
    await program.end();
    throw error;
  }
  const call = (name: string, body?: object) => request(`${root}/${sessionId}${name}`, body);
  await call('/timeouts', { script: 30_000, pageLoad: 60_000 });
  const hasLog = 'goog:loggingPrefs' in capabilities;
  return {
    open: async (url) => void (await call('/url', { url })),
    // As a string with its arguments; "return" makes the driver wait for a promise.
    run: async (inPage, ...inputs) =>
      (await call('/execute/sync', { script: `return (${String(inPage)})(...arguments)`, args: inputs })) as never,
    perform: async (actions) => void (await call('/actions', { actions })),
    screenshot: async () => Buffer.from((await call('/screenshot')) as string, 'base64'),
    async takeErrors() {
      if (!hasLog) return [];
      const entries = (await call('/se/log', { type: 'browser' })) as { level: string; message: string }[];
      return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message);
    },
    async close() {
      await request(`${root}/${sessionId}`, undefined, 'DELETE').catch(() => {});
      await program.end();
    },
  };
}

/** Drivers do not all say when they are ready; each answers when it is asked. */
async function untilReady(program: StartedProgram, port: string): Promise<void> {
  for (;;) {
    const failure = program.failure();
    if (failure !== undefined) throw new Error(failure);
    const status = await request(`http://127.0.0.1:${port}/status`).catch(() => null);
    if ((status as { ready?: boolean } | null)?.ready === true) return;
    await wait(100);
  }
}

async function request(url: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${url.replace(/.*\/session/, '')}: ${value?.error}: ${value?.message}`);
  return value;
}
