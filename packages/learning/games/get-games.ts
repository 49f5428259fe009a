import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { findCard } from '../editions/find-card.ts';
import { readPages } from '../editions/read-pages.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { getGames as contract } from './contract.ts';
import { makeGames } from './make-games.ts';
import { gameSource } from './game-source.ts';

/** Made anew each time: about a millisecond, six at most (2,099 real editions), and public answers are kept. */
export async function getGames(
  context: CatalogueContext,
  { params: { editionId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const book = await findCard(context, editionId);
  const pages = (await readPages(context, [editionId])).get(editionId) ?? [];
  const { level, dragWord, match, without } = makeGames(gameSource(book, pages));
  const shown = new Map(pages.map(({ number, picture, alt }) => [number, { picture, alt }]));
  return {
    book,
    level,
    dragWord: dragWord.map(({ pictureKey: _, ...game }) => ({
      ...game,
      picture: shown.get(game.pageNumber)?.picture ?? null,
      alt: shown.get(game.pageNumber)?.alt ?? '',
    })),
    match: match && {
      ...match,
      items: match.items.flatMap(({ pictureKey: _, ...item }) => {
        const { picture, alt = '' } = shown.get(item.pageNumber) ?? {};
        return picture ? [{ ...item, picture, alt }] : [];
      }),
    },
    without,
  };
}
