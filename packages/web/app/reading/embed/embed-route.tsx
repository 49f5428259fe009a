import { getBook, previewBook } from '@letsread/catalogue/contract.ts';
import { countOpening } from '@letsread/usage/contract.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { embedPath } from '@letsread/open-catalogue/embedding/embed-code.ts';
import { redirect } from 'react-router';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { isProblem } from '../../request/is-problem.ts';
import { loadMessages } from '../../i18n/load-messages.server.ts';
import { pageNumberFrom } from '../reader/page/page-address.ts';
import { lastPageOf, pagesOfBook } from '../reader/page/pages-of-book.ts';
import type { Route } from './+types/embed-route.ts';
import { writeEmbed } from './embed-document.server.tsx';
import { writeMissing } from './missing-document.server.tsx';

/**
 * A book for the frames of other sites: a document of its own, without the app around it. It reads no cookie, so it speaks
 * the book's own language where there are words in it, else English.
 */
export async function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const client = context.get(apiClientContext);
  const { apiUrl, origin } = context.get(siteContext);
  const at = pageNumberFrom(params.page ?? '0');
  const found = await client(getBook, { slug: params.slug }).catch(missingBook);
  if (found === undefined || at === undefined) return sendMissing();
  if (found.slug !== params.slug) throw redirect(embedPath(found.slug, at), 301);
  const { bookId, language } = found;
  const book = await client(previewBook, { langId: language.id, bookId, eId: found.editionId });
  if (at > lastPageOf(book)) return sendMissing();
  const { fields, languageTag } = await loadMessages(context, language);
  const t = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
  return send(
    writeEmbed({
      book,
      pages: pagesOfBook(book, t),
      at,
      origin: origin ?? url.origin,
      opening: `${apiUrl}${fillPath(countOpening, { bookId, signLanguage: false })}`,
      t,
      language: { tag: languageTag, direction: languageTag === language.languageISOCode ? language.direction : 'ltr' },
    }),
    // Anybody can write any name into Host: what was made for it must not be given to others by a cache between.
    { status: 200, caching: `${origin === undefined ? 'private' : 'public'}, max-age=300` },
  );
}

function missingBook(error: unknown): undefined {
  if (isProblem(error) && error.status < 500) return undefined;
  throw error;
}

function sendMissing(): Response {
  return send(writeMissing(), { status: 404, caching: 'no-cache' });
}

function send(html: string, { status, caching }: { status: number; caching: string }): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Taken away by the server, which lets other sites frame this and nothing else.
      'letsread-frame': 'anywhere',
      'cache-control': caching,
    },
  });
}
