import type { Language } from '@letsread/catalogue/contract.ts';

import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAddressHere } from '../../request/address-here.ts';
import { pickerId } from './picker-id.ts';
import { useInterface } from '../use-interface.ts';
import { useMessages } from '../messages.tsx';

/** The list of interface languages. It opens and answers without script: a dialog with a form. */
export function LanguagePicker() {
  const t = useMessages();
  const { areLanguagesKnown } = useInterface();
  const address = useAddressHere();
  return (
    <Dialog
      id={pickerId}
      title={t('shell.language.title')}
      closeLabel={t('shell.close')}
      className="dialog--langs"
      resets
    >
      {areLanguagesKnown ? (
        <LanguageForm address={address} />
      ) : (
        <div className="dialog__body stack">
          <p>{t('shell.language.none')}</p>
          <a className="btn" href={address}>
            {t('shell.try-again')}
          </a>
        </div>
      )}
    </Dialog>
  );
}

function LanguageForm({ address }: { address: string }) {
  const t = useMessages();
  const { language, languages } = useInterface();
  // What the page speaks can be chosen also where no book is in it: one is always selected (specification section 5).
  const isOffered = languages.some(({ id }) => id === language.id);
  return (
    <form className="dialog__form" method="post" action="/language" data-module="pick-language">
      <input type="hidden" name="to" value={address} />
      <div className="search langs__search with-script">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          placeholder={t('shell.language.find')}
          aria-label={t('shell.language.find')}
        />
      </div>
      <div className="dialog__body">
        <fieldset className="langs">
          <legend className="sr">{t('shell.language.title')}</legend>
          {!isOffered && <LanguageRow one={{ ...language, englishName: language.name, publishedBooks: 0 }} />}
          {languages.map((one) => (
            <LanguageRow key={one.id} one={one} />
          ))}
        </fieldset>
        <p role="status" data-nothing={t('shell.language.not-found')} suppressHydrationWarning />
      </div>
      <div className="dialog__foot">
        <button className="btn btn--leaf" type="submit">
          {t('shell.language.ok')}
        </button>
      </div>
    </form>
  );
}

/** Found by its own name or its English one (`pick-language.ts`). */
function LanguageRow({ one }: { one: Language }) {
  const t = useMessages();
  const { language } = useInterface();
  return (
    <label className="lang" data-names={`${one.name} ${one.englishName} ${one.languageISOCode}`}>
      <input type="radio" name="language" value={one.id} defaultChecked={one.id === language.id} />
      <span className="lang__name own-name" lang={one.languageISOCode} dir={one.direction}>
        {one.name}
      </span>
      {one.englishName !== one.name && (
        <span className="lang__en" lang="en" dir="ltr">
          {one.englishName}
        </span>
      )}
      <span className="lang__n">{t('catalogue.books', { count: one.publishedBooks })}</span>
    </label>
  );
}
