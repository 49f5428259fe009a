import { addSheets } from '../../ui/add-sheets.ts';
import { emitPartsAdded } from '../../ui/parts-added.ts';
import { pressedLink } from '../../ui/pressed-link.ts';
import { untilLeft } from '../../ui/sending/until-left.ts';

/** What a new answer changes of the page; the filters stay open and where they were. */
const changing = ['.find__main', '.find__groups', '.find__side > .dialog__foot'];

/** Shows what a filter leaves as soon as it is chosen, in the page that stands: its address and its history follow. */
export function refreshSearch(main: HTMLElement): void {
  let request: AbortController | undefined;

  async function show(address: string): Promise<void> {
    request?.abort();
    const asking = (request = untilLeft());
    const { signal } = asking;
    main.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new TypeError(`The books cannot be had: ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!signal.aborted) showPage(main, page);
    } catch (error) {
      // Another filter was chosen meanwhile, or the page is left; else the page says what is wrong.
      if (!signal.aborted) location.assign(address);
      console.warn(error);
    } finally {
      if (!signal.aborted) main.removeAttribute('aria-busy');
      asking.abort();
    }
  }

  function go(address: string): void {
    history.pushState(null, '', address);
    void show(address);
  }

  main.addEventListener('change', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.id === 'find') go(addressOf(form));
  });
  main.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (link === undefined || link.closest('.find__active') === null) return;
    event.preventDefault();
    const form = main.querySelector<HTMLFormElement>('#find');
    const isAnswered = !main.hasAttribute('aria-busy');
    if (form !== null) uncheckOf(link, form);
    // Of a filter that was chosen meanwhile the link knows nothing.
    go(form === null || isAnswered ? link.href : addressOf(form));
  });
  main.addEventListener('submit', (event) => {
    const sheet = event.submitter?.closest<HTMLElement>('[popover]');
    if (!sheet) return;
    // What it would show stands behind the sheet already.
    event.preventDefault();
    sheet.hidePopover();
  });
  const side = main.querySelector('.find__side');
  side?.addEventListener('toggle', () => {
    const { activeElement } = document;
    if (side.matches(':popover-open') || (activeElement !== document.body && !side.contains(activeElement))) return;
    // The button that opened it came anew with the books: the browser gives the focus back to the one before.
    main.querySelector<HTMLElement>('.find__btn')?.focus();
  });
  addEventListener('popstate', () => void show(location.href));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && main.hasAttribute('aria-busy')) void show(location.href);
  });
}

/** Unchecks the filter that a link takes away, so that it does not come back with the next one. */
function uncheckOf({ search }: HTMLAnchorElement, { elements }: HTMLFormElement): void {
  const left = new URLSearchParams(search);
  for (const box of elements)
    if (box instanceof HTMLInputElement && box.defaultChecked && !left.getAll(box.name).includes(box.value))
      box.checked = false;
}

function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') search.append(name, value);
  }
  return `${location.pathname}?${search.toString()}`;
}

function showPage(main: HTMLElement, page: Document): void {
  const focused = document.activeElement as HTMLInputElement | null;
  const [name, value] = main.contains(focused) ? [focused?.name, focused?.value] : [];
  addSheets(page);
  document.title = page.title;
  for (const selector of changing) {
    const part = main.querySelector(selector);
    part?.replaceChildren(...(page.querySelector(selector)?.childNodes ?? []));
    if (part !== null) emitPartsAdded(part);
  }
  if (name === undefined || document.activeElement === focused) return;
  const again = [...main.querySelectorAll<HTMLInputElement>('input, select')].find(
    (field) => field.name === name && (field.type !== 'checkbox' || field.value === value),
  );
  // A chip goes with the filter that it took away.
  (again ?? main.querySelector('h1'))?.focus({ preventScroll: true });
}
