import type { CompletionKind } from '@letsread/learning/contract.ts';
import type { DragWordForm } from '@letsread/learning/games/game.ts';

/** What can be played after a book, by the last part of its address, and the completion that it is. */
export const completionOfActivity = {
  questions: 'questions',
  words: 'dragWord',
  match: 'match',
} as const satisfies Record<string, CompletionKind>;
export type Activity = keyof typeof completionOfActivity;

/** The address of what is played with an edition. */
export function playAddress(slug: string, activity: Activity): string {
  return `/play/${encodeURIComponent(slug)}/${activity}`;
}

/** Undefined for a completion that is not played: reading a book. */
export function activityOfCompletion(kind: CompletionKind): Activity | undefined {
  return kind === 'book' ? undefined : kind === 'dragWord' ? 'words' : kind;
}

/** What an activity is called: a whole sentence in order is another game than one with words missing. */
export function nameOfActivity(activity: Activity, form: DragWordForm | undefined) {
  return activity === 'words' && form === 'order' ? 'learning.play.sentences' : (`learning.play.${activity}` as const);
}
