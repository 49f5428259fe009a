import { showToast } from './show-toast.ts';

/** Says that what was pressed needs the network, in the words that the page has for it. */
export function showOffline(): void {
  const text = document.querySelector<HTMLElement>('[data-offline]')?.dataset['offline'] ?? '';
  showToast({ kind: 'offline', text });
}
