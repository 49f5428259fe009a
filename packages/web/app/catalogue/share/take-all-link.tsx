import type { Translate } from '@letsread/interface-text/translator.ts';

import { Icon } from '../../ui/icon.tsx';
import { type ListToTake, takeAllPath } from './take-all-path.ts';

/** To the page where all books of a list become one file; a plain link, so that no page needs a script for it. */
export function TakeAllLink({ t, ...list }: ListToTake & { t: Translate }) {
  return (
    <a className="btn btn--plain sharelink" href={takeAllPath(list)} rel="nofollow">
      <Icon name="download" size="s" />
      {t('downloads.several.title')}
    </a>
  );
}
