import { onVoices, voiceFor } from '../../../reading/listening/voice.ts';
import { find, findAll } from './find.ts';

/** What is said aloud of an activity. */
export interface Voice {
  /** Something of the book that nobody pressed a button for: only where sound is wanted. */
  speak: (words: string) => void;
}

const key = 'sounds';

/**
 * The device's own voice: buttons that are heard show themselves where there is one for their language, and the sound
 * button where there is one for the book's. Sound is off until it is asked for (design guide, section 6).
 */
export function openVoice(main: HTMLElement): Voice {
  const tag = main.dataset['tag'] ?? '';
  const sound = find(main, '[data-sound]');
  const isWanted = () => sound.getAttribute('aria-pressed') === 'true';
  sound.setAttribute('aria-pressed', String(isSoundKept()));

  onVoices(() => {
    sound.hidden = voiceFor(tag) === undefined;
    for (const button of findAll(main, '[data-listen]'))
      button.hidden = voiceFor(button.dataset['listen'] ?? '') === undefined;
  });
  main.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-listen], [data-sound]');
    if (button === null) return;
    if (button === sound) {
      sound.setAttribute('aria-pressed', String(!isWanted()));
      keepSound(isWanted());
      if (!isWanted()) speechSynthesis.cancel();
    } else say(button.dataset['heard'] ?? '', button.dataset['listen'] ?? '');
  });
  return {
    speak(words) {
      if (isWanted()) say(words, tag);
    },
  };
}

/** One at a time: what is new stops what is old. */
function say(words: string, languageTag: string): void {
  const voice = voiceFor(languageTag);
  if (voice === undefined) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

function isSoundKept(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Storage is switched off: it holds for this page.
  }
}
