import { voiceFor } from '../../../i18n/voice.ts';

/** Slow enough to hear the sounds of a word. */
const rate = 0.75;

/** Which words are being said; a new tap says others instead. */
let turn = 0;
let endBefore = () => {};

/** Says words one after another with the device's own voice, and tells which one is being said, by its place; undefined at the end. */
export function speakWords(words: string[], languageTag: string, onWord: (at: number | undefined) => void): void {
  turn += 1;
  const mine = turn;
  speechSynthesis.cancel();
  endBefore();
  endBefore = () => onWord(undefined);
  const say = (at: number) => {
    if (mine !== turn) return;
    const word = words[at];
    onWord(word === undefined ? undefined : at);
    if (word === undefined) return;
    const utterance = new SpeechSynthesisUtterance(word);
    utterance.lang = languageTag;
    utterance.voice = voiceFor(languageTag) ?? null;
    utterance.rate = rate;
    utterance.onend = () => say(at + 1);
    // A voice that fails says nothing of the rest either.
    utterance.onerror = () => say(words.length);
    speechSynthesis.speak(utterance);
  };
  say(0);
}
