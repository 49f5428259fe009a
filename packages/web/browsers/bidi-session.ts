import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plain, Session } from './session.ts';
import { startProgram } from './start-program.ts';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  error?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string };
}

/**
 * Firefox logs this of what its page did not wait for: a load that the service worker answers, and the answer to a form that
 * leads to another page while the router still reads it. What a page needs is looked at in each step.
 */
const leftUnfinished =
  /A ServiceWorker intercepted the request and encountered an unexpected error|Error in input stream/;

/** No word to anybody outside, and words of the page about fonts and sheets in the console. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'data:,',
};

/**
 * A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) with a Firefox that is started for it: Debian has no program
 * that speaks the older protocol for Firefox, and Firefox speaks this one itself.
 */
export async function openBidiSession(
  command: string,
  { width, height }: { width: number; height: number },
): Promise<Session> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lets-read-firefox-'));
  const lines = Object.entries(preferences).map(
    (pair) => `user_pref(${pair.map((one) => JSON.stringify(one)).join()});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const program = startProgram(command, args);
  const [, address] = await program.says(/listening on (ws:\S+)/);
  const errors: string[] = [];
  const { send, socket } = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error' && !leftUnfinished.test(params.text ?? ''))
      errors.push(params.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(inPage, ...inputs) {
      // As text: values of the protocol's own kind would have to be put together and taken apart again.
      const answer = (await send('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify(await (${String(inPage)})(...${JSON.stringify(inputs)})))()`,
        awaitPromise: true,
      })) as { exceptionDetails?: { text: string }; result?: { value?: string } };
      if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null') as Plain as never;
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    takeErrors: async () => errors.splice(0),
    async close() {
      socket.close();
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(address: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  };
  let last = 0;
  async function send(method: string, params: object): Promise<unknown> {
    const id = ++last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, error, message, result } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  }
  return { send, socket };
}
