import { Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';

import type { Route } from './+types/root.ts';
import { ScriptFonts } from './fonts/script-fonts.tsx';
import { keepSession } from './identity/server-session.server.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { englishLanguage } from './shell/language/interface-language.ts';
import { loadInterface } from './shell/language/load-interface.server.ts';
import { Shell } from './shell/shell.tsx';
import { tellTrouble } from './shell/request/trouble.server.ts';
import rootSheet from './styles/root.css?url';

export const middleware: Route.MiddlewareFunction[] = [tellTrouble, keepSession];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return loadInterface(request, url, context);
}

/** A new language comes with a new document; nothing else here changes while somebody reads. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const hasScripts = !useMatches().some(
    (match) => (match.handle as { scripts?: string } | undefined)?.scripts === 'none',
  );
  return (
    <html
      lang={root?.wordsTag ?? 'en'}
      dir={(root?.language ?? englishLanguage).direction}
      data-words={root?.wordsPath}
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
        <link rel="stylesheet" href={rootSheet} precedence="root" />
        {root !== undefined && root.wordsTag !== 'en' && <ScriptFonts languages={[root.language]} />}
      </head>
      <body>
        {children}
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
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
