import type { Span } from './story-text.ts';

/** What tells a page: a recording, or a voice of the device. */
export interface Speaker {
  /** Done when all is told, or when the signal stops it; rejects where no sound can be made, or something else stops it. */
  speak: (what: ToSpeak) => Promise<void>;
  /** Times the usual speed, from now on. */
  setRate: (rate: number) => void;
  stop: () => void;
}

export interface ToSpeak {
  /** The sentence to begin with; else the beginning of the page. */
  from: Span | undefined;
  /** Only this sentence. */
  only: Span | undefined;
  rate: number;
  signal: AbortSignal;
}
