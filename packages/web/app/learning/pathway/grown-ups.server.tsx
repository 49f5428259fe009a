import { type Translate, translator } from '@letsread/interface-text/translator.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';

import type { InterfaceLanguage } from '../../shell/language/interface-language.ts';
import { loadWords } from '../../shell/language/load-words.server.ts';

/** For who looks after a reader, as HTML: begin the path again, or take it out of the reader's list. Plain forms need no code. */
export async function grownUps(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
  isHidden: boolean,
): Promise<string> {
  const { fields, languageTag } = await loadWords(context, language);
  const t = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
  return renderToStaticMarkup(<GrownUps isHidden={isHidden} t={t} />);
}

function GrownUps({ isHidden, t }: { isHidden: boolean; t: Translate }) {
  return (
    <details>
      <summary>{t('learning.path.grown-ups')}</summary>
      <form className="stack" method="post">
        <button className="btn btn--block" name="act" value="restart">
          {t('learning.path.restart')}
        </button>
        <p className="small muted">{t('learning.path.stay')}</p>
        <button className="btn btn--block" name="act" value={isHidden ? 'show' : 'hide'}>
          {t(isHidden ? 'learning.path.show' : 'learning.path.hide')}
        </button>
      </form>
    </details>
  );
}
