import { build } from 'virtual:document-entry';
import { useEffect } from 'react';
import { Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';

import type { Route } from './+types/root.ts';
import { ScriptFonts } from './fonts/script-fonts.tsx';
import { sessionMiddleware } from './request/session/server-session.server.ts';
import headScript from './layout/document/head-script.js?minified';
import restoreScroll from './layout/document/restore-scroll.js?minified';
import { ErrorPage } from './layout/error-page.tsx';
import { englishLanguage } from './i18n/interface-language.ts';
import { loadInterface } from './layout/load-interface.server.ts';
import { InterfaceContext, pageFactsOf, withoutRoot } from './i18n/use-interface.ts';
import { Shell } from './layout/shell.tsx';
import { useFocusOnNewScreen } from './layout/use-focus-on-new-screen.ts';
import { degradedPage } from './request/degraded-page.server.ts';
import rootSheet from './styles/root.css?url';
import { Sheet } from './ui/sheet.tsx';

export const middleware: Route.MiddlewareFunction[] = [degradedPage, sessionMiddleware];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { ...(await loadInterface(request, url, context)), build };
}

/** Its own script does nothing then, as ours goes before it; its types say nothing of what it hands on to the element. */
const asText: object = { type: 'text/plain' };

/** A new language comes with a new document; nothing else here changes while somebody reads. */
export function shouldRevalidate() {
  return false;
}

/**
 * There are two kinds of page. A document is written by the server and stays as it is, but for small scripts that help
 * and islands that are hydrated when they are needed. A screen is hydrated whole: its route says
 * `export const handle = { page: 'screen' }`.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const facts = root ?? withoutRoot;
  const isScreen = useMatches().some(({ handle }) => (handle as { page?: string } | undefined)?.page === 'screen');
  const isReplaced = useDocumentInstead(!isScreen);
  useFocusOnNewScreen();
  return (
    <html
      lang={root?.wordsTag ?? 'en'}
      dir={(root?.language ?? englishLanguage).direction}
      data-words={root?.wordsPath}
      data-api={facts.apiUrl === '/api' ? undefined : facts.apiUrl}
      data-build={root?.build}
      data-screen={isScreen ? '' : undefined}
      data-account={root?.session?.userInfo.id}
      data-facts={JSON.stringify(pageFactsOf(facts))}
      data-saver={root?.isSavingData === true ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf4e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1714" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Sheet href={rootSheet} precedence="root" />
        {root !== undefined && root.wordsTag !== 'en' && <ScriptFonts languages={[root.language]} />}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body inert={isReplaced}>
        <InterfaceContext value={facts}>{children}</InterfaceContext>
        {isScreen && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restoreScroll }} />}
        {isScreen && <ScrollRestoration {...asText} />}
        {isScreen && <Scripts />}
      </body>
    </html>
  );
}

/**
 * A link or a form of a screen may lead to a document: that comes from the server, as a router cannot make one. What the router
 * shows meanwhile takes no press and no letter (true): they would be lost with it.
 */
function useDocumentInstead(isDocument: boolean): boolean {
  useEffect(() => {
    if (isDocument) location.reload();
  }, [isDocument]);
  return isDocument && !import.meta.env.SSR;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
