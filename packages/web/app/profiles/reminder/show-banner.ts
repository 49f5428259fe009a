import type { Translate } from '@letsread/interface-text/translator.ts';

import { focusHeading } from '../../ui/focus-heading.ts';
import sheet from './banner.css?url';

/** Says inside the page that it is time for a story. Nothing moves for it, and it goes when it is answered. */
export function showBanner(t: Translate, names: string): void {
  if (document.querySelector('.remind') !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  // Unstyled it would stand below the footer for a moment; where the sheet does not come, it stands there.
  for (const event of ['load', 'error'])
    link.addEventListener(event, () => document.body.append(bannerWith(t, names)), { once: true });
  document.head.append(link);
}

function bannerWith(t: Translate, names: string): HTMLElement {
  const banner = element('aside', 'remind');
  banner.setAttribute('aria-labelledby', 'remind-title');
  const words = element('div', 'remind__words');
  // Said once it stands, without taking the focus away.
  words.setAttribute('role', 'status');
  const title = element('p', 'remind__title', t('profiles.reminder.title'));
  title.id = 'remind-title';
  setTimeout(() => words.append(title, element('p', '', t('profiles.reminder.who', { names }))), 100);
  const find = element('a', 'btn btn--leaf', t('profiles.page.find'));
  find.href = '/';
  const later = element('button', 'btn', t('profiles.reminder.not-today'));
  later.type = 'button';
  later.addEventListener('click', () => {
    banner.remove();
    focusHeading({ preventScroll: true });
  });
  const acts = element('div', 'remind__acts');
  acts.append(find, later);
  banner.append(words, acts);
  return banner;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
