import { writeStored } from '../request/web-storage.ts';

/**
 * A voice of the device's own for a language. Voices that send the words to somebody's server are none for a child's
 * book.
 */
export function voiceFor(languageTag: string): SpeechSynthesisVoice | undefined {
  const tag = languageTag.toLowerCase();
  const fitting = ownVoices().filter((voice) => languageOf(tagOf(voice)) === languageOf(tag));
  return fitting.find((voice) => tagOf(voice) === tag) ?? fitting.find((voice) => voice.default) ?? fitting[0];
}

/** The languages of the device's own voices, for pages that cannot wait until it tells them (`offer-voice.js`). */
export function noteVoices(): void {
  const languages = new Set(ownVoices().map((voice) => languageOf(tagOf(voice))));
  if (languages.size === 0) return;
  writeStored('voices', [...languages].join(' '));
}

/** Calls back each time the device has found voices: some tell them only after a while. */
export function onVoices(then: () => void): void {
  then();
  if ('speechSynthesis' in globalThis) speechSynthesis.addEventListener('voiceschanged', then);
}

/** Says something of the page, where the device has a voice for it: nobody needs to read in order to know. What is new stops what is old. */
export function speak(words: string, languageTag: string): void {
  const voice = voiceFor(languageTag);
  if (voice === undefined) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

function ownVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in globalThis ? speechSynthesis.getVoices().filter((voice) => voice.localService) : [];
}

/** Some browsers write `en_US`. */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  return lang.toLowerCase().replaceAll('_', '-');
}

function languageOf(tag: string): string | undefined {
  return tag.split('-')[0];
}
