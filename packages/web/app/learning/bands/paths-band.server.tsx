import { listPathways, type Pathway } from '@letsread/learning/contract.ts';
import { type Translate, translator } from '@letsread/interface-text/translator.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';

import type { InterfaceLanguage } from '../../i18n/interface-language.ts';
import { loadWords } from '../../i18n/load-words.server.ts';
import { askContext } from '../../request/contexts.ts';
import { goWithout } from '../../request/trouble.server.ts';
import { stickerAddress } from '../stickers/sticker-address.ts';
import { pathAddress } from '../walk/path-address.ts';
import { pathName } from '../walk/path-name.ts';

const shown = 3;

/** The first paths of a language for the home page, as HTML: no browser fetches code for them. Empty where there are none. */
export async function pathsBand(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
): Promise<string> {
  const { items } = await context
    .get(askContext)(listPathways, { lId: language.id, limit: shown })
    .catch(goWithout(context, 'reading paths', { items: [] }));
  if (items.length === 0) return '';
  const { fields, languageTag } = await loadWords(context, language);
  return renderToStaticMarkup(<PathsBand paths={items} t={translator(fields, languageTag, english)} />);
}

const english = { fields: {}, languageTag: 'en' };

function PathsBand({ paths, t }: { paths: readonly Pathway[]; t: Translate }) {
  return (
    <section className="sec" aria-labelledby="row-paths">
      <div className="sec__head">
        <div>
          <h2 id="row-paths">{t('learning.paths')}</h2>
          <p>{t('learning.home.text')}</p>
        </div>
        <a className="sec__all" href="/pathways">
          {t('learning.path.all')}
        </a>
      </div>
      <ul className="colls">
        {paths.map((path) => (
          <li key={path.id}>
            <a className="coll coll--path" href={pathAddress(path.slug)} data-palette={path.palette}>
              <span className="coll__figures">
                {path.figures.slice(0, 3).map((figure) => (
                  <img
                    key={figure}
                    src={stickerAddress(figure)}
                    alt=""
                    width="128"
                    height="128"
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </span>
              <span className="coll__text">
                <strong>
                  <bdi>{pathName(path, t)}</bdi>
                </strong>
                <small>{t('learning.paths.stories', { count: path.stories })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
