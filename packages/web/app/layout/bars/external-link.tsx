import type { ReactNode } from 'react';

import { useWords } from '../../i18n/words.tsx';

/** A link to another site: it opens in a new tab, and says so. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const t = useWords();
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr"> {t('shell.footer.new-tab')}</span>
    </a>
  );
}
