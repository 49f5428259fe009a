import { siteContext } from '../../request/contexts.ts';
import { cachedWith } from './xml.ts';
import type { Route } from './+types/robots.ts';

/** Everything that is shown may be found; the endless ways to filter a list, or to come back from signing in, may not. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /downloads/',
    'Disallow: /take-along',
    'Disallow: /*cursor=',
    'Disallow: /*&tag=',
    'Disallow: /*&level=',
    'Disallow: /*&length=',
    'Disallow: /login?',
    'Disallow: /login/',
    `Sitemap: ${origin ?? url.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cachedWith(origin) },
  });
}
