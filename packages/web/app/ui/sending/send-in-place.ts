import { addSheets } from '../add-sheets.ts';
import { emitPartsAdded } from '../parts-added.ts';
import { untilLeft } from './until-left.ts';

/**
 * Forms whose answer is the same page (`<form data-in-place>`) are sent without leaving it: the page stays where it was
 * scrolled to and shows what has changed. Without a network it stays as it is and says so.
 */
export function sendInPlace(main: HTMLElement): void {
  main.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-in-place]')) return;
    event.preventDefault();
    if (main.getAttribute('aria-busy') !== 'true') void send(main, form, event.submitter);
  });
}

async function send(main: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const here = untilLeft();
  main.setAttribute('aria-busy', 'true');
  try {
    // A form of text alone, as browsers send it.
    const body = new URLSearchParams([...new FormData(form, submitter)] as [string, string][]);
    const answer = await fetch(location.href, { method: 'POST', body, signal: here.signal });
    const { pathname } = new URL(answer.url);
    if (!answer.ok || pathname !== location.pathname) return location.assign(answer.url);
    showAnswer(main, new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch (error) {
    if (!here.signal.aborted) tellNotSent(main);
    console.warn(error);
  } finally {
    main.removeAttribute('aria-busy');
    here.abort();
  }
}

/** Who pressed a button that is there no more goes on from the heading, every other from the same place. */
function showAnswer(main: HTMLElement, page: Document): void {
  const buttons = () => [...main.querySelectorAll<HTMLButtonElement>('form[data-in-place] [type=submit]')];
  const before = buttons();
  const at = before.indexOf(document.activeElement as HTMLButtonElement);
  addSheets(page);
  main.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  emitPartsAdded(main);
  const after = buttons();
  const again = after.length === before.length ? after[at] : undefined;
  (again ?? main.querySelector('h1'))?.focus({ preventScroll: true });
}

function tellNotSent(main: HTMLElement): void {
  const template = main.querySelector<HTMLTemplateElement>('template[data-not-sent]');
  template?.parentElement?.replaceChildren(template, document.importNode(template.content, true));
}
