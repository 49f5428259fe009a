import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import type { BookCard } from '../contract.ts';
import { selectCardsOf } from '../search/select-cards.ts';
import type { listShelves as contract } from './contract.ts';
import { type PickedShelf, pickShelves } from './pick-shelves.ts';
import type { Candidate } from './candidate.ts';
import { selectCandidates } from './select-candidates.ts';

/** A few queries, however many shelves there are: which books stand where, and their cards. */
export async function listShelves(
  context: CatalogueContext,
  { query: { lId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const candidates = await selectCandidates(context, lId);
  const picked = pickShelves(candidates);
  const { hung, popular, themes, levels, other } = picked;
  const cards = await cardsOf(context, [...hung, ...popular, ...themes.flat(), ...levels.flat(), ...other]);
  const show = (books: readonly Candidate[]) => books.flatMap(({ editionId }) => cards.get(editionId) ?? []);
  const shelf = (books: PickedShelf) => ({ total: books[0].total, books: show(books) });
  const counts = new Map(candidates.flatMap(({ level, total }) => (level === null ? [] : [[level, total] as const])));
  return {
    total: candidates.find((one) => one.shelf === 'popular')?.total ?? 0,
    levels: [...counts].map(([level, count]) => ({ level, count })).sort((a, b) => a.level - b.level),
    hung: show(hung),
    popular: show(popular),
    byTheme: themes.flatMap((books) => (books[0].tag === null ? [] : [{ tag: books[0].tag, ...shelf(books) }])),
    byLevel: levels.flatMap((books) => (books[0].level === null ? [] : [{ level: books[0].level, ...shelf(books) }])),
    inOtherLanguages: show(other),
  };
}

async function cardsOf(context: CatalogueContext, books: readonly Candidate[]): Promise<Map<string, BookCard>> {
  const ids = [...new Set(books.map(({ editionId }) => editionId))];
  const items = await selectCardsOf(context, ids);
  return new Map(items.map((card) => [card.editionId, card]));
}
