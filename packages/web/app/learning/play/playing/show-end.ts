import { type DeedKind, deedKinds } from '@letsread/learning/contract.ts';

import { noteDeed } from '../../deeds/note-deed.ts';
import { showReward } from '../../end/open-reward.ts';
import { find } from './find.ts';

/** The activity was played to its end: it earns its sticker, each time the same one. */
export async function showEnd(main: HTMLElement): Promise<void> {
  const { kind, bookId = '', language: languageId = '' } = main.dataset;
  const end = find(main, '[data-end]');
  const noted = await noteDeed({ kind: deedCalled(kind), bookId, languageId });
  main.dataset['ended'] = '';
  end.hidden = false;
  scrollTo(0, 0);
  end.focus({ preventScroll: true });
  showReward(find(end, '[data-reward]'), noted);
}

function deedCalled(name: string | undefined): DeedKind {
  const found = deedKinds.find((kind) => kind === name);
  if (found === undefined) throw new Error(`Nobody knows the deed ${name}.`);
  return found;
}
