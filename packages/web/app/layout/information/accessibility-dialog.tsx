import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { accessibilityPath } from '../bars/information-paths.ts';
import { useMessages } from '../../i18n/messages.tsx';

export const statementId = 'accessibility-statement';

/** The way to the accessibility statement: its page, or with script a dialog over whichever page (`open-statement.ts`). */
export function AccessibilityLink() {
  const t = useMessages();
  return (
    <a href={accessibilityPath} data-stays="" data-module="open-statement" data-offline={t('shell.offline')}>
      {t('shell.footer.accessibility')}
    </a>
  );
}

/** The accessibility statement, filled when it is first opened. */
export function AccessibilityDialog() {
  const t = useMessages();
  const title = t('shell.footer.accessibility');
  return (
    <Dialog id={statementId} title={title} closeLabel={t('shell.close')} className="dialog--text">
      {/* Focusable so that keys scroll the text. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="dialog__body" tabIndex={0} aria-label={title} aria-busy suppressHydrationWarning>
        <p className="row" role="status">
          <span className="spin" aria-hidden="true" />
          {t('shell.pages.loading')}
        </p>
      </section>
    </Dialog>
  );
}
