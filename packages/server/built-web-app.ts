import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import { isForBackRoom, withBackRoom, withoutBackRoom } from './back-room.ts';
import type { WebAppContext, LoadWebApp, Site } from './create-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../web');

/** The web app as `npm start` built it. */
export const loadBuiltWebApp: LoadWebApp = async (given) => {
  const built = (await import(pathToFileURL(path.join(webFolder, 'build/server/index.js')).href)) as ServerBuild;
  const forReaders = createRequestHandler(withoutBackRoom(built), 'production');
  const forBackRoom = createRequestHandler(withBackRoom(built), 'production');
  return {
    render(request, reader) {
      const handle = isForBackRoom(request) ? forBackRoom : forReaders;
      return handle(request, contextWith(built, given, reader));
    },
    clientFolder: path.join(webFolder, 'build/client'),
  };
};

/** The load context of one request, under the keys that the web app's own build made. */
export function contextWith(
  built: ServerBuild,
  { askFor, site }: WebAppContext,
  { address }: { address: string },
): RouterContextProvider {
  const { apiClientContext, apiClientWithContext, siteContext } = built.entry.module as unknown as {
    apiClientContext: RouterContext<ApiClient>;
    apiClientWithContext: RouterContext<(headers: Record<string, string>) => ApiClient>;
    siteContext: RouterContext<Site>;
  };
  const context = new RouterContextProvider();
  context.set(apiClientContext, askFor({ address }));
  context.set(apiClientWithContext, (headers) => askFor({ address, headers }));
  context.set(siteContext, site);
  return context;
}
