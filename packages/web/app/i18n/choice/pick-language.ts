import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { pageFacts } from '../page-facts.ts';

/** Finds a language of the picker by what is typed, and closes the picker where the same one is chosen. */
export function pickLanguage(form: HTMLElement): void {
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
    // Choosing the same language changes nothing (specification section 4).
    if (new FormData(form as HTMLFormElement).get('language') !== pageFacts().language.id) return;
    event.preventDefault();
    closeDialog(form.closest('dialog')?.id ?? '');
  });
  // What was typed before this came.
  show();
}

/** Whatever the case and the accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
