import { pickerId } from '../../i18n/choice/picker-id.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noFilters, searchPath } from '../search/filters.ts';

const shown = 12;

/** The first languages of the library, all of which are in the picker; books with signing stand beside them as those of a language. */
export function Languages({ signed }: { signed: number }) {
  const t = useMessages();
  const { languages } = useInterface();
  if (languages.length < 2 && signed === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-languages">
      <div className="sec__head">
        <h2 id="row-languages">{t('catalogue.home.languages')}</h2>
        {languages.length > shown && (
          <button className="sec__all" type="button" {...opens(pickerId)}>
            {t('catalogue.see-all')}
            <Icon name="chev" isDirected />
          </button>
        )}
      </div>
      <ul className="langgrid">
        {languages.slice(0, signed > 0 ? shown - 1 : shown).map((language) => (
          <li key={language.id}>
            <a className="langcard" href={`/search?language=${language.id}`}>
              <b className="own-name" lang={language.languageISOCode} dir={language.direction}>
                {language.name}
              </b>
              <small>{t('catalogue.books', { count: language.publishedBooks })}</small>
            </a>
          </li>
        ))}
        {signed > 0 && (
          <li>
            <a className="langcard" href={searchPath({ ...noFilters, features: ['signed'], language: 'all' })}>
              <b>
                <Icon name="sign" size="s" /> {t('reading.sign')}
              </b>
              <small>{t('catalogue.books', { count: signed })}</small>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
