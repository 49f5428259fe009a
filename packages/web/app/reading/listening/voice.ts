/**
 * A voice of the device's own for a language. Voices that send the words to somebody's server are none for a child's
 * book.
 */
export function voiceFor(languageTag: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const tag = languageTag.toLowerCase();
  const [language] = tag.split('-');
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll('_', '-');
  const fitting = voices.filter((voice) => tagOf(voice).split('-')[0] === language);
  return fitting.find((voice) => tagOf(voice) === tag) ?? fitting.find((voice) => voice.default) ?? fitting[0];
}

/** The languages of the device's own voices, for pages that cannot wait until it tells them (`offer-voice.js`). */
export function noteVoices(): void {
  if (!('speechSynthesis' in globalThis)) return;
  const own = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const languages = new Set(own.map(({ lang }) => lang.toLowerCase().split(/[-_]/)[0]));
  if (languages.size === 0) return;
  try {
    localStorage.setItem('voices', [...languages].join(' '));
  } catch {
    // Then only what a browser tells at once is known.
  }
}

/** Calls back each time the device has found voices: some tell them only after a while. */
export function onVoices(then: () => void): void {
  then();
  if ('speechSynthesis' in globalThis) speechSynthesis.addEventListener('voiceschanged', then);
}
