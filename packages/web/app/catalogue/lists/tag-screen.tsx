import { listTagBooks } from '@letsread/catalogue/contract.ts';
import { redirect } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { answerOf } from '../../request/problems.ts';
import { FeedLinks } from '../feed-links.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import { previewPicture } from '../book-path.ts';
import { TakeAllLink } from '../share/take-all-link.tsx';
import { tintOf } from '../tint-of.ts';
import { InItsLanguage } from '../in-its-language.tsx';
import type { Route } from './+types/tag-screen.ts';
import { BandFan, ListBand } from './list-band.tsx';
import { ListPage } from './list-page.tsx';
import { NothingInLanguage } from './nothing-in-language.tsx';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const language = interfaceLanguage(request);
  const {
    tag,
    items,
    total,
    cursor: next,
  } = await answerOf(context.get(apiClientContext)(listTagBooks, { tagId: params.id, lId: language.id, cursor }), url);
  // Of a theme that was joined to another.
  if (tag.id !== params.id) throw redirect(`/tag/${tag.id}${url.search}`, 301);
  return { tag, languageId: language.id, books: { items, total, next: nextPart(url, 'cursor', next) } };
}

export default function TagScreen({ loaderData: { tag, languageId, books } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <ListPage
      head={
        <>
          <PageHead
            title={tag.name}
            description={t('catalogue.tag.description', { tag: tag.name })}
            path={`/tag/${tag.id}`}
            image={books.items[0] && previewPicture(books.items[0])}
          />
          <FeedLinks path={`/tags/${tag.id}`} title={tag.name} />
          <ListBand figure={<BandFan books={books.items} />} tint={tintOf(tag.id)} total={books.total}>
            <h1 tabIndex={-1}>
              <InItsLanguage {...tag} />
            </h1>
            <p>{t('catalogue.tag.description', { tag: tag.name })}</p>
          </ListBand>
        </>
      }
      books={books}
      above={
        <p>
          <TakeAllLink of="tag" name={tag.id} languageId={languageId} t={t} />
        </p>
      }
      empty={<NothingInLanguage search={`tag=${tag.id}`} />}
    />
  );
}
