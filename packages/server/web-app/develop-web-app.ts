import path from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { isForBackRoom, withoutBackRoom } from './back-room.ts';
import { contextWith } from './built-web-app.ts';
import { framedHere, homePreview } from './home-preview.ts';
import type { LoadWebApp } from '../create-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../../web');

/** The web app from its sources, reloaded as they change; Vite answers what the browser asks of them. */
export const developWebApp: LoadWebApp = async (context) => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: path.join(webFolder, 'vite.config.ts'),
    server: { middlewareMode: true },
  });
  return {
    middleware: vite.middlewares,
    async render(request, reader) {
      const built = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const isOwn = isForBackRoom(request);
      const preview = isOwn ? await homePreview(request, context.createClient(reader)) : undefined;
      const answer = await createRequestHandler(isOwn ? built : withoutBackRoom(built), 'development')(
        preview?.request ?? request,
        contextWith(built, context, { ...reader, ...(preview && { shelves: preview.shelves }) }),
      );
      return preview === undefined ? answer : framedHere(answer);
    },
    close: () => vite.close(),
  };
};
