import type { PathwayToWalk } from '@letsread/learning/contract.ts';
import { type Translate, translator } from '@letsread/interface-text/translator.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';

import type { InterfaceLanguage } from '../../i18n/interface-language.ts';
import { loadWords } from '../../i18n/load-words.server.ts';
import { LanguageChips } from '../pathways/language-chips.tsx';

/** For who looks after a reader, as HTML: begin the path again, or take it out of the reader's list. Plain forms need no code. */
export async function grownUps(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
  isHidden: boolean,
): Promise<string> {
  return renderToStaticMarkup(<GrownUps isHidden={isHidden} t={await wordsOf(context, language)} />);
}

/** Where a path is not there in the language that somebody wants, as HTML: the languages that it is there in. */
export async function otherLanguages(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode' | 'name'>,
  languages: PathwayToWalk['languages'],
): Promise<string> {
  const t = await wordsOf(context, language);
  return renderToStaticMarkup(
    <>
      <p>{t('learning.path.none.in-language', { language: language.name })}</p>
      <LanguageChips languages={languages} />
    </>,
  );
}

async function wordsOf(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
): Promise<Translate> {
  const { fields, languageTag } = await loadWords(context, language);
  return translator(fields, languageTag, { fields: {}, languageTag: 'en' });
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
