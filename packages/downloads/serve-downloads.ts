import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import { id } from '@letsread/http/values.ts';
import { sendFile } from '@letsread/media/send-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Choice, fileOfKind, readChoice } from './choice.ts';
import type { Downloads, FoundDownload } from './open-downloads.ts';

/** What a script elsewhere needs to know to save a file, or to go on with one. */
export const headersOfFiles = ['Accept-Ranges', 'Content-Disposition', 'Content-Range', 'ETag', 'Retry-After'];

interface Served {
  downloads: Downloads;
  /** Called before a file is made for somebody; throws a Problem for whoever had too many made. */
  allowMaking: (request: FastifyRequest) => Promise<void>;
  /** Called when a file is carried away. */
  onCarriedAway?: (request: FastifyRequest, file: { editionId: string; format: string }) => void;
}

/**
 * Answers `/downloads/:editionId/:choice` by leading to the file as it is now, and the file itself at an address that has its version,
 * so that it may be kept for ever; there it is made if it never was. An address of an older version leads to the newest one.
 */
export async function serveDownloads(server: FastifyInstance, served: Served): Promise<void> {
  const { downloads } = served;
  await server.register(async (files) => {
    files.setErrorHandler(sendProblem);
    // Reading apps on the web fetch them too; there is nothing here that is anybody's own.
    letAnyoneRead(files, { addresses: ['/downloads/*'], exposed: headersOfFiles });
    files.addHook('onRequest', async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    files.route<{ Params: DownloadParams }>({
      method: ['GET', 'HEAD'],
      url: '/downloads/:editionId/:choice',
      async handler({ params }, reply) {
        const { editionId, choice } = readDownloadParams(params);
        return lead(reply, addressOf(params, choice, await downloads.find(editionId, choice)));
      },
    });
    files.route<{ Params: DownloadParams & { version: string; file: string } }>({
      method: ['GET', 'HEAD'],
      url: '/downloads/:editionId/:choice/:version/:file',
      async handler(request, reply) {
        const { editionId, choice } = readDownloadParams(request.params);
        const found = await downloads.find(editionId, choice);
        const { version, file } = request.params;
        const name = nameOfFile(choice, found);
        if (version !== found.version || file !== name) return lead(reply, addressOf(request.params, choice, found));
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
        await send(request, reply, { ...served, editionId, choice, found });
        // Until all is sent: who hangs up before has carried nothing away.
        await reply;
        if (isFromBeginning(request) && reply.statusCode < 300)
          served.onCarriedAway?.(request, { editionId, format: choice.kind });
        return reply;
      },
    });
  });
}

/** Somebody who only asks what it is has nothing made. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    downloads,
    allowMaking,
    editionId,
    choice,
    found,
  }: Served & { editionId: string; choice: Choice; found: FoundDownload },
): Promise<void> {
  const { type } = fileOfKind(choice.kind);
  if (found.file !== undefined) {
    if (await sendFile(request, reply, { ...found.file, storage: downloads.storage, type })) return;
    // Made room for another one in this very moment.
  }
  if (request.method === 'HEAD') return void reply.header('cache-control', 'no-cache').type(type).send();
  await allowMaking(request);
  const file = await downloads.fileOf(editionId, choice);
  if (await sendFile(request, reply, { ...file, storage: downloads.storage, type })) return;
  throw commonProblem('storage-unavailable', { retryAfterSeconds: 2 });
}

/** Who only asks what a file is, or goes on with one, carries nothing more away. */
export function isFromBeginning({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && /^bytes=0-|^$/.test(headers.range ?? '');
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(address, 302);
}

interface DownloadParams {
  editionId: string;
  choice: string;
}

function readDownloadParams({ editionId, choice: name }: DownloadParams): { editionId: string; choice: Choice } {
  if (!id.safeParse(editionId).success) {
    const message = 'Give the id of an edition.';
    throw commonProblem('invalid-input', { errors: [{ path: 'params.editionId', message }] });
  }
  const choice = readChoice(name);
  if (choice !== undefined) return { editionId, choice };
  throw new Problem('download-not-found', 404, {
    detail: 'There is no such file; /api/book/downloads/{editionId} lists those there are.',
  });
}

function addressOf({ editionId, choice }: DownloadParams, requested: Choice, found: FoundDownload): string {
  return `/downloads/${editionId}/${choice}/${found.version}/${encodeURIComponent(nameOfFile(requested, found))}`;
}

/** As the file is called once it is saved. */
function nameOfFile({ kind, edition, flip }: Choice, { slug }: FoundDownload): string {
  const name = [
    slug,
    ...(kind === 'booklet' ? ['booklet'] : []),
    ...(flip === 'long' ? ['long-edge'] : []),
    ...(edition === 'full' ? [] : [edition.toLowerCase()]),
  ];
  return `${name.join('-')}.${fileOfKind(kind).extension}`;
}
