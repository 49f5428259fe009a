import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { closeDialog, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Interface } from './load-interface.server.ts';
import { usePlaceHere } from '../bars/place-here.ts';
import { useInterface } from './use-interface.ts';
import { useWords } from './words.tsx';

export const pickerId = 'languages';

/** The list of interface languages. It opens and answers without script: a dialog with a form. */
export function LanguagePicker() {
  const t = useWords();
  const { languages } = useInterface();
  const place = usePlaceHere();
  return (
    <Dialog
      id={pickerId}
      title={t('shell.language.title')}
      closeLabel={t('shell.close')}
      className="dialog--langs"
      onClose={(dialog) => dialog.querySelector('form')?.reset()}
    >
      {languages.length === 0 ? (
        <div className="dialog__body stack">
          <p>{t('shell.language.none')}</p>
          <a className="btn" href={place}>
            {t('shell.try-again')}
          </a>
        </div>
      ) : (
        <LanguageForm place={place} />
      )}
    </Dialog>
  );
}

function LanguageForm({ place }: { place: string }) {
  const t = useWords();
  const { language, languages } = useInterface();
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before scripts ran.
  const begin = useEffectEvent(() => setSought(field.current?.value ?? ''));
  useEffect(() => begin(), []);
  const found = languages.filter((one) => isFound(one, sought));

  /** Choosing the same language changes nothing (specification section 4). */
  function closeIfSame(event: FormEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).get('language') !== language.id) return;
    event.preventDefault();
    closeDialog(pickerId);
  }

  return (
    <form
      className="dialog__form"
      method="post"
      action="/language"
      onSubmit={closeIfSame}
      onReset={() => setSought('')}
    >
      <input type="hidden" name="to" value={place} />
      <div className="search langs__search with-script">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          ref={field}
          placeholder={t('shell.language.find')}
          aria-label={t('shell.language.find')}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className="dialog__body">
        <fieldset className="langs">
          <legend className="sr">{t('shell.language.title')}</legend>
          {languages.map((one) => (
            <LanguageRow key={one.id} one={one} isHidden={!found.includes(one)} />
          ))}
        </fieldset>
        <p role="status">{found.length === 0 && t('shell.language.not-found')}</p>
      </div>
      <div className="dialog__foot">
        <button className="btn btn--leaf" type="submit">
          {t('shell.language.ok')}
        </button>
      </div>
    </form>
  );
}

function LanguageRow({ one, isHidden }: { one: Interface['languages'][number]; isHidden: boolean }) {
  const t = useWords();
  const { language } = useInterface();
  return (
    <label className="lang" hidden={isHidden}>
      <input type="radio" name="language" value={one.id} defaultChecked={one.id === language.id} />
      <span className="lang__name own-name" lang={one.languageISOCode} dir={one.direction}>
        {one.name}
      </span>
      {one.englishName !== one.name && <span className="lang__en">{one.englishName}</span>}
      <span className="lang__n">{t('catalogue.books', { count: one.publishedBooks })}</span>
    </label>
  );
}

/** By its own name or its English one, whatever the case and the accents. */
function isFound(one: Interface['languages'][number], sought: string): boolean {
  const words = plain(sought.trim());
  return [one.name, one.englishName, one.languageISOCode].some((name) => plain(name).includes(words));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
