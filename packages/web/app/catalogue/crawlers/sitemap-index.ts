import { escapeText } from '@letsread/http/escape-markup.ts';
import { listSlugParts } from '@letsread/catalogue/addresses/contract.ts';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/sitemap-index.ts';
import { sitemapNamespace, xmlResponse } from './xml.ts';

/** The sitemap: one part for the pages beside books, and one for every 50,000 editions. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { parts } = await answerOf(context.get(apiClientContext)(listSlugParts, {}));
  const entries = ['pages', ...parts.map((part) => `books-${part}`)].map(
    (part) => `<sitemap><loc>${escapeText(`${origin ?? url.origin}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  );
  return xmlResponse(`<sitemapindex xmlns="${sitemapNamespace}">\n${entries.join('\n')}\n</sitemapindex>`, origin);
}
