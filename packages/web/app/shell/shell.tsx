import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import librarySheet from '../styles/library.css?url';
import { Footer } from './footer.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { useWords } from './language/words.tsx';
import { TopBar } from './top-bar.tsx';

/** The top bar and the footer around a screen, which is the page's `main`. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords();
  useFocusOnNewScreen();
  return (
    <>
      <link rel="stylesheet" href={librarySheet} precedence="library" />
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <TopBar />
      {children}
      <Footer />
      <LanguagePicker />
    </>
  );
}

/** A screen that comes without a new document is announced by its heading, as a new document would be. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
