import { storeCookies } from '../request/session/browser-session.ts';

/** The switch for less data does something only with script, so it can be used only then. */
export function switchDataSaver(part: HTMLElement): void {
  const field = part as HTMLInputElement;
  field.disabled = false;
  field.addEventListener('change', () => {
    storeCookies({ dataSaver: field.checked ? '1' : '0' });
    location.reload();
  });
}
