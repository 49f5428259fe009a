import { find, on, type Point, shownPage, emit } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { showsSigns } from '../signing/shows-signs.ts';
import { alignTimings } from './align-timings.ts';
import { describedPicture } from './described-picture.ts';
import { highlightSpoken, partForMarking } from './highlight-spoken.ts';
import { pagesFrom } from './page-narrations.ts';
import { sentencesOf } from './sentences.ts';
import { readStoryText, type Span, type StoryText } from './story-text.ts';
import { recordingSpeaker } from './recording-speaker.ts';
import type { Speaker } from './speaker.ts';
import { voiceSpeaker } from './voice-speaker.ts';
import { voiceFor } from '../../i18n/voice.ts';

/** Reads pages aloud: the edition's own recording where there is one, else a voice of the device. */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openListening(reader);

/** Time to look at a page that has been told, and at one without words. */
const pauseMs = { spoken: 900, wordless: 4000 };

/** A page that is ready to be told. */
interface NarratedPage {
  story: HTMLElement;
  text: StoryText;
  sentences: Span[];
  speaker: Speaker;
  /** The sentence to go on with after a pause. */
  at: Span | undefined;
}

function openListening(reader: HTMLElement): void {
  let shown: NarratedPage | undefined;
  let running: AbortController | undefined;
  let turning: ReturnType<typeof setTimeout> | undefined;

  async function start(only?: Span): Promise<void> {
    stop();
    const controller = (running = new AbortController());
    const { signal } = controller;
    say(reader, true);
    let isToTheEnd = false;
    try {
      const prepared = shown ?? (await preparePage(reader, highlight));
      // Another page was turned to while this one was got ready, or its words cannot be told.
      if (signal.aborted || (prepared === undefined && storyOf(reader) !== null)) return;
      shown = prepared;
      const rate = Number(readSettings().speed);
      await shown?.speaker.speak({ from: only ?? shown.at, only, rate, signal });
      if (!signal.aborted && only === undefined) await describe(reader, { rate, signal });
      isToTheEnd = !signal.aborted && only === undefined;
    } catch (error) {
      console.warn('The page could not be read aloud:', error);
    } finally {
      if (running === controller) stop();
    }
    if (isToTheEnd) finish();
  }

  function highlight(span: Span | undefined): void {
    if (shown === undefined || running === undefined) return;
    if (span !== undefined) shown.at = shown.sentences.findLast(({ start }) => start <= span.start);
    highlightSpoken(span === undefined || readSettings().word === 'off' ? undefined : shown.text.rangeOf(span));
  }

  function stop(): void {
    clearTimeout(turning);
    running?.abort();
    running = undefined;
    shown?.speaker.stop();
    highlightSpoken(undefined);
    say(reader, false);
  }

  /** All of a page is told. */
  function finish(): void {
    if (shown !== undefined) shown.at = undefined;
    if (readSettings().itself === 'on') turnAfter(pauseMs.spoken);
  }

  function turnAfter(ms: number): void {
    clearTimeout(turning);
    turning = setTimeout(() => {
      reader.dataset['tellsNext'] = '';
      emit(reader, 'turn', 'next');
    }, ms);
  }

  /** Another page is shown, or the same in another language. */
  function changePage(): void {
    stop();
    shown = undefined;
    const goesOn = 'tellsNext' in reader.dataset;
    delete reader.dataset['tellsNext'];
    const isAtEnd = reader.dataset['at'] === reader.dataset['last'];
    const isAloud = isAloudBySetting() || 'aloud' in reader.dataset;
    if (isAtEnd || !(isAloud || goesOn)) return;
    if (storyOf(reader) !== null || describedPicture(reader) !== undefined) void start();
    else if (goesOn) turnAfter(pauseMs.wordless);
  }

  on(reader, 'listen', (point) => {
    if (point !== undefined) void speakSentenceAt(point);
    else if (running === undefined) void start();
    else stop();
  });
  on(reader, 'turned', changePage);
  on(reader, 'translated', changePage);
  on(reader, 'set', () => shown?.speaker.setRate(Number(readSettings().speed)));
  // A book that nobody sees is not read on.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && stop());
  addEventListener('pagehide', stop);
  if (isAloudBySetting()) changePage();

  async function speakSentenceAt(point: Point): Promise<void> {
    stop();
    const at = reader.dataset['at'];
    const prepared = shown ?? (await preparePage(reader, highlight));
    if (prepared === undefined || reader.dataset['at'] !== at) return;
    shown = prepared;
    const sentence = sentenceUnder(prepared, point);
    if (sentence !== undefined) await start(sentence);
  }
}

/** Each page as it is turned to, as it is set; not beside a signer, who is not followed together with a voice. */
function isAloudBySetting(): boolean {
  return readSettings().aloud === 'on' && !showsSigns();
}

/** After its words, or instead of them, what is on the picture of the page. */
async function describe(reader: HTMLElement, { rate, signal }: { rate: number; signal: AbortSignal }): Promise<void> {
  const picture = describedPicture(reader);
  if (picture === undefined) return;
  const sentences = sentencesOf(picture.text, picture.languageTag);
  const speaker = voiceSpeaker({ ...picture, sentences, onTiming: () => {} });
  signal.addEventListener('abort', () => speaker.stop());
  await speaker.speak({ from: undefined, only: undefined, rate, signal });
}

function say(reader: HTMLElement, isSpeaking: boolean): void {
  if ('telling' in reader.dataset === isSpeaking) return;
  reader.toggleAttribute('data-telling', isSpeaking);
  emit(reader, 'speaking', { isSpeaking });
}

/** The words that are shown and told: those of the second language while only they are seen. */
function storyOf(reader: HTMLElement): HTMLElement | null {
  const stories = [...shownPage(reader).querySelectorAll<HTMLElement>('[data-story]')];
  return stories.find((story) => getComputedStyle(story).visibility !== 'hidden') ?? null;
}

async function preparePage(
  reader: HTMLElement,
  onTiming: (span: Span | undefined) => void,
): Promise<NarratedPage | undefined> {
  const story = storyOf(reader);
  if (story === null) return undefined;
  partForMarking(story);
  const text = readStoryText(story);
  const sentences = sentencesOf(text.text, story.lang);
  const recorded = await recording(reader, story);
  if (recorded !== undefined) {
    const timings = alignTimings(recorded.narration.marks, recorded.recordedText, text.text);
    return {
      story,
      text,
      sentences,
      speaker: recordingSpeaker({ ...recorded, audio: find<HTMLAudioElement>(reader, 'audio'), timings, onTiming }),
      at: undefined,
    };
  }
  if (voiceFor(story.lang) === undefined) return undefined;
  return {
    story,
    text,
    sentences,
    speaker: voiceSpeaker({ text: text.text, sentences, languageTag: story.lang, onTiming }),
    at: undefined,
  };
}

/** The recording of the page that is shown, where its edition has one. */
async function recording(reader: HTMLElement, story: HTMLElement) {
  const address = story.dataset['book'] ?? (isNarrated(reader) ? reader.dataset['book'] : undefined);
  if (address === undefined) return undefined;
  const page = (await pagesFrom(address)).get(Number(reader.dataset['at']));
  return page?.narration ? { narration: page.narration, recordedText: page.text } : undefined;
}

function isNarrated(reader: HTMLElement): boolean {
  return reader.querySelector('[data-listen="narrated"]') !== null;
}

function sentenceUnder({ text, sentences }: NarratedPage, point: Point): Span | undefined {
  const letter = letterUnder(text, point);
  return letter === undefined ? undefined : sentences.find(({ start, end }) => letter >= start && letter <= end);
}

function letterUnder(text: StoryText, { x, y }: Point): number | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret === null ? undefined : text.letterAt(caret.offsetNode, caret.offset);
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range === null ? undefined : text.letterAt(range.startContainer, range.startOffset);
}
