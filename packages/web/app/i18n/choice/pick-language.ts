import { storedCookies } from '../../request/session/browser-session.ts';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { showOffline } from '../../ui/toasts/show-offline.ts';
import { onShownAgain } from '../../ui/shown-again.ts';
import { pageFacts } from '../page-facts.ts';

/** Finds a language of the picker by what is typed, and closes the picker where the same one is chosen. */
export function pickLanguage(part: HTMLElement): void {
  const form = part as HTMLFormElement;
  const field = form.querySelector<HTMLInputElement>('input[type=search]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  const rows = [...form.querySelectorAll<HTMLElement>('label.lang')];

  function show(): void {
    const sought = plain(field?.value.trim() ?? '');
    for (const row of rows) row.hidden = !plain(row.dataset['names'] ?? '').includes(sought);
    const isNothing = rows.every(({ hidden }) => hidden);
    if (status !== null) status.textContent = isNothing ? (status.dataset['nothing'] ?? '') : '';
  }

  field?.addEventListener('input', show);
  field?.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  // Its fields are what they were only after this.
  form.addEventListener('reset', () => setTimeout(show));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new URLSearchParams([...new FormData(form)] as [string, string][]);
    // Choosing the same language changes nothing (specification section 4).
    if (chosen.get('language') === pageFacts().language.id && isPageAsChosen())
      closeDialog(form.closest('dialog')?.id ?? '');
    else void choose(form, chosen);
  });
  // Back leads to a page that the browser has kept from before another language was chosen.
  onShownAgain(() => navigator.onLine && !isPageAsChosen() && location.reload());
  // What was typed before this came.
  show();
}

/** Another tab, or a page that was opened from this one, may have stored another language since this page was made. */
function isPageAsChosen(): boolean {
  const { id } = pageFacts().language;
  return (storedCookies().get('localization_id') ?? id) === id;
}

/** Without a network the page stays as it is: no copy of a page that this device has is in another language. */
async function choose(form: HTMLFormElement, chosen: URLSearchParams): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const { type } = await fetch(form.action, { method: 'POST', body: chosen, redirect: 'manual' });
    // What else the library answers is shown as it is.
    if (type === 'opaqueredirect') location.assign(chosen.get('to') ?? '/');
    else form.submit();
  } catch (error) {
    console.warn(error);
    showOffline();
  }
  form.ariaBusy = null;
}

/** Whatever the case and the accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
