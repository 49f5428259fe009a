import { type CompletionKind, completionKinds } from '../contract.ts';
import type { Activities } from '../games/contract.ts';
import { readQuestions } from '../questions/read-questions.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { stickerOf } from '../sticker-of.ts';
import { countGames } from './count-games.ts';

/** An edition whose activities are asked for; it is published, which the caller has seen to. */
interface EditionOfBook {
  editionId: string;
  bookId: string;
}

/**
 * What there is to do with published editions, by edition and in the order of `completionKinds`: reading it always, and what of
 * questions and games it has. Takes hundreds at once, in four questions to the database.
 */
export async function selectActivities(
  context: CatalogueContext,
  editions: readonly EditionOfBook[],
): Promise<Map<string, Activities['items']>> {
  const ids = editions.map(({ editionId }) => editionId);
  const [games, questions] = await Promise.all([countGames(context, ids), readQuestions(context, ids)]);
  return new Map(
    editions.map(({ editionId, bookId }) => {
      const counts: Record<CompletionKind, number> = {
        book: 1,
        questions: questions.get(editionId)?.length ?? 0,
        dragWord: games.get(editionId)?.dragWord ?? 0,
        match: games.get(editionId)?.match ?? 0,
      };
      const kinds = completionKinds.filter((kind) => counts[kind] > 0);
      const form = games.get(editionId)?.form;
      return [
        editionId,
        kinds.map((kind) => ({
          kind,
          count: counts[kind],
          ...(kind === 'dragWord' && form !== undefined && { form }),
          sticker: stickerOf(kind, bookId),
        })),
      ];
    }),
  );
}
