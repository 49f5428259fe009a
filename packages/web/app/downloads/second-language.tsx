import type { Book } from '@letsread/catalogue/contract.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';

interface SecondLanguageProps {
  others: Book['editions'];
  second: string | undefined;
  paper: string;
  flip: string;
}

/** Which language stands beside that of the book; only editions that go with it page by page. */
export function SecondLanguage({ others, second, paper, flip }: SecondLanguageProps) {
  const t = useMessages();
  return (
    <form method="get" className="print__second">
      <input type="hidden" name="paper" value={paper} />
      <input type="hidden" name="flip" value={flip} />
      <div className="field">
        <label htmlFor="second-language">{t('downloads.second')}</label>
        <div className="select">
          <select id="second-language" name="second" className="input" defaultValue={second ?? others[0]?.editionId}>
            {others.map(({ editionId, language, title }) => (
              <option key={editionId} value={editionId} lang={language.languageISOCode} dir={language.direction}>
                {`${language.name} · ${title}`}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <button className="btn btn--plain" type="submit">
        {t('downloads.second.show')}
      </button>
    </form>
  );
}
