import { voiceFor } from '../../reading/listening/voice.ts';

/** Slow enough to hear the sounds of a word. */
const rate = 0.75;

/** Which words are being said; a new tap says others instead. */
let turn = 0;

/** Says words one after another with the device's own voice, and tells which one is being said; undefined at the end. */
export function sayWords(words: string[], languageTag: string, onWord: (word: string | undefined) => void): void {
  turn += 1;
  const mine = turn;
  speechSynthesis.cancel();
  const say = ([word, ...rest]: string[]) => {
    if (mine !== turn) return;
    onWord(word);
    if (word === undefined) return;
    const utterance = new SpeechSynthesisUtterance(word);
    utterance.lang = languageTag;
    utterance.voice = voiceFor(languageTag) ?? null;
    utterance.rate = rate;
    utterance.onend = () => say(rest);
    // A voice that fails says nothing of the rest either.
    utterance.onerror = () => say([]);
    speechSynthesis.speak(utterance);
  };
  say(words);
}
