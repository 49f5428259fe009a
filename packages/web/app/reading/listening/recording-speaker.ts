import type { Narration } from '@letsread/catalogue/contract.ts';
import type { ShownTiming } from './align-timings.ts';
import type { Span } from './story-text.ts';
import type { Speaker } from './speaker.ts';

interface Recorded {
  /** The reader's one player: a browser that wants a touch first has had it on this element. */
  audio: HTMLAudioElement;
  narration: Narration;
  timings: ShownTiming[];
  onTiming: (span: Span | undefined) => void;
}

/** Plays a recording of the page, or the part of it that tells one sentence. */
export function recordingSpeaker({ audio, narration, timings, onTiming }: Recorded): Speaker {
  const source = sourceToPlay(narration);
  const [clipStart, clipEnd] = narration.clip ?? [0, Infinity];
  let frame = 0;

  return {
    /** From a sentence on, or only that one; a recording without timings is told whole. */
    async speak({ from, only, rate, signal }) {
      const startMs = momentOf(from?.start) ?? clipStart;
      const endMs = only === undefined ? clipEnd : (endOf(only) ?? clipEnd);
      // One that broke off is asked for anew: the browser itself would say nothing of it any more.
      if (audio.getAttribute('src') !== source || audio.error !== null) audio.src = source;
      audio.playbackRate = rate;
      if (audio.readyState === 0) await once(audio, 'loadedmetadata', signal);
      // Stopped, or turned away from, while it was on its way.
      if (signal.aborted) return;
      audio.currentTime = startMs / 1000;
      await audio.play();
      await followed(endMs, signal);
    },
    setRate(rate) {
      audio.playbackRate = rate;
    },
    stop() {
      audio.pause();
      cancelAnimationFrame(frame);
    },
  };

  function momentOf(letter: number | undefined): number | undefined {
    return letter === undefined ? undefined : timings.find(({ end }) => end > letter)?.startMs;
  }

  function endOf({ end }: Span): number | undefined {
    return timings.findLast(({ start }) => start < end)?.endMs;
  }

  function followed(endMs: number, signal: AbortSignal): Promise<void> {
    let last: ShownTiming | undefined;
    return new Promise((resolve, reject) => {
      const follow = () => {
        if (signal.aborted) return resolve();
        const nowMs = audio.currentTime * 1000;
        const now = timings.findLast(({ startMs }) => startMs <= nowMs);
        if (now !== last) onTiming(now);
        last = now;
        if (audio.ended || nowMs >= endMs) {
          audio.pause();
          return resolve();
        }
        // By a key of the keyboard, or a headset that was pulled out: the next press goes on from here.
        if (audio.paused) return reject(new Error('The recording was stopped outside of the page.'));
        frame = requestAnimationFrame(follow);
      };
      audio.onerror = () => reject(new Error('The recording stopped.'));
      signal.addEventListener('abort', () => resolve());
      follow();
    });
  }
}

/** The first that the browser says it can play, else the first. */
export function sourceToPlay({ sources }: Pick<Narration, 'sources'>): string {
  const probe = document.createElement('audio');
  return (sources.find(({ type }) => probe.canPlayType(type) !== '') ?? sources[0])?.url ?? '';
}

function once(audio: HTMLAudioElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener(event, () => resolve(), { once: true, signal });
    audio.addEventListener('error', () => reject(new Error('The recording did not come.')), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}
