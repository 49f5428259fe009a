import type { Span } from './story-text.ts';
import type { Speaker } from './speaker.ts';
import { voiceFor } from '../../i18n/voice.ts';

interface Spoken {
  text: string;
  sentences: Span[];
  languageTag: string;
  onTiming: (span: Span | undefined) => void;
}

/**
 * Tells a page with the device's own voice, one sentence after another. Many voices never say which word they are at,
 * so the sentence is marked, and its words from the first on that the voice tells of.
 */
export function voiceSpeaker({ text, sentences, languageTag, onTiming }: Spoken): Speaker {
  let rateNow = 1;

  function say(sentence: Span, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const utterance = new SpeechSynthesisUtterance(text.slice(sentence.start, sentence.end));
      utterance.lang = languageTag;
      utterance.voice = voiceFor(languageTag) ?? null;
      utterance.rate = rateNow;
      utterance.onstart = () => onTiming(sentence);
      utterance.onboundary = ({ name, charIndex, charLength }) => {
        if (name === 'word') onTiming(wordAt(text, sentence.start + charIndex, charLength));
      };
      utterance.onend = () => resolve();
      utterance.onerror = ({ error }) =>
        error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error));
      signal.addEventListener('abort', () => resolve());
      speechSynthesis.speak(utterance);
    });
  }

  return {
    async speak({ from, only, rate, signal }) {
      rateNow = rate;
      const first = from === undefined ? 0 : sentences.findIndex(({ start }) => start >= from.start);
      for (const sentence of only === undefined ? sentences.slice(Math.max(0, first)) : [only]) {
        if (signal.aborted) return;
        await say(sentence, signal);
      }
    },
    setRate(rate) {
      rateNow = rate;
    },
    stop() {
      speechSynthesis.cancel();
    },
  };
}

/** Some voices tell where a word begins, but not how long it is. */
function wordAt(text: string, start: number, length: number | undefined): Span {
  const word = length || (/^\S+/.exec(text.slice(start))?.[0].length ?? 1);
  return { start, end: start + word };
}
