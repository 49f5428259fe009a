import { type DeedKind, deedKinds } from '@letsread/learning/contract.ts';

import { noteDeed } from '../../deeds/note-deed.ts';
import { find } from './find.ts';
import { pathToGoBackTo } from '../../walk/walked-paths.ts';

/** The activity was played to its end: it earns its sticker, each time the same one. */
export async function showEnd(main: HTMLElement, stickerHad: string): Promise<void> {
  const { kind, bookId = '', language: languageId = '' } = main.dataset;
  const end = find(main, '[data-end]');
  const { isNew } = await noteDeed({ kind: deedCalled(kind), bookId, languageId });
  const heading = find(end, 'h1');
  if (!isNew) heading.textContent = stickerHad;
  const path = pathToGoBackTo();
  if (path !== undefined) {
    Object.assign(find(end, '[data-path]'), { href: path, hidden: false });
    find(end, '[data-book]').classList.remove('btn--leaf');
  }
  main.dataset['ended'] = '';
  end.hidden = false;
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

function deedCalled(name: string | undefined): DeedKind {
  const found = deedKinds.find((kind) => kind === name);
  if (found === undefined) throw new Error(`Nobody knows the deed ${name}.`);
  return found;
}
