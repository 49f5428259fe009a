import { type CompletionKind, completionKinds } from '@letsread/learning/contract.ts';

import { noteCompletion } from '../../completions/note-completion.ts';
import { showReward } from '../../end/open-reward.ts';
import { find } from './find.ts';

/** The activity was played to its end: it earns its sticker, each time the same one. */
export function showEnd(main: HTMLElement): void {
  const { kind, bookId = '', language: languageId = '' } = main.dataset;
  const end = find(main, '[data-end]');
  main.dataset['ended'] = '';
  end.hidden = false;
  scrollTo(0, 0);
  end.focus({ preventScroll: true });
  // A store that does not open, or takes its time, holds up nobody.
  void noteCompletion({ kind: completionCalled(kind), bookId, languageId })
    .then((noted) => showReward(find(end, '[data-reward]'), noted))
    .catch((error: unknown) => console.warn('No sticker can be shown:', error));
}

function completionCalled(name: string | undefined): CompletionKind {
  const found = completionKinds.find((kind) => kind === name);
  if (found === undefined) throw new Error(`Nobody knows the deed ${name}.`);
  return found;
}
