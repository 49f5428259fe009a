import { storedCookies } from '../../request/session/browser-session.ts';
import { noteWhereFocusWas, removePart } from '../../ui/removable.ts';
import { pickerId } from './picker-id.ts';
import sheet from './offer.css?url';

/**
 * Offers the language of the device by its own name, where the library has it and the page is in another: nothing needs to
 * be read in order to press it. Once, on the first visit; the page goes on beneath it, and the picker is always there.
 */
export function offerLanguage(): void {
  const offered = languageOfDevice();
  if (offered === undefined || storedCookies().has('localization_id')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  for (const event of ['load', 'error'])
    link.addEventListener(event, () => document.body.append(offerOf(offered)), { once: true });
  document.head.append(link);
}

interface Offered {
  id: string;
  name: HTMLElement;
}

/** The first language that the device asks for and the picker has; undefined when the page is in it already. */
function languageOfDevice(): Offered | undefined {
  const rows = [...document.querySelectorAll<HTMLLabelElement>(`#${pickerId} label`)];
  for (const tag of navigator.languages) {
    if (isSame(tag, document.documentElement.lang)) return undefined;
    for (const row of rows) {
      const name = row.querySelector<HTMLElement>('[lang]');
      const id = row.querySelector('input')?.value;
      if (name !== null && id !== undefined && isSame(tag, name.lang)) return { id, name };
    }
  }
  return undefined;
}

/** "zh-CN" is asked for and "zh-Hans" is there; "zh-TW" is another script. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
  return a?.language === b?.language && a?.script === b?.script;
}

/** A form as the picker's own, with the one answer. */
function offerOf({ id, name }: Offered): HTMLFormElement {
  const form = document.createElement('form');
  form.className = 'offer';
  form.method = 'post';
  form.action = '/language';
  form.setAttribute('aria-label', document.querySelector(`#${pickerId}-title`)?.textContent ?? '');
  form.append(field('to', location.pathname + location.search), field('language', id));
  const take = document.createElement('button');
  take.className = 'btn btn--leaf offer__take';
  const own = document.createElement('span');
  own.className = 'own-name';
  own.lang = name.lang;
  own.dir = name.dir;
  own.textContent = name.textContent;
  take.append(...iconLike('.langbtn'), own);
  const leave = document.createElement('button');
  leave.className = 'iconbtn';
  leave.type = 'button';
  leave.setAttribute('aria-label', document.querySelector('[data-toast] button')?.getAttribute('aria-label') ?? '');
  leave.append(...iconLike(`#${pickerId} .iconbtn`));
  leave.addEventListener('click', () => removePart(form));
  form.append(take, leave);
  noteWhereFocusWas(form);
  return form;
}

function field(name: string, value: string): HTMLInputElement {
  const made = document.createElement('input');
  made.type = 'hidden';
  made.name = name;
  made.value = value;
  return made;
}

/** As one that stands on the page already. */
function iconLike(selector: string): Node[] {
  const found = document.querySelector(`${selector} svg`);
  return found === null ? [] : [found.cloneNode(true)];
}
