import type { Translate } from '@letsread/interface-text/translator.ts';

import { Icon } from '../../ui/icon.tsx';
import type { PlayedBook } from './load-play.server.ts';
import owl from './art/owl.webp';

/** In place of an activity that an edition does not have. */
export function NothingToPlay({ book, t }: { book: PlayedBook; t: Translate }) {
  return (
    <main className="noplay" id="main">
      <img className="art" src={owl} alt="" width="128" height="128" />
      <h1>{t('learning.play.missing')}</h1>
      <p>{t('learning.play.missing.text')}</p>
      <a className="btn btn--leaf btn--kid" href={`/book/${encodeURIComponent(book.slug)}`}>
        <Icon name="pages" />
        {t('reading.back-to-book')}
      </a>
    </main>
  );
}
