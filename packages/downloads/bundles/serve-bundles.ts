import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Database } from '@letsread/database/open-database.ts';
import { isTagNamed } from '@letsread/http/caching/entity-tag.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import { readByteRange } from '@letsread/http/headers/byte-range.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileOfKind } from '../choice.ts';
import { keyOfFile } from '../download-store.ts';
import type { Downloads } from '../open-downloads.ts';
import { publicationWords, translatorOf } from '../publication-words.ts';
import { libraryName } from '../read-publication.ts';
import { headersOfFiles, isFromBeginning } from '../serve-downloads.ts';
import { writeBundlePage } from './bundle-page.ts';
import { bundleQuery } from './contract.ts';
import { tooLarge } from './create-bundle.ts';
import { fileNames, fileTitle } from './file-names.ts';
import { describeBundle, type PlannedBundle, planBundles } from './plan-bundles.ts';
import { readSpan } from './read-span.ts';
import { selectBooks } from './select-books.ts';
import { forgetFile, type MadeFile, noteUse, sumOf } from './select-made.ts';
import { layoutZip, type ZipEntry, type ZipLayout } from './zip-layout.ts';

interface Served {
  database: Database;
  downloads: Downloads;
  /** Called for each book of a file that is carried away. */
  onCarriedAway?: ((request: FastifyRequest, file: { editionId: string; format: string }) => void) | undefined;
}

/** An archive as it lies: its page, which is here, and the files, which are in the storage. */
interface Archive {
  layout: ZipLayout;
  page: Buffer;
  files: readonly MadeFile[];
  tag: string;
}

/**
 * Answers `/downloads/books.zip?editions=12,7&choice=epub`, GET and HEAD, whole or in ranges: the files of these editions as they are,
 * and a page that lists them. Nothing is made here: before all are ready it is problem bundle-not-ready.
 */
export async function serveBundles(server: FastifyInstance, served: Served): Promise<void> {
  const { database, downloads, onCarriedAway } = served;
  await server.register(async (files) => {
    files.setErrorHandler(sendProblem);
    // Asked for beforehand at the address of all downloads.
    letAnyoneRead(files, { addresses: [], exposed: headersOfFiles });
    files.route({
      method: ['GET', 'HEAD'],
      url: '/downloads/books.zip',
      async handler(request, reply) {
        const { editions, choice, name } = readQuery(request.query);
        const [plan] = (await planBundles({ database, downloads }, editions, [choice])) as [PlannedBundle];
        requireReady(plan, downloads);
        const archive = await layOut(served, plan);
        const fileName = `${name ?? 'lets-read'}-${choice}.zip`;
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
        send(request, reply, downloads, archive);
        // Until all is sent: who hangs up before has carried nothing away.
        await reply;
        if (isFromBeginning(request) && reply.statusCode < 300)
          for (const { editionId } of archive.files) onCarriedAway?.(request, { editionId, format: plan.choice.kind });
        return reply;
      },
    });
  });
}

function readQuery(query: unknown) {
  const read = bundleQuery.safeParse(query);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ path: ['query', ...path].join('.'), message }));
  throw commonProblem('invalid-input', { errors });
}

function requireReady(plan: PlannedBundle, { maxBundleBytes, requested }: Downloads): void {
  const { isTooLarge, total, ready, waiting } = describeBundle(plan, {
    maxBytes: maxBundleBytes,
    fileName: undefined,
  });
  if (isTooLarge) throw tooLarge();
  if (total === 0) throw new Problem('download-not-found', 404, { detail: 'None of these books can be had as this.' });
  if (ready === total) return;
  if (waiting > 0) requested.work();
  throw notReady(`${ready} of ${total} files are made. POST /api/book/bundles has the others made.`);
}

function notReady(detail: string): Problem {
  return new Problem('bundle-not-ready', 409, { detail, retryAfterSeconds: 5 });
}

async function layOut(served: Served, { books, left, choice }: PlannedBundle): Promise<Archive> {
  const { database, downloads } = served;
  const listed = await selectBooks(
    database,
    [...books.map(({ facts }) => facts), ...left].map(({ editionId }) => editionId),
  );
  const files = books.flatMap(({ made }) => (made === undefined ? [] : [made]));
  const sums = await sumsOf(served, files);
  const [first] = books;
  if (first === undefined) throw new Error('an archive of nothing was to be made');
  const { language } = first.facts;
  const titles = files.map(({ editionId }) => listed.get(editionId)?.title ?? '');
  const names = fileNames(titles, fileOfKind(choice.kind).extension);
  const words = publicationWords(language);
  const t = translatorOf(language);
  const page = Buffer.from(
    writeBundlePage({
      books: files.flatMap(({ editionId }, at) => {
        const book = listed.get(editionId);
        return book === undefined ? [] : [{ book, file: names[at] ?? '' }];
      }),
      left: left.map(({ editionId, reason }) => ({ book: listed.get(editionId), reason })),
      words,
      change:
        choice.edition === 'wordless' || choice.edition === 'lightInk' ? words.changed[choice.edition] : undefined,
      t,
      library: libraryName,
      publicUrl: downloads.publicUrl,
    }),
  );
  const changed = books.map(({ facts }) => facts.updatedAt);
  const list: ZipEntry = {
    name: `00 ${fileTitle(t('downloads.several.list'))}.html`,
    bytes: page.length,
    crc32: crc32(page),
    changedAt: new Date(Math.max(...changed.map(Number))),
  };
  const entries = files.map(({ bytes }, at): ZipEntry => ({
    name: names[at] ?? '',
    bytes,
    crc32: sums[at] ?? 0,
    changedAt: changed[at] ?? list.changedAt,
  }));
  const layout = layoutZip([list, ...entries]);
  return { layout, page, files, tag: tagOfArchive(layout, files) };
}

/** The sums of the files; where the storage lacks one, it is to be made again. */
async function sumsOf({ database, downloads: { storage } }: Served, files: readonly MadeFile[]): Promise<number[]> {
  const sums: number[] = [];
  for (const file of files) {
    const sum = await sumOf(database, storage, file);
    if (sum === undefined) {
      await forgetFile(database, file);
      throw notReady('A file is gone. POST /api/book/bundles has it made again.');
    }
    sums.push(sum);
  }
  await noteUse(database, files);
  return sums;
}

/** Changes with every byte: the headers have the sums, and what a sum may miss the hashes tell. */
function tagOfArchive({ parts }: ZipLayout, files: readonly MadeFile[]): string {
  const hash = createHash('sha256');
  for (const part of parts) if (part.kind === 'header') hash.update(part.bytes);
  for (const { sha256 } of files) hash.update(sha256);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Downloads,
  { layout, page, files, tag }: Archive,
): void {
  reply.headers({ etag: tag, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  if (isTagNamed(request.headers['if-none-match'], tag)) return void reply.code(304).send();
  const isHead = request.method === 'HEAD';
  const { range: asked, 'if-range': ofVersion = tag } = request.headers;
  const range = isHead || ofVersion !== tag ? undefined : readByteRange(asked, layout.bytes);
  if (range === 'none') {
    reply.header('content-range', `bytes */${layout.bytes}`);
    throw new Problem('range-not-in-file', 416, { detail: `The file has ${layout.bytes} bytes.` });
  }
  const span = range ?? { first: 0, last: layout.bytes - 1 };
  reply
    .type('application/zip')
    .header('accept-ranges', 'bytes')
    .header('content-length', String(span.last - span.first + 1));
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${span.first}-${span.last}/${layout.bytes}`);
  if (isHead) return void reply.send();
  const bytes = readSpan(layout, span, async (index, part) => {
    const file = files[index - 1];
    if (file === undefined) return [page.subarray(part.first, part.last + 1)];
    const stream = await storage.stream(keyOfFile(file.sha256), part);
    if (stream === undefined) throw new Error(`the file ${file.sha256} went while it was sent`);
    return stream as AsyncIterable<Uint8Array>;
  });
  void reply.send(Readable.from(bytes, { objectMode: false }));
}
