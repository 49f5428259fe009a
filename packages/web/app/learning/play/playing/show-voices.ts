import { onVoices, voiceFor } from '../../../i18n/voice.ts';
import { isSoundStored } from './stored-sound.ts';

/** Before the game is touched: buttons that are heard show themselves where the device has a voice for their language. */
export function showVoices(main: HTMLElement): void {
  for (const sound of main.querySelectorAll('[data-sound]'))
    sound.setAttribute('aria-pressed', String(isSoundStored()));
  onVoices(() => {
    // A game that lives does so itself.
    if (main.querySelector('[data-living]') !== null) return;
    for (const button of main.querySelectorAll<HTMLElement>('[data-listen]'))
      button.hidden = voiceFor(button.dataset['listen'] ?? '') === undefined;
  });
}
