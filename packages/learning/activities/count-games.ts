import { prepared } from '@letsread/database/sql.ts';
import { setImmediate } from 'node:timers/promises';
import { languageJson } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import sql from 'sql-template-tag';
import { readPages } from '../editions/read-pages.ts';
import type { DragWordForm } from '../games/game.ts';
import { makeGames } from '../games/make-games.ts';
import { gameSource } from '../games/game-source.ts';

export interface GamesCount {
  /** Sentences to put together. */
  dragWord: number;
  form?: DragWordForm | undefined;
  /** Pairs. */
  match: number;
}

/** By a hash of all that games are made from, so that what changed is counted anew; the oldest are forgotten. */
const counted = new Map<string, GamesCount>();
const maxCounted = 20_000;

/**
 * How many games editions have, by edition; unknown ones are left out. Games take about a millisecond an edition, a list of
 * paths asks for hundreds: what was counted is remembered, and others have their turn between two editions.
 */
export async function countGames(
  context: CatalogueContext,
  editionIds: readonly string[],
): Promise<Map<string, GamesCount>> {
  const heads = await readHeads(context, editionIds);
  const counts = new Map(heads.map((head) => [head.editionId, counted.get(head.version)]));
  const uncounted = heads.filter(({ editionId }) => counts.get(editionId) === undefined);
  const pages = await readPages(
    context,
    uncounted.map(({ editionId }) => editionId),
  );
  for (const head of uncounted) {
    const { dragWord, match } = makeGames(gameSource(head, pages.get(head.editionId) ?? []));
    const count = { dragWord: dragWord.length, form: dragWord[0]?.form, match: match?.items.length ?? 0 };
    counts.set(head.editionId, count);
    remember(head.version, count);
    await setImmediate();
  }
  return new Map(Array.from(counts, ([editionId, count]) => [editionId, count ?? { dragWord: 0, match: 0 }]));
}

function remember(key: string, count: GamesCount): void {
  counted.set(key, count);
  const [oldest] = counted.keys();
  if (counted.size > maxCounted && oldest !== undefined) counted.delete(oldest);
}

type Head = Pick<BookCard, 'editionId' | 'title' | 'level' | 'language'> & { version: string };

async function readHeads({ database }: CatalogueContext, editionIds: readonly string[]): Promise<Head[]> {
  if (editionIds.length === 0) return [];
  const { rows } = await database.pool.query<Head>(
    prepared(
      'games-of-editions',
      sql`
    select edition.id as "editionId", edition.title, book.level, ${languageJson} as language,
      md5(json_build_array(edition.id, edition.title, book.level, language.bcp47, language.script, language.direction, (
        select json_agg(json_build_array(page.number, page.text, page.picture_id) order by page.number)
        from page where page.edition_id = edition.id))::text) as version
    from edition
    join book on book.id = edition.book_id
    join language on language.id = edition.language_id
    where edition.id = any (${editionIds}::bigint[])`,
    ),
  );
  return rows;
}
