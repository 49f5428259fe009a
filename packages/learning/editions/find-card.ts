import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import { selectCardsOf } from '@letsread/catalogue/search/select-cards.ts';
import { Problem } from '@letsread/http/problem.ts';

/**
 * The card of a published edition.
 * @throws Problem edition-not-found for one that is unknown or a draft.
 */
export async function findCard(context: CatalogueContext, editionId: string): Promise<BookCard> {
  const [card] = await selectCardsOf(context, [editionId]);
  if (card !== undefined) return card;
  throw new Problem('edition-not-found', 404, { detail: 'There is no published edition with this id.' });
}
