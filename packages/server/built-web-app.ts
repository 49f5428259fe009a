import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ask } from '@letsread/http/ask.ts';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { GivenToWeb, LoadWebApp, Site } from './create-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../web');

/** The web app as `npm start` built it. */
export const loadBuiltWebApp: LoadWebApp = async (given) => {
  const built = (await import(pathToFileURL(path.join(webFolder, 'build/server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(built, 'production');
  return {
    render: (request) => handle(request, contextWith(built, given)),
    clientFolder: path.join(webFolder, 'build/client'),
  };
};

/** The load context of one request, under the keys that the web app's own build made. */
export function contextWith(built: ServerBuild, { ask, site }: GivenToWeb): RouterContextProvider {
  const { askContext, siteContext } = built.entry.module as unknown as {
    askContext: RouterContext<Ask>;
    siteContext: RouterContext<Site>;
  };
  const context = new RouterContextProvider();
  context.set(askContext, ask);
  context.set(siteContext, site);
  return context;
}
