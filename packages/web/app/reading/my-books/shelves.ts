import type { IconName } from '../../ui/icon.tsx';

/** The three shelves of My books; the first one is shown when none is asked for. */
export const shelves = [
  { name: 'favourites', icon: 'heart', to: '/mybooks' },
  { name: 'reading', icon: 'pages', to: '/mybooks?show=reading' },
  { name: 'downloaded', icon: 'download', to: '/mybooks?show=downloaded' },
] as const satisfies { name: string; icon: IconName; to: string }[];

export type Shelf = (typeof shelves)[number]['name'];

export function shelfFromUrl(url: URL): Shelf {
  const show = url.searchParams.get('show');
  return shelves.find(({ name }) => name === show)?.name ?? 'favourites';
}
