import type { Credit } from '@letsread/catalogue/contract.ts';

import type { IconName } from '../ui/icon.tsx';

/** The sign that stands beside the word of each role. */
export const roleIcons: Record<Credit['role'], IconName> = {
  AUTHOR: 'feather',
  ILLUSTRATOR: 'brush',
  AMBASSADOR: 'horn',
  DESIGNER: 'ruler',
  CONTRIBUTOR: 'gift',
  EDITOR: 'edit',
  SIGNER: 'sign',
  NARRATOR: 'mic',
  OTHER: 'people',
  TRANSLATOR: 'translate',
  ADAPTER: 'edit',
};
