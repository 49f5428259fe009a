import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useSession } from '../identity/use-session.ts';
import { ConnectionLine } from '../offline/connection/connection-line.tsx';
import { CreateProfileDialog } from '../profiles/create-profile-dialog.tsx';
import { ProjectCodeDialog } from '../projects/project-code-dialog.tsx';
import { Favourites } from '../reading/favourites/favourites.tsx';
import librarySheet from '../styles/library.css?url';
import { closeAllDialogs } from '../ui/dialog.tsx';
import { SavingDataContext } from '../ui/picture.tsx';
import { ToastRegions, Toasts } from '../ui/toasts.tsx';
import { Footer } from './bars/footer.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { useInterface } from './language/use-interface.ts';
import { useWords } from './language/words.tsx';
import { LoadingPage } from './loading-page.tsx';
import { SettingsMenu } from './bars/menu.tsx';
import { TopBar } from './bars/top-bar.tsx';

/** The top bar and the footer around a screen, which is the page's `main`, and what opens over it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords();
  const { isSavingData } = useInterface();
  useFocusOnNewScreen();
  useStart();
  return (
    <>
      <link rel="stylesheet" href={librarySheet} precedence="library" />
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <TopBar />
      <ConnectionLine />
      <SavingDataContext value={isSavingData}>
        <Favourites>{children}</Favourites>
      </SavingDataContext>
      <LoadingPage />
      <Suspense>
        <Footer />
      </Suspense>
      <Dialogs />
      <ToastRegions />
      <Toasts dismissLabel={t('shell.dismiss')} />
    </>
  );
}

/** Each in a boundary of its own, so that it is hydrated in a task of its own. */
function Dialogs() {
  const session = useSession();
  return (
    <>
      <Suspense>
        <SettingsMenu />
      </Suspense>
      {session !== undefined && (
        <Suspense>
          <CreateProfileDialog />
          <ProjectCodeDialog code={session.userInfo.projectCode} />
        </Suspense>
      )}
      <Suspense>
        <LanguagePicker />
      </Suspense>
    </>
  );
}

/** A screen that comes without a new document is announced by its heading, as a new document would be. */
function useFocusOnNewScreen() {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key !== key) closeAllDialogs();
    if (before.pathname !== pathname) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, key]);
}

/** Once the page stands, and only then. */
function useStart() {
  const { locationUrl } = useInterface();
  const t = useWords();
  useEffect(() => {
    // It starts once, whatever is rendered again.
    void import('./start/start.ts').then(({ start }) => start(locationUrl, t));
  }, [locationUrl, t]);
}
