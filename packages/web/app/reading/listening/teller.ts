import type { Span } from './story-text.ts';

/** What tells a page: a recording, or a voice of the device. */
export interface Teller {
  /** Done when all is told, or when the signal stops it; rejects where no sound can be made. */
  tell: (what: ToTell) => Promise<void>;
  /** Times the usual speed, from now on. */
  setRate: (rate: number) => void;
  stop: () => void;
}

export interface ToTell {
  /** The sentence to begin with; else the beginning of the page. */
  from: Span | undefined;
  /** Only this sentence. */
  only: Span | undefined;
  rate: number;
  signal: AbortSignal;
}
