import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Post } from '../post-publicly.ts';

/** What reached the push service: by which address, with what, and what the browser reads in it. */
interface Delivered {
  endpoint: string;
  headers: IncomingHttpHeaders;
  message: unknown;
}

/** A browser as its push service knows it: an address on the web and keys of its own. */
export function testBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example.net/${randomUUID()}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** RFC 8291, written from the other side. */
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const derive = (secret: Buffer, of: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, of, info, bytes));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
      const shared = derive(keys.computeSecret(theirs), auth, info, 32);
      const sealed = body.subarray(21 + theirs.length);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** A push service on this machine: what is posted to an address on the web comes here. */
export async function openTestPushService() {
  const delivered: Delivered[] = [];
  const browsers = new Map<string, ReturnType<typeof testBrowser>>();
  let answers: number[] = [];
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void buffer(request).then((body) => {
      const endpoint = `https://push.example.net${request.url}`;
      const status = answers.shift() ?? 201;
      if (status === 201)
        delivered.push({ endpoint, headers: request.headers, message: browsers.get(endpoint)?.open(body) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const post: Post = (endpoint, { headers, body }) =>
    fetch(`http://127.0.0.1:${port}${new URL(endpoint).pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
  return {
    post,
    newBrowser() {
      const browser = testBrowser();
      browsers.set(browser.subscription.endpoint, browser);
      return browser.subscription;
    },
    /** All that was delivered since it was taken last. */
    take: () => delivered.splice(0),
    /** What it answers to the next messages, before it takes them again. */
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
