import { getBook, previewBook, type Page } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import {
  type DragWordToPlay,
  getActivities,
  getGames,
  getQuestions,
  type MatchToPlay,
  type Question,
} from '@letsread/learning/games/contract.ts';
import type { StickerName } from '@letsread/learning/contract.ts';
import { redirect } from 'react-router';

import { answerOf } from '../../request/problems.ts';
import { type Activity, completionOfActivity, playAddress } from './play-address.ts';

/** The edition that is played with. */
export type PlayedBook = Awaited<ReturnType<typeof findBook>>;

/** What is played: every question or sentence of it, or the pairs. */
export type Game =
  | { activity: 'questions'; questions: Question[]; pages: Pick<Page, 'number' | 'text' | 'picture' | 'alt'>[] }
  | { activity: 'words'; sentences: DragWordToPlay[] }
  | { activity: 'match'; match: MatchToPlay };

/** The edition of an address, and what it has to be played; no game where it has none such. */
export async function loadPlay(
  client: ApiClient,
  slug: string,
  activity: Activity,
): Promise<{ book: PlayedBook; game?: Game; sticker?: StickerName }> {
  const book = await findBook(client, slug);
  if (book.slug !== slug) throw redirect(playAddress(book.slug, activity), 301);
  const [game, { items }] = await Promise.all([
    answerOf(loadGame(client, book, activity)),
    answerOf(client(getActivities, { editionId: book.editionId })),
  ]);
  const sticker = items.find(({ kind }) => kind === completionOfActivity[activity])?.sticker;
  return game === undefined || sticker === undefined ? { book } : { book, game, sticker };
}

async function findBook(client: ApiClient, slug: string) {
  const { bookId, editionId, slug: its, title, language, level } = await answerOf(client(getBook, { slug }));
  return { bookId, editionId, slug: its, title, language, level };
}

async function loadGame(client: ApiClient, book: PlayedBook, activity: Activity): Promise<Game | undefined> {
  const { editionId } = book;
  if (activity === 'questions') return loadQuestions(client, book);
  const { dragWord, match } = await client(getGames, { editionId });
  if (activity === 'match') return match === null ? undefined : { activity, match };
  return dragWord.length === 0 ? undefined : { activity, sentences: dragWord };
}

/** With the pages that are looked at again: they stand in the document, so that it needs nothing else. */
async function loadQuestions(
  client: ApiClient,
  { editionId, bookId, language }: PlayedBook,
): Promise<Game | undefined> {
  const { questions } = await client(getQuestions, { editionId });
  if (questions.length === 0) return undefined;
  const { pages } = await client(previewBook, { langId: language.id, bookId, eId: editionId });
  const pageNumbers = new Set(questions.map(({ page }) => page));
  return {
    activity: 'questions',
    questions,
    pages: pages
      .filter(({ number }) => pageNumbers.has(number))
      .map(({ number, text, picture, alt }) => ({ number, text, picture, alt })),
  };
}
