import type { ComponentType } from 'react';

import { ChooseBooks } from '../../offline/choosing/choose-books.tsx';
import { SaveMany } from '../../offline/saving/save-many.tsx';
import { SaveOffer } from '../../offline/saving/save-offer.tsx';
import { MenuEntries } from '../bars/menu-entries.tsx';
import { TabList } from '../bars/tab-list.tsx';
import { SessionDialogs } from '../session-dialogs.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- each island has props of its own
type IslandComponent = ComponentType<any>;

/**
 * The islands of many pages by their names; the page says from which props, as JSON. They come in one file with React,
 * at the first need of any: a file of its own for each cost more than it saved.
 */
const common: Readonly<Record<string, IslandComponent>> = {
  menu: MenuEntries,
  tabs: TabList,
  'session-dialogs': SessionDialogs,
  'save-offer': SaveOffer,
  'save-many': SaveMany,
  'choose-books': ChooseBooks,
};

/** Those of few pages, each in a file of its own. */
const rare: Readonly<Record<string, () => Promise<IslandComponent>>> = {
  'offline-shelf': async () => (await import('../../reading/my-books/offline-shelf.tsx')).OfflineShelf,
  'offered-positions': async () => (await import('../../reading/my-books/offered-positions.tsx')).OfferedPositions,
  'offered-completions': async () =>
    (await import('../../learning/completions/offered-completions.tsx')).OfferedCompletions,
  'match-game': async () => (await import('../../learning/play/match/match-game.tsx')).MatchGame,
  'questions-game': async () => (await import('../../learning/play/questions/questions-game.tsx')).QuestionsGame,
  'words-game': async () => (await import('../../learning/play/words/words-game.tsx')).WordsGame,
  'handed-out': async () => (await import('../../reading/handed-out/handed-out-here.tsx')).HandedOutHere,
  classroom: async () => (await import('../../classes/classroom.tsx')).Classroom,
  'sticker-book': async () => (await import('../../learning/sticker-book/sticker-book.tsx')).StickerBook,
};

/** The component of an island by its name. @throws TypeError where its file cannot be had */
export async function loadIsland(name: string): Promise<IslandComponent> {
  const component = common[name] ?? (await rare[name]?.());
  if (component === undefined) throw new Error(`There is no island ${name}.`);
  return component;
}
