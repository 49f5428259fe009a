import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useMatches } from 'react-router';

import { Icon } from '../ui/icon.tsx';
import kite from './art/kite.webp';
import snail from './art/snail.webp';
import { useMessages } from '../i18n/messages.tsx';
import type { HandleOfError } from '../i18n/handle-of-error.ts';
import { PageHead } from '../i18n/page-head.tsx';
import type { WaitToAsk } from '../request/problems.ts';

/** What stands between top bar and footer when a page cannot be shown: the address is wrong, or we are. */
export function ErrorPage({ error }: { error: unknown }) {
  useDocumentInstead(error);
  return isRouteErrorResponse(error) && [404, 410].includes(error.status) ? (
    <PageNotFound />
  ) : (
    <SomethingWentWrong wait={isRouteErrorResponse(error) ? (error.data as WaitToAsk | null) : null} />
  );
}

/**
 * The data of a page could not be fetched: as a document the service worker may have it, or the page that says that
 * there is no network. Once, as a document that was loaded from this very address is what there is.
 */
function useDocumentInstead(error: unknown) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const isWorthATry = error instanceof TypeError && Boolean(navigator.serviceWorker?.controller);
    if (isWorthATry && loaded?.name !== location.href) location.reload();
  }, [error]);
}

function PageNotFound() {
  const t = useMessages();
  return (
    <main id="main" className="statepage">
      <PageHead title={t('shell.not-found.title')} isHidden />
      <div className="state">
        <div className="vign">
          <svg viewBox="0 0 170 110" aria-hidden="true">
            <circle cx="128" cy="34" r="19" fill="var(--orb)" />
            <path d="M4 86c26-34 62-30 86-12s48 6 76-8c4 20-6 42-40 42H40C16 108 0 102 4 86z" fill="var(--hill-1)" />
            <path d="M6 96c34-22 66-8 90-4s46-4 66-12c2 16-10 28-36 28H40c-20 0-32-4-34-12z" fill="var(--hill-2)" />
          </svg>
          <img className="art vign__snail" src={snail} alt="" width="128" height="128" />
        </div>
        <h1 tabIndex={-1}>{t('shell.not-found.title')}</h1>
        <p>{t('shell.not-found.text')}</p>
        <a className="btn btn--leaf" href="/">
          <Icon name="home" size="s" />
          {t('shell.tabs.home')}
        </a>
      </div>
    </main>
  );
}

function SomethingWentWrong({ wait }: { wait: WaitToAsk | null }) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const title = t(useErrorTitle());
  return (
    <main id="main" className="statepage">
      <PageHead title={title} isHidden />
      <div className="state">
        <div className="vign">
          <svg viewBox="0 0 170 110" aria-hidden="true">
            <path
              d="M18 44c0-8 7-12 13-11 4-8 17-8 20 1 7-1 11 4 11 10zM112 66c0-6 5-9 10-8 3-6 13-6 15 1 5-1 8 3 8 7z"
              fill="var(--hill-1)"
            />
            <path d="M6 98c34-20 66-8 90-4s46-4 66-10c2 14-10 24-36 24H40c-20 0-32-2-34-10z" fill="var(--hill-2)" />
          </svg>
          <img className="art vign__kite" src={kite} alt="" width="128" height="128" />
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {typeof wait?.minutes === 'number'
            ? t('identity.problem.too-many-requests', { count: wait.minutes })
            : t('shell.error.text')}
        </p>
        <a className="btn btn--leaf" href={pathname + search}>
          <Icon name="redo" size="s" />
          {t('shell.try-again')}
        </a>
      </div>
    </main>
  );
}

function useErrorTitle(): HandleOfError['errorTitle'] {
  const handles = useMatches().map((match) => match.handle as Partial<HandleOfError> | undefined);
  return handles.find((handle) => handle?.errorTitle !== undefined)?.errorTitle ?? 'shell.error.title';
}
