import { useCallback, useState, useSyncExternalStore } from 'react';

import { speak, voiceFor } from '../../../i18n/voice.ts';
import { isSoundStored, storeSound } from './stored-sound.ts';

/** Whether the device has a voice of its own for a language; some find their voices only after a while. */
export function useHasVoice(languageTag: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(languageTag) !== undefined,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

const never = () => () => {};

/** Sound is off until it is asked for (design guide, section 6). */
export function useSound(languageTag: string) {
  const stored = useSyncExternalStore(never, isSoundStored, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const isOn = chosen ?? stored;
  return {
    isOn,
    turn: useCallback(() => {
      setChosen(!isOn);
      storeSound(!isOn);
      if (isOn) hush();
    }, [isOn]),
    /** Says something of the book that nobody pressed a button for. */
    speak: useCallback(
      (words: string) => {
        if (isOn) say(words, languageTag);
      },
      [isOn, languageTag],
    ),
  };
}

/** One at a time: what is new stops what is old. */
export function say(words: string, languageTag: string): void {
  // What is being said is not said on another page.
  addEventListener('pagehide', hush);
  speak(words, languageTag);
}

/** Ends what is being said. */
export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}
