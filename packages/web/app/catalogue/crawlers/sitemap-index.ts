import { listLanguages } from '@letsread/catalogue/contract.ts';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/sitemap-index.ts';
import { sitemapNamespace, xmlResponse, xmlText } from './xml.ts';

/** The sitemap: one part for the pages that every language shares, one for the books of each language. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { languages } = await answerOf(context.get(apiClientContext)(listLanguages, {}));
  const parts = [
    'pages',
    ...languages.filter((language) => language.publishedBooks > 0).map((language) => language.id),
  ];
  const entries = parts.map(
    (part) => `<sitemap><loc>${xmlText(`${origin ?? url.origin}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  );
  return xmlResponse(`<sitemapindex xmlns="${sitemapNamespace}">\n${entries.join('\n')}\n</sitemapindex>`, origin);
}
