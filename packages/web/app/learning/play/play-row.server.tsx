import { translator } from '@letsread/interface-text/translator.ts';
import type { Ask } from '@letsread/http/ask.ts';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Words } from '../../shell/language/words.tsx';
import { loadActivities } from './load-activities.ts';
import { activityOfDeed, playAddress } from './play-address.ts';

/**
 * The ways to play with a book, for its own page, as HTML: a browser that comes there from another page gets it with the page's
 * data and needs no script for it.
 */
export async function renderPlayRow(
  ask: Ask,
  { slug, editionId }: { slug: string; editionId: string },
  { fields, languageTag }: Words,
): Promise<string> {
  const t = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
  const played = (await loadActivities(ask, editionId)).flatMap(({ kind }) => activityOfDeed(kind) ?? []);
  if (played.length === 0) return '';
  return renderToStaticMarkup(
    <nav className="wrap playrow" aria-label={t('learning.play.tiles')}>
      {played.map((activity) => (
        <a key={activity} className="btn btn--s" href={playAddress(slug, activity)}>
          {t(`learning.play.${activity}`)}
        </a>
      ))}
    </nav>,
  );
}
