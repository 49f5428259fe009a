import { find, on, type Point, shownPage, emit } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { loadModule } from '../turning/load-module.ts';
import { noteVoices, onVoices, voiceFor } from '../../i18n/voice.ts';

/** Shows the button that reads aloud where there is a recording, or else a voice of the device for the language. */
export function offerListening(reader: HTMLElement): void {
  const button = find(reader, '[data-listen]');
  const isNarrated = button.dataset['listen'] === 'narrated';
  const offer = () => {
    const story = shownPage(reader).querySelector<HTMLElement>('[data-story]');
    if (isNarrated || (story !== null && voiceFor(story.lang) !== undefined)) reader.dataset['listens'] = '';
    // Kept in its place on a page without words, so that the buttons beside it never move.
    button.hidden = !('listens' in reader.dataset);
    button.style.visibility = story !== null || readSettings().describe === 'on' ? '' : 'hidden';
  };
  onVoices(() => {
    offer();
    noteVoices();
  });
  on(reader, 'turned', offer);
  on(reader, 'set', offer);
  button.addEventListener('click', () => listen(reader));
}

/** From the first page on: each is told as it is turned to. */
export function listenToBook(reader: HTMLElement): void {
  reader.dataset['aloud'] = '';
  let isBegun = false;
  // Where only a voice can tell it, the device may tell of that a little later.
  onVoices(() => {
    if (isBegun || !('listens' in reader.dataset)) return;
    isBegun = true;
    listen(reader);
  });
}

/**
 * Begins or stops the telling of the page, or tells the sentence at a point. Without the module, which the network did
 * not give, nothing is told; the next press tries again.
 */
export function listen(reader: HTMLElement, point?: Point): void {
  if (!('listens' in reader.dataset)) return;
  // In the touch itself: some browsers let no other sound begin than that of an element that was touched for.
  const audio = find<HTMLAudioElement>(reader, 'audio');
  if (audio.getAttribute('src') === null) audio.load();
  const { at } = reader.dataset;
  const isSpeaking = () => 'telling' in reader.dataset;
  const wasSpeaking = isSpeaking();
  loadModule(reader, 'listening').then(
    () => {
      const isTurnedAway = reader.dataset['at'] !== at && !('aloud' in reader.dataset && point === undefined);
      // While the module was on its way another press, or what the reader has set, may have done what this one asks for.
      const isDone = point === undefined && isSpeaking() !== wasSpeaking;
      if (!isTurnedAway && !isDone) emit(reader, 'listen', point);
    },
    (error: unknown) => console.warn(error),
  );
}
