import { Drawing, Icon, type IconName } from '../../ui/icon.tsx';

/** Signs of the reader alone: no other page fetches them. */
const shapes = {
  apart: '<path d="M4 5v14M20 5v14M8 16.5l4-10 4 10m-6.7-3.3h5.4"/>',
  text: '<path d="m3.5 18 4.6-12 4.6 12M5.2 14h5.8"/><path d="M20.5 12v6M20.5 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"/>',
  play: '<path d="M7.5 4.8v14.4L19 12z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3.5"/>',
  grab: '<path d="M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1" stroke-width="2.8"/>',
  expand: '<path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6"/>',
} as const;

export type ReaderIconName = IconName | keyof typeof shapes;

interface ReaderIconProps {
  name: ReaderIconName;
  size?: 'xs' | 's' | 'l';
  isDirected?: boolean;
}

/** As `Icon`, with the reader's own signs beside the others. */
export function ReaderIcon({ name, ...look }: ReaderIconProps) {
  if (name in shapes) return <Drawing shape={shapes[name as keyof typeof shapes]} {...look} />;
  return <Icon name={name as IconName} {...look} />;
}
