import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a bare server gives to every request. */
export interface BareAnswer {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

// A process of its own, so that its processor time can be counted: nothing but the bytes.
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
