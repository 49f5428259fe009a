import { data } from 'react-router';

import type { Route } from './+types/messages-route.ts';
import { loadMessages } from './load-messages.server.ts';

/** The words that a page was rendered with, for the browser to hydrate it; the address changes when they do. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [, id, languageISOCode] = /^(\d+)-([a-zA-Z\d-]+)\.[0-9a-f]+\.json$/.exec(params.version) ?? [];
  if (id === undefined || languageISOCode === undefined) throw data(null, { status: 404 });
  const { fields, languageTag, path } = await loadMessages(context, { id, languageISOCode });
  const isCurrent = url.pathname === path;
  return Response.json(
    { fields, languageTag },
    { headers: { 'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store' } },
  );
}
