import { showToast } from '../../ui/toasts/show-toast.ts';

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
    const { fillStatement } = await import('./fill-statement.ts');
    await fillStatement(body, href);
  } catch (error) {
    console.warn(error);
    // As if there were no script; who has closed it meanwhile stays where they are.
    if (dialog.open) location.assign(href);
  }
}
