import { useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useInterface } from './use-interface.ts';
import { useWords } from './words.tsx';

export const pickerId = 'languages';

/** The list of interface languages. It opens and answers without script: a popover with a form. */
export function LanguagePicker() {
  const t = useWords();
  const { pathname, search } = useLocation();
  const { language, languages } = useInterface();
  const place = pathname + search;
  return (
    <div className="dialog dialog--langs" popover="auto" id={pickerId} role="dialog" aria-labelledby="languages-title">
      <div className="dialog__head">
        <h2 id="languages-title">{t('shell.language.title')}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={t('shell.close')}
          popoverTarget={pickerId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {languages.length === 0 ? (
        <div className="dialog__body stack">
          <p>{t('shell.language.none')}</p>
          <a className="btn" href={place}>
            {t('shell.try-again')}
          </a>
        </div>
      ) : (
        <form className="dialog__form" method="post" action="/language">
          <input type="hidden" name="to" value={place} />
          <div className="dialog__body">
            <fieldset className="langs">
              <legend className="sr">{t('shell.language.title')}</legend>
              {languages.map((one) => (
                <label className="lang" key={one.id}>
                  <input type="radio" name="language" value={one.id} defaultChecked={one.id === language.id} />
                  <span className="lang__name" lang={one.languageISOCode} dir={one.direction}>
                    {one.name}
                  </span>
                  {one.englishName !== one.name && <span className="lang__en">{one.englishName}</span>}
                  <span className="lang__n">{t('catalogue.books', { count: one.publishedBooks })}</span>
                </label>
              ))}
            </fieldset>
          </div>
          <div className="dialog__foot">
            <button className="btn btn--leaf" type="submit">
              {t('shell.language.ok')}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
