import { cardColumns, type CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { book, edition, language, page, picture } from '@letsread/catalogue/tables.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { getDecodable as contract } from './contract.ts';
import { measureEdition } from './measure-edition.ts';
import { makePractice } from './practice.ts';
import { schemeOf } from './scheme-of-language.ts';

const maxHardWords = 12;

/** Measured from the words as they are now, not as they were when the library measured all its books. */
export async function getDecodable(
  { database, mediaUrl }: CatalogueContext,
  { params: { editionId } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [card] = await database.db
    .select(cardColumns(mediaUrl))
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(and(eq(edition.id, editionId), eq(edition.status, 'published')));
  if (card === undefined)
    throw new Problem('edition-not-found', 404, { detail: 'There is no published edition with this id.' });
  const scheme = schemeOf(card.language.languageISOCode);
  const pages = await database.db
    .select({ text: page.text })
    .from(page)
    .where(and(eq(page.editionId, editionId), gt(page.number, 0)))
    .orderBy(asc(page.number));
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
