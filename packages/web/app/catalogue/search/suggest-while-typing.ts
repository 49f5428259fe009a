import type { suggestSearch } from '@letsread/catalogue/search/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { writeNumber } from '../../i18n/page-facts.ts';
import { untilLeft } from '../../ui/sending/until-left.ts';
import { bookPath } from '../book-path.ts';
import { cropAround } from '../../ui/pictures/crop-around.ts';

/** Between two letters of one word: what is asked for sooner is not looked at. */
const pauseMs = 150;

type Suggestion = EndpointOutput<typeof suggestSearch>['items'][number];

/** Titles, people and themes for the words so far, as links below the field: a list that Tab and the arrow keys reach, and Escape puts away. */
export function suggestWhileTyping(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  if (field === null) return;
  const list = document.createElement('ul');
  list.className = 'suggestions';
  list.popover = 'manual';
  list.setAttribute('aria-label', field.getAttribute('aria-label') ?? '');
  const status = document.createElement('output');
  status.className = 'sr';
  form.append(list, status);
  let request: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(pause);
    request?.abort();
    list.hidePopover();
    list.replaceChildren();
    status.textContent = '';
  }

  async function suggest(words: string): Promise<void> {
    request?.abort();
    const asking = (request = untilLeft());
    try {
      const address = `${form.dataset['suggests'] ?? ''}&q=${encodeURIComponent(words)}`;
      const answer = await fetch(address, { signal: asking.signal });
      if (!answer.ok) throw new TypeError(`Nothing can be suggested: ${answer.status}`);
      const found = (await answer.json()) as { items: Suggestion[] };
      if (!asking.signal.aborted) show(found.items);
    } catch (error) {
      // A search that is sent says what is wrong; while somebody types nothing does.
      if (!asking.signal.aborted) hide();
      console.warn(error);
    } finally {
      asking.abort();
    }
  }

  function show(items: Suggestion[]): void {
    // Who is choosing among those of fewer letters keeps them.
    if (list.contains(document.activeElement)) return;
    if (items.length === 0 || !form.contains(document.activeElement)) return hide();
    list.replaceChildren(...items.map((item) => rowOf(item, form.dataset)));
    status.textContent = (form.dataset['shown'] ?? '')
      .replace('{shown}', writeNumber(items.length))
      .replace('{total}', writeNumber(items.length));
    positionList();
    list.showPopover();
  }

  function positionList(): void {
    const { left, bottom, width } = form.getBoundingClientRect();
    Object.assign(list.style, { left: `${left + scrollX}px`, top: `${bottom + scrollY}px`, width: `${width}px` });
  }

  function consider(): void {
    const words = field?.value.trim() ?? '';
    if (words === '') return hide();
    clearTimeout(pause);
    pause = setTimeout(() => void suggest(words), pauseMs);
  }

  field.addEventListener('input', consider);
  // What was typed until this came.
  if (field.value !== field.defaultValue) consider();
  form.addEventListener('keydown', (event) => {
    if (!list.matches(':popover-open')) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      hide();
      field.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [field, ...list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) hide();
  });
  // A press that takes the focus nowhere, as links do in Safari, must not put the list away before it is a press.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  form.addEventListener('submit', hide);
  addEventListener('resize', positionList);
}

function rowOf({ kind, text, book, tagId }: Suggestion, labels: DOMStringMap): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  const words = document.createElement('span');
  words.textContent = text;
  if (book === null) {
    const label = document.createElement('small');
    label.className = 'muted';
    label.textContent = labels[kind] ?? '';
    link.href =
      kind === 'theme' ? `/tag/${tagId ?? ''}` : `/search?${new URLSearchParams({ cardName: text }).toString()}`;
    words.dir = 'auto';
    link.append(words, label);
  } else {
    const { slug, language, cover } = book;
    const picture = document.createElement('img');
    link.href = bookPath(slug);
    Object.assign(picture, { src: `${cover.url}/96.webp`, alt: '', width: 48, height: 48 });
    picture.style.backgroundColor = cover.colour;
    picture.style.objectPosition = cropAround(cover) ?? '';
    Object.assign(words, { lang: language.languageISOCode, dir: language.direction });
    link.append(picture, words);
  }
  row.append(link);
  return row;
}
