import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import { id } from '@letsread/http/values.ts';
import { sendFile } from '@letsread/media/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { type Choice, fileOfKind, readChoice } from './choice.ts';
import type { DownloadFile, Downloads } from './open-downloads.ts';

/**
 * Answers `/downloads/:editionId/:choice` by leading to the file as it is now, which is made if it never was, and the file itself at
 * an address that has its version, so that it may be kept for ever. An address of an older version leads to the newest one.
 */
export async function serveDownloads(server: FastifyInstance, { downloads }: { downloads: Downloads }): Promise<void> {
  await server.register(async (files) => {
    files.setErrorHandler(sendProblem);
    // Reading apps on the web fetch them too; there is nothing here that is anybody's own.
    files.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    });
    files.route<{ Params: Asked }>({
      method: ['GET', 'HEAD'],
      url: '/downloads/:editionId/:choice',
      async handler({ params }, reply) {
        const { editionId, choice } = readAsked(params);
        const found = await downloads.fileOf(editionId, choice);
        return reply.header('cache-control', 'no-cache').redirect(addressOf(params, choice, found), 302);
      },
    });
    files.route<{ Params: Asked & { version: string; file: string } }>({
      method: ['GET', 'HEAD'],
      url: '/downloads/:editionId/:choice/:version/:file',
      async handler(request, reply) {
        const { editionId, choice } = readAsked(request.params);
        const found = await downloads.fileOf(editionId, choice);
        const { version, file } = request.params;
        const name = nameOfFile(choice, found);
        if (version !== found.version || file !== name)
          return reply.header('cache-control', 'no-cache').redirect(addressOf(request.params, choice, found), 302);
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
        return sendFile(request, reply, { ...found, type: fileOfKind(choice.kind).type });
      },
    });
  });
}

interface Asked {
  editionId: string;
  choice: string;
}

function readAsked({ editionId, choice: name }: Asked): { editionId: string; choice: Choice } {
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

function addressOf({ editionId, choice }: Asked, asked: Choice, found: DownloadFile): string {
  return `/downloads/${editionId}/${choice}/${found.version}/${encodeURIComponent(nameOfFile(asked, found))}`;
}

/** As the file is called once it is saved. */
function nameOfFile({ kind, edition }: Choice, { slug }: DownloadFile): string {
  const name = [
    slug,
    ...(kind === 'booklet' ? ['booklet'] : []),
    ...(edition === 'full' ? [] : [edition.toLowerCase()]),
  ];
  return `${name.join('-')}.${fileOfKind(kind).extension}`;
}
