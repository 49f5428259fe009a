import { Suspense, type ReactNode } from 'react';

import { ConnectionLine } from '../offline/connection/connection-line.tsx';
import { Favourites } from '../profiles/favourites/favourites.tsx';
import librarySheet from '../styles/library.css?url';
import { useAddressHere } from '../request/address-here.ts';
import { Island } from '../ui/island.tsx';
import { SavingDataContext } from '../ui/pictures/picture.tsx';
import { ToastRegions, ToastTemplates } from '../ui/toasts/toasts.tsx';
import { DocumentScript } from './document/document-script.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { Footer } from './bars/footer.tsx';
import { LanguagePicker } from '../i18n/choice/language-picker.tsx';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LoadingPage } from './loading-page.tsx';
import { SettingsMenu } from './bars/menu.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** The top bar and the footer around a screen, which is the page's `main`, and what opens over it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { isSavingData, avatars, session } = useInterface();
  return (
    <>
      <Sheet href={librarySheet} precedence="library" />
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
      <SettingsMenu />
      <Island
        name="session-dialogs"
        props={{ avatars, code: session?.userInfo.projectCode, returnPath: useAddressHere() }}
        component={SessionDialogs}
        isOfSession
      />
      <LanguagePicker />
      <ToastRegions />
      <ToastTemplates dismissLabel={t('shell.dismiss')} />
      <DocumentScript />
    </>
  );
}
