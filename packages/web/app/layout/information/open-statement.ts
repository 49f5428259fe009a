import { showToast } from '../../ui/show-toast.ts';
import sheet from './pages.css?url';

const dialogId = 'accessibility-statement';

/** Opens the accessibility statement in its dialog at a press on its link; what else a press may mean is the browser's. */
export function openStatement(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const { href, pathname } = link as HTMLAnchorElement;
    if (!isPlain || location.pathname === pathname) return;
    event.preventDefault();
    void open(href, link.dataset['offline'] ?? '');
  });
}

async function open(href: string, offline: string): Promise<void> {
  const dialog = document.getElementById(dialogId) as HTMLDialogElement;
  const body = dialog.querySelector('section');
  if (body === null) return;
  const isEmpty = body.getAttribute('aria-busy') === 'true';
  if (isEmpty && !navigator.onLine) return showToast({ kind: 'offline', text: offline });
  dialog.showModal();
  body.focus();
  if (!isEmpty) return;
  try {
    const text = await fetchStatement(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
    body.replaceChildren(text);
    body.removeAttribute('aria-busy');
  } catch (error) {
    console.warn(error);
    // As if there were no script.
    location.assign(href);
  }
}

/** The text of the page, its headings one level down: the dialog has the title. */
async function fetchStatement(href: string): Promise<HTMLElement> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = page.querySelector<HTMLElement>('.doc__body');
  if (!answer.ok || text === null) throw new TypeError(`The statement cannot be had: ${answer.status}`);
  for (const heading of text.querySelectorAll('h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return document.adoptNode(text);
}
