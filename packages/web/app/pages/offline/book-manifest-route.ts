import { type BookToRead, getBook, previewBook } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { redirect } from 'react-router';

import { bookPath } from '../../catalogue/book-path.ts';
import { sharePath } from '../../catalogue/share/share-path.ts';
import { loadActivities } from '../../learning/play/load-activities.server.ts';
import { activityOfCompletion, playAddress } from '../../learning/play/play-address.ts';
import { tilePictures } from '../../learning/play/tile-pictures.ts';
import { stickerAddress } from '../../stickers/sticker-address.ts';
import type { BookManifest } from '../../offline/shelf/offline-manifest.ts';
import { moodPictures, reasonPictures } from '../../reading/moods/mood-pictures.ts';
import { bookAddress } from '../../reading/reader/book-address.ts';
import { pageAddress } from '../../reading/reader/page/page-address.ts';
import { lastPageOf } from '../../reading/reader/page/pages-of-book.ts';
import { signedAddresses } from '../../reading/signing/signed-addresses.ts';
import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { moduleAddresses, readerModule } from '../reader-modules.ts';
import { shareModule } from '../share/share-module-address.ts';
import type { Route } from './+types/book-manifest-route.ts';
import { buildFiles } from './build-files.server.ts';

/** What a device needs to keep an edition: `/read/:slug/offline.json`. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { bookId, editionId, slug, language } = await answerOf(client(getBook, { slug: params.slug }));
  if (slug !== params.slug) throw redirect(`/read/${encodeURIComponent(slug)}/offline.json`, 301);
  const edition = { langId: language.id, bookId, eId: editionId };
  const [book, activities] = await Promise.all([
    answerOf(client(previewBook, edition)),
    loadActivities(context, editionId),
  ]);
  const data = bookAddress(context.get(siteContext).apiUrl, book);
  const [signed, ofBuild] = await Promise.all([
    signedManifests(client, book, data),
    buildFiles(
      { request, context },
      {
        languages: [language],
        text: textOf(book),
        files: [
          readerModule,
          shareModule,
          ...Object.values(moduleAddresses),
          ...Object.values({ ...moodPictures, ...reasonPictures }),
          ...Object.values(tilePictures),
          ...activities.map(({ sticker }) => stickerAddress(sticker)),
        ],
      },
    ),
  ]);
  return Response.json({
    ...ofBuild,
    documents: [pageAddress(slug, 0), pageAddress(slug, lastPageOf(book)), sharePath({ kind: 'book', slug })],
    bookPage: bookPath(slug),
    activities: activities.flatMap(({ kind }) => {
      const activity = activityOfCompletion(kind);
      return activity === undefined ? [] : [playAddress(slug, activity)];
    }),
    data,
    pictures: [book.cover, ...book.pages.flatMap(({ picture }) => picture ?? [])].map(({ url }) => url),
    narrations: book.pages.flatMap(({ narration }) => (narration === null ? [] : [narration.sources])),
    signed,
    editions: book.editions
      .filter((other) => other.editionId !== editionId && other.pageCount === book.pageCount)
      .map((other) => ({ slug: other.slug, languageId: other.language.id })),
  } satisfies BookManifest);
}

/** `data`: where the edition is asked for without signs. */
async function signedManifests(client: ApiClient, book: BookToRead, data: string): Promise<BookManifest['signed']> {
  const { bookId, editionId, language, signing } = book;
  const addresses = signedAddresses(data, signing);
  return Promise.all(
    addresses.map(async ({ address, code }) => {
      const params = { langId: language.id, bookId, eId: editionId, signLanguage: 'true' } as const;
      const { pages } = await answerOf(client(previewBook, code === undefined ? params : { ...params, sl: code }));
      const signs = pages.flatMap(({ sign }) => sign ?? []);
      return {
        data: address,
        posters: signs.flatMap(({ poster }) => poster?.url ?? []),
        videos: signs.map(({ sources }) => sources),
      };
    }),
  );
}

function textOf({ title, subtitle, description, credits, pages }: BookToRead): string {
  const people = credits.map(({ name }) => name);
  return ['a1', title, subtitle, description, ...people, ...pages.map((page) => page.text)].join(' ');
}
