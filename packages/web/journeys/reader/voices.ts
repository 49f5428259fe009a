/** What a voice was asked to say. */
export interface SaidSentence {
  text: string;
  lang: string;
  rate: number;
}

/**
 * Stands in for the voices of a device, which a browser without a screen has none of: runs in the page, notes what is said
 * and lets the test say when a sentence ends. "en-US remote" is a voice that needs a server.
 */
export function giveVoices(tags: string[]): void {
  const voices = tags.map((tag) => ({
    lang: tag.split(' ')[0],
    name: tag,
    default: false,
    localService: !tag.endsWith('remote'),
    voiceURI: tag,
  }));
  const said: SaidSentence[] = [];
  let speaking:
    | { onend?: () => void; onerror?: (event: object) => void; onboundary?: (event: object) => void }
    | undefined;
  const end = () => {
    const ended = speaking;
    speaking = undefined;
    ended?.onend?.();
  };
  class Utterance {
    lang = '';
    rate = 1;
    voice: unknown;
    onstart?: () => void;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(globalThis, {
    said,
    SpeechSynthesisUtterance: Utterance,
    endSentence: end,
    sayWord: (charIndex: number, charLength: number) => speaking?.onboundary?.({ name: 'word', charIndex, charLength }),
  });
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        speaking = utterance as never;
        said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
        utterance.onstart?.();
        if ((globalThis as { endsAtOnce?: boolean }).endsAtOnce) setTimeout(end);
      },
      cancel() {
        const cancelled = speaking;
        speaking = undefined;
        cancelled?.onerror?.({ error: 'canceled' });
      },
    }),
  });
}
