import type { MouseEvent } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';

import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { accessibilityPath } from '../bars/information-paths.ts';
import { useWords } from '../language/words.tsx';
import type { loader } from './accessibility-screen.tsx';
import { Html, inItsLanguage, PageParts } from './page-parts.tsx';
import pagesSheet from './pages.css?url';

const dialogId = 'accessibility-statement';

/** The text, for the link that asks for it and the dialog that shows it. */
function useStatement() {
  return useFetcher<typeof loader>({ key: dialogId });
}

/** The way to the accessibility statement: its page, or with script a dialog that is filled when it is first opened. */
export function AccessibilityLink() {
  const t = useWords();
  const { pathname } = useLocation();
  const { data, state, load } = useStatement();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || pathname === accessibilityPath)
      return;
    event.preventDefault();
    if (data === undefined && !navigator.onLine) return showToast({ kind: 'offline', text: t('shell.offline') });
    const dialog = document.getElementById(dialogId) as HTMLDialogElement;
    dialog.showModal();
    dialog.querySelector('section')?.focus();
    if (data === undefined && state === 'idle') void load(accessibilityPath);
  }

  return (
    <Link to={accessibilityPath} onClick={open} data-stays="">
      {t('shell.footer.accessibility')}
    </Link>
  );
}

/** The accessibility statement over whichever page. */
export function AccessibilityDialog() {
  const t = useWords();
  const text = useStatement().data?.text;
  const title = t('shell.footer.accessibility');
  return (
    <Dialog id={dialogId} title={title} closeLabel={t('shell.close')} className="dialog--text">
      {/* Focusable so that keys scroll the text. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="dialog__body" tabIndex={0} aria-label={title} aria-busy={text === undefined}>
        {text === undefined ? (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" />
            {t('shell.pages.loading')}
          </p>
        ) : (
          <div className="doc__body" {...inItsLanguage(text)}>
            <link rel="stylesheet" href={pagesSheet} precedence="screen" />
            <Html html={text.intro} />
            <PageParts text={text} isInDialog />
          </div>
        )}
      </section>
    </Dialog>
  );
}
