import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import { isForBackRoom, withBackRoom, withoutBackRoom } from './back-room.ts';
import { framedHere, homePreview } from './home-preview.ts';
import type { WebAppContext, LoadWebApp } from '../create-server.ts';
import type { Reader } from '../pages/serve-pages.ts';
import type { Site } from './site-from-settings.ts';

const webFolder = path.resolve(import.meta.dirname, '../../web');

/** The web app as `npm start` built it. */
export const loadBuiltWebApp: LoadWebApp = async (context) => {
  const built = (await import(pathToFileURL(path.join(webFolder, 'build/server/index.js')).href)) as ServerBuild;
  const forReaders = createRequestHandler(withoutBackRoom(built), 'production');
  const forBackRoom = createRequestHandler(withBackRoom(built), 'production');
  return {
    async render(request, reader) {
      if (!isForBackRoom(request)) return forReaders(request, contextWith(built, context, reader));
      const preview = await homePreview(request, context.createClient(reader));
      return preview === undefined
        ? forBackRoom(request, contextWith(built, context, reader))
        : framedHere(await forReaders(preview.request, contextWith(built, context, { ...reader, ...preview })));
    },
    clientFolder: path.join(webFolder, 'build/client'),
  };
};

/** The load context of one request, under the keys that the web app's own build made. */
export function contextWith(
  built: ServerBuild,
  { createClient, site }: WebAppContext,
  { address, report, shelves }: Reader & { shelves?: string },
): RouterContextProvider {
  const { apiClientContext, apiClientWithContext, homeDraftContext, reportFailureContext, siteContext } = built.entry
    .module as unknown as {
    apiClientContext: RouterContext<ApiClient>;
    apiClientWithContext: RouterContext<(headers: Record<string, string>) => ApiClient>;
    homeDraftContext: RouterContext<string | undefined>;
    reportFailureContext: RouterContext<Reader['report']>;
    siteContext: RouterContext<Site>;
  };
  const context = new RouterContextProvider();
  context.set(apiClientContext, createClient({ address }));
  context.set(apiClientWithContext, (headers) => createClient({ address, headers }));
  context.set(siteContext, site);
  context.set(reportFailureContext, report);
  context.set(homeDraftContext, shelves);
  return context;
}
