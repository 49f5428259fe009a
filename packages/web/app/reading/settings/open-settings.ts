import { voiceFor } from '../../i18n/voice.ts';
import { find, on, emit } from '../reader/reader-events.ts';
import { changeSettings, readSettings } from './reading-settings.ts';
import { savedSecondLanguage, saveSecondLanguage } from '../languages/second-language-choice.ts';

/** What full screen is on its way to: the browser changes a while after the press, and what is shown meanwhile is the press. */
let fullscreenUnderWay: 'on' | 'off' | undefined;

/** The reading settings: shows what is set when they open, keeps what is chosen, and lets the reader follow at once. */
export function openSettings(reader: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(reader, 'dialog.settings');
  show(reader, dialog);
  dialog.addEventListener('toggle', () => show(reader, dialog));
  on(reader, 'set', () => show(reader, dialog));
  dialog.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) choose(reader, target);
  });
  document.addEventListener('fullscreenchange', () => show(reader, dialog));
  find(dialog, '[data-zoom]').addEventListener('click', () => dialog.close());
}

function show(reader: HTMLElement, dialog: HTMLDialogElement): void {
  const settings: Record<string, string> = { ...readSettings() };
  settings['fullscreen'] = fullscreenUnderWay ?? (document.fullscreenElement === null ? 'off' : 'on');
  settings['secondLanguage'] = savedSecondLanguage();
  for (const control of dialog.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = settings[control.name] ?? '';
    if (control instanceof HTMLSelectElement) {
      const isOffered = [...control.options].some((option) => option.value === value);
      // Signing that is on and not in this sign language is in the first that the book has.
      const instead = control.name === 'sign' && value !== 'off' ? 1 : 0;
      if (isOffered) control.value = value;
      else control.selectedIndex = instead;
    } else if (control.type === 'radio') control.checked = control.value === value;
    else control.checked = value === 'on';
  }
  need(dialog, 'listening', 'listens' in reader.dataset);
  need(dialog, 'voice', voiceFor(find(reader, 'h1').lang));
  need(dialog, 'fullscreen', document.fullscreenEnabled);
  need(dialog, 'second', dialog.querySelector<HTMLSelectElement>('#second-language')?.value);
}

/** A row is absent where what it sets is not to be had. */
function need(dialog: HTMLDialogElement, what: string, had: unknown): void {
  for (const row of dialog.querySelectorAll<HTMLElement>(`[data-needs="${what}"]`)) row.hidden = !had;
}

function choose(reader: HTMLElement, control: HTMLInputElement | HTMLSelectElement): void {
  const { name } = control;
  const isSwitch = control instanceof HTMLInputElement && control.type === 'checkbox';
  const value = isSwitch ? (control.checked ? 'on' : 'off') : control.value;
  if (name === 'fullscreen') {
    void changeFullscreen(reader, value === 'on' ? 'on' : 'off');
    return;
  }
  if (name === 'secondLanguage') saveSecondLanguage(value);
  else changeSettings({ [name]: value });
  emit(reader, 'set');
}

async function changeFullscreen(reader: HTMLElement, value: 'on' | 'off'): Promise<void> {
  fullscreenUnderWay = value;
  try {
    await (value === 'on' ? document.documentElement.requestFullscreen() : document.exitFullscreen());
  } catch {
    // Refused, for one where a page may not: the switch goes back by itself.
  }
  fullscreenUnderWay = undefined;
  emit(reader, 'set');
}
