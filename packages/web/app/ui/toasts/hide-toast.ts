import { removePart } from '../removable.ts';

/** Takes away the message that is shown: what came after it says otherwise. */
export function hideToast(): void {
  for (const shown of document.querySelectorAll('.toasts .toast')) removePart(shown);
}
