import type { ComponentType } from 'react';

import { ChooseBooks } from '../../offline/choosing/choose-books.tsx';
import { KeepMany } from '../../offline/keep/keep-many.tsx';
import { KeepOffer } from '../../offline/keep/keep-offer.tsx';
import { MenuEntries } from '../bars/menu-entries.tsx';
import { TabList } from '../bars/tab-list.tsx';
import { SessionDialogs } from '../session-dialogs.tsx';

/**
 * The component of each island by its name; the page says from which props, as JSON. They come in one file with React,
 * at the first need of any: a file of its own for each cost more than it saved.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- each island has props of its own
export const islands: Readonly<Record<string, ComponentType<any>>> = {
  menu: MenuEntries,
  tabs: TabList,
  'session-dialogs': SessionDialogs,
  'keep-offer': KeepOffer,
  'keep-many': KeepMany,
  'choose-books': ChooseBooks,
};
