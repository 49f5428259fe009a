import { translator } from '@letsread/interface-text/translator.ts';
import type { Ask } from '@letsread/http/ask.ts';
import { getDecodable } from '@letsread/learning/decodables/contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Words } from '../../i18n/words.tsx';
import { soundsPath } from '../decodables/decodables-path.ts';
import { loadActivities } from './load-activities.ts';
import { activityOfCompletion, playAddress } from './play-address.ts';

/**
 * What there is to do with a book, for its own page, as HTML: a browser that comes there from another page gets it with the
 * page's data, and needs no script for it.
 */
export async function renderWays(
  ask: Ask,
  { slug, editionId }: { slug: string; editionId: string },
  { fields, languageTag }: Words,
): Promise<string> {
  const t = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
  const [activities, { sounds }] = await Promise.all([
    loadActivities(ask, editionId),
    // There are stages in few languages.
    ask(getDecodable, { editionId }).catch(() => ({ sounds: [] })),
  ]);
  const played = activities.flatMap(({ kind }) => activityOfCompletion(kind) ?? []);
  if (played.length + sounds.length === 0) return '';
  return renderToStaticMarkup(
    <nav className="wrap ways" aria-label={t('learning.play.tiles')}>
      {played.map((activity) => (
        <a key={activity} className="btn btn--s" href={playAddress(slug, activity)}>
          {t(`learning.play.${activity}`)}
        </a>
      ))}
      {sounds.length > 0 && (
        <a className="btn btn--s" href={soundsPath(slug)}>
          {t('learning.decodables.sounds')}
        </a>
      )}
    </nav>,
  );
}
