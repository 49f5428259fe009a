import { onVoices, voiceFor } from '../../../i18n/voice.ts';
import { showForm } from '../../../ui/show-states.ts';

/** Where the device has a voice, which it may find out only after a while, each sound can be pressed to hear its words. */
export function offerSounds(tiles: HTMLElement): void {
  const language = tiles.dataset['language'] ?? '';
  onVoices(() => {
    if (voiceFor(language) !== undefined) showForm(tiles, 'spoken');
  });
  tiles.addEventListener('click', ({ target }) => {
    const tile = (target as Element).closest<HTMLElement>('.soundtile--press');
    if (tile !== null) void say(tile, language);
  });
  // What is being said is not said on another page.
  addEventListener('pagehide', () => globalThis.speechSynthesis?.cancel());
}

async function say(tile: HTMLElement, language: string): Promise<void> {
  const { speakWords } = await import('./speak-words.ts');
  const words = [...tile.querySelectorAll<HTMLElement>('.tile__words > span')];
  speakWords(
    words.map(({ textContent }) => textContent.trim()),
    language,
    (at) => words.forEach((word, each) => word.classList.toggle('isaid', each === at)),
  );
}
