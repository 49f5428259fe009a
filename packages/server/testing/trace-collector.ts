import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A span as it came over the wire. */
export interface TakenSpan {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
}

/** Takes traces as a collector does: OTLP, as protobuf over HTTP. */
export async function openTraceCollector() {
  const spans: TakenSpan[] = [];
  const bodies: Buffer[] = [];
  const paths = new Set<string>();
  let headers: NodeJS.Dict<string | string[]> = {};
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    paths.add(request.url ?? '');
    headers = request.headers;
    bodies.push(plain);
    spans.push(...spansOf(plain));
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    paths,
    headers: () => headers,
    /** All that was sent, to look for what must not be in it. */
    text: () => Buffer.concat(bodies).toString('latin1'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Numbers of fields: opentelemetry/proto/trace/v1/trace.proto of OTLP 1. */
function spansOf(body: Buffer): TakenSpan[] {
  const resources = messages(body, 1);
  const scopes = resources.flatMap((resource) => messages(resource, 2));
  return scopes.flatMap((scope) => messages(scope, 2)).map(spanOf);
}

function spanOf(span: Buffer): TakenSpan {
  const [traceId, spanId, parentId] = [1, 2, 4].map((field) => messages(span, field)[0]?.toString('hex') ?? '');
  return {
    traceId: traceId ?? '',
    spanId: spanId ?? '',
    parentId: parentId ?? '',
    name: messages(span, 5)[0]?.toString() ?? '',
    attributes: Object.fromEntries(messages(span, 9).map((pair) => [String(messages(pair, 1)[0]), valueOf(pair)])),
  };
}

function valueOf(pair: Buffer): string | number {
  const value = messages(pair, 2)[0] ?? Buffer.alloc(0);
  const [text] = messages(value, 1);
  return text === undefined ? Number(fieldsOf(value).find(({ field }) => field === 3)?.value ?? 0) : text.toString();
}

function messages(message: Buffer, field: number): Buffer[] {
  return fieldsOf(message).flatMap((one) => (one.field === field && Buffer.isBuffer(one.value) ? [one.value] : []));
}

/** The wire format of protobuf: https://protobuf.dev/programming-guides/encoding/. */
function fieldsOf(message: Buffer): { field: number; value: Buffer | bigint }[] {
  const fields: { field: number; value: Buffer | bigint }[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => message.subarray(at, (at += length));
  while (at < message.length) {
    const key = Number(varint());
    const kind = key & 7;
    const value = kind === 0 ? varint() : take(kind === 2 ? Number(varint()) : kind === 1 ? 8 : 4);
    fields.push({ field: key >> 3, value });
  }
  return fields;
}
