import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import PQueue from 'p-queue';
import type { ByteSpan, Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';

export interface S3Settings {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/** Until the answer begins. */
const maxWaitMs = 30_000;
/** Each has a connection of its own, and a server takes no more new ones at once than wait in its line: often 511. */
const maxRequestsAtOnce = 64;

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/**
 * Objects in a bucket of any S3; its address is in the path, as every one of them understands.
 * Each of its methods throws a StorageError where the bucket cannot be reached or refuses.
 */
export function createS3Storage(settings: S3Settings): Storage {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings;
  const endpoint = settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const description = `the bucket ${bucket} at ${new URL(endpoint).host}`;
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    service: 's3',
    region,
    retries: 3,
  });

  const queue = new PQueue({ concurrency: maxRequestsAtOnce });

  function request(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    return queue.add(() => send(method, key, init));
  }

  async function send(method: string, key: string, init: RequestInit): Promise<Response> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), maxWaitMs);
    try {
      return await client.fetch(`${base}${key}`, { ...init, method, signal: patience.signal });
    } catch (error) {
      throw new StorageError(`${description} cannot be reached.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** undefined where there is no such object. @throws StorageError for every other answer that is none */
  async function requestObject(method: string, key: string, init?: RequestInit): Promise<Response | undefined> {
    const answer = await request(method, `/${key}`, init);
    if (answer.ok) return answer;
    const code = await codeOf(answer).catch(cutShort(description));
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw errorOf(answer.status, code);
  }

  function errorOf(status: number, code: string): StorageError {
    const what = code === '' ? `status ${status}` : code;
    return new StorageError(`${description} refuses a request (${what}).${advice[code] ?? ''}`);
  }

  async function* list(folder: string): AsyncGenerator<StoredObject> {
    // The first version of this call, which goes on behind a key: every S3 has it.
    let after: string | undefined;
    for (;;) {
      const query = new URLSearchParams({ prefix: `${folder}/` });
      if (after !== undefined) query.set('marker', after);
      const answer = await request('GET', `?${query.toString()}`);
      if (!answer.ok) throw errorOf(answer.status, await codeOf(answer).catch(cutShort(description)));
      const page = await answer.text().catch(cutShort(description));
      for (const [, contents = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const object = readContents(contents);
        yield object;
        after = object.key;
      }
      if (elementOf(page, 'IsTruncated') !== 'true') return;
    }
  }

  return {
    description,
    async sizeOf(key) {
      const answer = await requestObject('HEAD', key);
      return answer && Number(answer.headers.get('content-length'));
    },
    async read(key) {
      const answer = await requestObject('GET', key);
      return answer && Buffer.from(await answer.arrayBuffer().catch(cutShort(description)));
    },
    async stream(key: string, span?: ByteSpan) {
      const headers = span === undefined ? undefined : { range: `bytes=${span.first}-${span.last}` };
      const answer = await requestObject('GET', key, headers && { headers });
      if (answer === undefined) return undefined;
      return Readable.from(partsOf(answer, description), { objectMode: false });
    },
    async write(key, bytes) {
      const headers = {
        'content-type': types[path.posix.extname(key)] ?? 'application/octet-stream',
        // The other end refuses what came over damaged.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const answer = await requestObject('PUT', key, { body: new Uint8Array(bytes), headers });
      if (answer === undefined) throw errorOf(404, '');
      await answer.arrayBuffer().catch(cutShort(description));
    },
    async remove(key) {
      await (await requestObject('DELETE', key))?.arrayBuffer().catch(cutShort(description));
    },
    list,
  };
}

const advice: Record<string, string> = {
  NoSuchBucket: ' Make the bucket first, or see S3_BUCKET and S3_ENDPOINT.',
  InvalidAccessKeyId: ' See S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: ' See S3_SECRET_ACCESS_KEY and S3_REGION.',
  AccessDenied: ' Its key must be let list the bucket, and get, put and delete objects in it.',
  AuthorizationHeaderMalformed: ' See S3_REGION.',
  RequestTimeTooSkewed: ' The clock of this machine, or that of the storage, is wrong: set it.',
};

/** Of an answer in XML; '' where there is none, as for HEAD. */
async function codeOf(answer: Response): Promise<string> {
  return elementOf(await answer.text(), 'Code') ?? '';
}

function readContents(xml: string): StoredObject {
  const [key, size, changed] = ['Key', 'Size', 'LastModified'].map((name) => elementOf(xml, name) ?? '');
  return { key: key ?? '', bytes: Number(size), changedAt: new Date(changed ?? '') };
}

function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function cutShort(description: string): (error: unknown) => never {
  return (cause) => {
    throw new StorageError(`${description} was cut off while it answered.`, { cause });
  };
}

async function* partsOf({ body }: Response, description: string): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body;
  } catch (error) {
    cutShort(description)(error);
  }
}
