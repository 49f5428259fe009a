import { listReviews, type Review, reviewBook } from '@letsread/reading/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import { queueCall, sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { speak } from '../../i18n/voice.ts';
import { on } from '../reader/reader-events.ts';
import { whoReads } from '../record/who-reads.ts';

/** Asks who has read a book to its end how it was, and tells the library: at once, or when the network is back. */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openMoods(reader);

/** Somebody who goes over the faces by arrow keys means the last one. */
const debounceMs = 600;

function openMoods(reader: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaid: (() => Promise<void>) | undefined;

  function flush(): void {
    clearTimeout(timer);
    const say = unsaid;
    unsaid = undefined;
    void say?.().catch((error: unknown) => console.warn('How the book was could not be kept:', error));
  }

  reader.addEventListener('change', (event) => {
    const face = event.target as HTMLInputElement;
    const question = face.closest<HTMLFormElement>('[data-moods]');
    const who = whoReads();
    if (question === null || who === undefined) return;
    // Nobody needs to read in order to say how a book was.
    speak(face.labels?.[0]?.textContent ?? '', document.documentElement.lang);
    if (face.name === 'mood') askWhy(question, face.value);
    const said = { ...answerOf(question), lId: reader.dataset['language'], at: new Date().toISOString() };
    unsaid = async () => {
      const { accountId, profileId } = who;
      const input = { userId: accountId, profileId, bookId: reader.dataset['bookId'] ?? '', body: said };
      // A browser that keeps nothing tells the library at once, or not at all.
      await queueCall(reviewBook, input, { accountId }).catch(() => browserClient(reviewBook, input));
      question.querySelector('[role=status]')?.replaceChildren(question.dataset['thanks'] ?? '');
      await sendWaiting();
    };
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  on(reader, 'turned', () => {
    flush();
    show(reader);
  });
  show(reader);
}

/** The page is the same for all; only who reads with a profile is asked. */
function show(reader: HTMLElement): void {
  const who = whoReads();
  const question = reader.querySelector<HTMLFormElement>('.page[data-at="now"] [data-moods]');
  if (question === null || who === undefined) return;
  delete question.dataset['waits'];
  // Without the network nothing is known of what was said before: the faces stand there unpressed.
  const { accountId: userId, profileId } = who;
  void browserClient(listReviews, { userId, profileId, bId: reader.dataset['bookId'] ?? '' }).then(
    ({ items: [review] }) => review !== undefined && mark(question, review),
    () => {},
  );
}

function mark(question: HTMLFormElement, { mood, reason }: Review): void {
  // Somebody was quicker than the library.
  if (new FormData(question).has('mood')) return;
  for (const face of question.querySelectorAll('input')) face.checked = face.value === mood || face.value === reason;
  askWhy(question, mood);
}

function askWhy(question: HTMLFormElement, mood: string): void {
  const why = question.querySelector<HTMLElement>('[data-why]');
  if (why === null) return;
  why.hidden = mood !== 'SAD' && mood !== 'BAD';
  if (why.hidden) for (const face of why.querySelectorAll('input')) face.checked = false;
}

function answerOf(question: HTMLFormElement): { mood: Review['mood']; reason?: NonNullable<Review['reason']> } {
  const answers = new FormData(question);
  const reason = answers.get('reason') as NonNullable<Review['reason']> | null;
  return { mood: answers.get('mood') as Review['mood'], ...(reason === null ? {} : { reason }) };
}
