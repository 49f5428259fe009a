import type { Translate } from '@letsread/interface-text/translator.ts';

import { Drawing } from '../../ui/icon.tsx';
import { type SharedKind, sharePath } from './share-path.ts';

const shape = '<path d="M12 14.5V3.8m0 0L8 7.8m4-4 4 4M7.5 11H6v9h12v-9h-1.5"/>';

interface ShareLinkProps {
  kind: SharedKind;
  slug: string;
  languageId?: string | undefined;
  t: Translate;
}

/** To the page with the ways to pass something on; a plain link, so that no page needs a script for it. */
export function ShareLink({ t, ...shared }: ShareLinkProps) {
  return (
    <a className="btn btn--plain sharelink" href={sharePath(shared)} rel="nofollow">
      <Drawing shape={shape} size="s" />
      {t('catalogue.share')}
    </a>
  );
}
