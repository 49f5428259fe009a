import { prepared } from '@letsread/database/sql.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { PageRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { findCard } from '../editions/find-card.ts';
import type { getDecodable as contract } from './contract.ts';
import { measureEdition } from './measuring/measure-edition.ts';
import { makePractice } from './measuring/practice.ts';
import { schemeOf } from './scheme-of-language.ts';

const maxHardWords = 12;

/** Measured from the words as they are now, not as they were when the library measured all its books. */
export async function getDecodable(
  context: CatalogueContext,
  { params: { editionId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const card = await findCard(context, editionId);
  const scheme = schemeOf(card.language.languageISOCode);
  const { rows: pages } = await context.database.pool.query<Pick<PageRow, 'text'>>(
    prepared(
      'texts-of-edition',
      sql`select text from page where edition_id = ${editionId} and number > 0 order by number`,
    ),
  );
  const texts = pages.map(({ text }) => text);
  const { stage, share, measure } = measureEdition(texts, scheme);
  const practice = measure && makePractice(texts, scheme, stage ?? scheme.stages.length);
  return {
    book: card,
    schemeId: scheme.id,
    stage,
    share,
    sounds: measure?.sounds.map(({ grapheme, stage: taught, words }) => ({ grapheme, stage: taught, words })) ?? [],
    sightWords: measure?.sightWords ?? [],
    practice: practice === undefined ? null : withoutStage(practice),
    hardWords: measure?.hardWords.slice(0, maxHardWords).map(({ word }) => word) ?? [],
    names: measure?.names ?? [],
  };
}

function withoutStage({ words, sounds, sentences }: NonNullable<ReturnType<typeof makePractice>>) {
  return { words, sounds, sentences };
}
