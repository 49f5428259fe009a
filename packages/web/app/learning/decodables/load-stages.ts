import { englishLanguageId, listLanguages } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import {
  type DecodableBook,
  type DecodableScheme,
  getDecodableScheme,
  listDecodableBooks,
} from '@letsread/learning/decodables/contract.ts';

import { nextPart } from '../../catalogue/growing-list/next-part.ts';
import { isProblem } from '../../request/is-problem.ts';
import { answerOf } from '../../request/problems.ts';
import { withoutReturnFlag } from './return-flag.ts';

/** Books of a stage shown at a time. */
const limit = 24;

/** A part of the books of the open stage. */
export interface StageBooks {
  items: DecodableBook[];
  total: number;
  next: string | undefined;
}

/** The stages of a language; undefined where it has none. */
export async function loadScheme(client: ApiClient, langId: string): Promise<DecodableScheme | undefined> {
  const found = client(getDecodableScheme, { langId }).catch((error: unknown) => {
    if (isProblem(error) && error.code === 'scheme-not-found') return undefined;
    throw error;
  });
  return answerOf(found);
}

/** A language without stages, and the languages that have them and books, as any scheme tells them. */
export async function loadWithout(client: ApiClient, langId: string) {
  const [scheme, { languages }] = await Promise.all([
    loadScheme(client, englishLanguageId),
    answerOf(client(listLanguages, {})),
  ]);
  return { language: languages.find(({ id }) => id === langId), languages: scheme?.languages ?? [] };
}

/** The stage that an address opens, with its books; none where it opens none. */
export async function loadStage(
  client: ApiClient,
  scheme: DecodableScheme,
  url: URL,
): Promise<{ stage: number | undefined; books: StageBooks }> {
  const number = Number(url.searchParams.get('stage') ?? Number.NaN);
  const found = scheme.stages.find(({ n, books }) => n === number && books > 0);
  if (found === undefined) return { stage: undefined, books: { items: [], total: 0, next: undefined } };
  const { items, cursor } = await answerOf(
    client(listDecodableBooks, {
      langId: scheme.language.id,
      stage: found.n,
      limit,
      cursor: url.searchParams.get('cursor') ?? undefined,
    }),
    url,
  );
  const target = new URL(withoutReturnFlag(url), url);
  return { stage: found.n, books: { items, total: found.books, next: nextPart(target, 'cursor', cursor) } };
}
