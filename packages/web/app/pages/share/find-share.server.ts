import { getBook, getCollectionBySlug } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { getPathway } from '@letsread/learning/contract.ts';
import { data } from 'react-router';

import { type SharedKind, sharedKinds } from '../../catalogue/share/share-path.ts';
import { isId } from '../../request/is-id.ts';
import { answerOf } from '../../request/problems.ts';

/** What an address names. @throws 404 for what cannot be shared */
export function readShare(params: { kind: string; slug: string }, url: URL) {
  const kind = sharedKinds.find((one) => one === params.kind);
  if (kind === undefined) throw data(null, { status: 404 });
  const slug = url.searchParams.get('lId') ?? '';
  return { kind, slug: params.slug, languageId: isId(slug) ? slug : undefined };
}

interface ShareInput {
  kind: SharedKind;
  slug: string;
  languageId: string | undefined;
}

/** Its name, in the language that whoever shares it sees. @throws 404 */
export async function findShare(client: ApiClient, { kind, slug, languageId: lId }: ShareInput) {
  if (kind === 'book') {
    const { title, language, slug: own } = await answerOf(client(getBook, { slug }));
    return { title, titleLanguageISOCode: language.languageISOCode, language, slug: own, levels: [] };
  }
  if (kind === 'collection') {
    const { title, language } = await answerOf(client(getCollectionBySlug, { slug, limit: 1, lId }));
    return { title, titleLanguageISOCode: language.languageISOCode, language, slug, levels: [] };
  }
  const { title, titleLanguageISOCode, language, levels } = await answerOf(client(getPathway, { slug, lId }));
  // One without a name of its own is called by its level, in the words of the page.
  return { title, titleLanguageISOCode: title === '' ? null : titleLanguageISOCode, language, slug, levels };
}
