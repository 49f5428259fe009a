import type { Credit } from '@letsread/catalogue/contract.ts';

import { Drawing, Icon } from '../ui/icon.tsx';

/** Signs of people's parts alone: most pages do without them. */
const shapes = {
  feather: '<path d="M5 19.5 14.5 10M8 16.5h5.5l4.8-4.7a4.6 4.6 0 0 0-6.6-6.6L7 10v7.5"/>',
  brush:
    '<path d="M19.5 4.5c-4 1.2-8 4.3-9.5 8l2 2c3.7-1.5 6.5-6 7.5-10zM10 13c-2.5-.3-4.2 1.2-4.5 3.5-.1 1-.6 2-1.5 2.7 3.5 1 7.5 0 7.9-3.9"/>',
  horn: '<path d="M4.5 10v4h3l9 4.5v-13L7.5 10zM7.5 14v4.5h3V16M19.5 10.5v3"/>',
  ruler: '<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M4 9.5h16M9.5 9.5V20"/>',
  gift: '<path d="M12 20s-6-3.5-6-8a3.3 3.3 0 0 1 6-1.9A3.3 3.3 0 0 1 18 12c0 4.5-6 8-6 8zM12 3.5v2.5M5 5.5l1.6 1.7M19 5.5l-1.6 1.7"/>',
  edit: '<path d="M4.5 6.5h10M4.5 11h6M4.5 15.5h4M11.5 18l2 2 6-6.5"/>',
  mic: '<rect x="9" y="3.5" width="6" height="11" rx="3"/><path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5"/>',
} as const;

/** The sign that stands beside the word of each role. */
const signs = {
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
} as const satisfies Record<Credit['role'], string>;

interface RoleIconProps {
  role: Credit['role'];
  size?: 's';
}

export function RoleIcon({ role, size }: RoleIconProps) {
  const name = signs[role];
  return name in shapes ? (
    <Drawing shape={shapes[name as keyof typeof shapes]} size={size} />
  ) : (
    <Icon name={name as 'sign' | 'people' | 'translate'} {...(size && { size })} />
  );
}
