import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ask } from '@letsread/http/ask.ts';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { LoadWebApp } from './create-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../web');

/** The web app as `npm run build` left it. */
export const loadBuiltWebApp: LoadWebApp = async (ask) => {
  const built = (await import(pathToFileURL(path.join(webFolder, 'build/server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(built, 'production');
  return {
    render: (request) => handle(request, contextWith(built, ask)),
    clientFolder: path.join(webFolder, 'build/client'),
  };
};

/** The load context of one request: the way to ask, under the key that the web app's own build made. */
export function contextWith(built: ServerBuild, ask: Ask): RouterContextProvider {
  const { askContext } = built.entry.module as unknown as { askContext: RouterContext<Ask> };
  return new RouterContextProvider(new Map([[askContext, ask]]));
}
