import { prepared } from '@letsread/database/sql.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { type BookCard, englishLanguageId, type LanguageMark } from '@letsread/catalogue/contract.ts';
import { selectCardsOf } from '@letsread/catalogue/search/select-cards.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { getPathway as contract, PathwayStep } from '../contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { countSteps, pathwayColumns, type PathwayInLanguage } from './list-pathways.ts';
import { pathwayLanguages } from './pathway-languages.ts';
import { readSteps, type Step } from './read-steps.ts';

/** Where there are too few stories in the language asked for, the path is told in English, else in its greatest language. */
export async function getPathway(
  context: CatalogueContext,
  { params, query: { lId = englishLanguageId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const slug = params.slug.normalize('NFC').toLowerCase();
  const { pool } = context.database;
  const { rows: known } = await pool.query<{ id: string }>(
    prepared('find-pathway', sql`select p.id from pathway p where p.slug = ${slug} and p.removed_at is null`),
  );
  const languages = known[0] === undefined ? [] : await pathwayLanguages(context.database, known[0].id);
  const language = languageToTell(languages, lId);
  const { rows } = await pool.query<PathwayInLanguage>(
    prepared(
      'get-pathway',
      sql`select ${pathwayColumns(sql`${language?.id ?? lId}::bigint`)} from pathway p
        where p.slug = ${slug} and p.removed_at is null`,
    ),
  );
  const [pathway] = rows;
  if (pathway === undefined || language === undefined)
    throw new Problem('pathway-not-found', 404, { detail: 'There is no such path, or nothing of it can be read now.' });
  const steps = await readSteps(context, { pathwayIds: [pathway.id], languageIds: [language.id] });
  return { ...pathway, ...countSteps(steps), language, path: await withBooks(context, steps), languages };
}

function languageToTell(languages: readonly LanguageMark[], requestedId: string): LanguageMark | undefined {
  const find = (languageId: string) => languages.find(({ id }) => id === languageId);
  return find(requestedId) ?? find(englishLanguageId) ?? languages[0];
}

async function withBooks(context: CatalogueContext, steps: readonly Step[]): Promise<PathwayStep[]> {
  const ids = [...new Set(steps.map(({ editionId }) => editionId))];
  const items = await selectCardsOf(context, ids);
  const cards = new Map(items.map((card): [string, BookCard] => [card.editionId, card]));
  return steps.flatMap(({ id, kind, bookId, isOptional, editionId }) => {
    const book = cards.get(editionId);
    // Withdrawn between the two questions.
    return book === undefined ? [] : { id, kind, book, isOptional, sticker: stickerOf(kind, bookId) };
  });
}
