import { translator } from '@letsread/interface-text/translator.ts';
import { englishFields } from '@letsread/interface-text/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';

import { FrameDocument } from './frame-document.tsx';
import { frameSheets } from './frame-sheets.server.ts';

/** In place of a book that is not there: nobody's language is known, so it speaks English. */
export function writeMissing(): string {
  const t = translator(englishFields, 'en', { fields: {}, languageTag: 'en' });
  const markup = renderToStaticMarkup(
    <FrameDocument
      title={t('reading.embed.missing')}
      language={{ tag: 'en', direction: 'ltr' }}
      sheets={frameSheets(undefined)}
    >
      <main className="embedmissing">
        <h1>{t('reading.embed.missing')}</h1>
        <a className="btn btn--leaf" href="/" target="_blank" rel="noopener">
          {t('reading.embed.find')}
        </a>
      </main>
    </FrameDocument>,
  );
  return `<!DOCTYPE html>${markup}`;
}
