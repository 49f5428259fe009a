import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';

/** A link to another site: it opens in a new tab, and says so. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr"> {t('shell.footer.new-tab')}</span>
    </a>
  );
}
