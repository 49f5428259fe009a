import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const learningRoutes: Record<'screens' | 'games', RouteConfigEntry[]> = {
  screens: [
    route('pathways', 'learning/pathways/pathways-screen.tsx'),
    route('pathways/:slug', 'learning/pathway/pathway-screen.tsx'),
    route('profile/:id/stickers', 'learning/sticker-book/sticker-book-screen.tsx'),
    route('decodables', 'learning/decodables/decodables-screen.tsx'),
    route('decodables/:slug', 'learning/decodables/sounds/sounds-screen.tsx'),
    route('profile/:id/growth', 'learning/growth/growth-screen.tsx'),
  ],
  games: [route('play/:slug/:activity', 'learning/play/play-screen.tsx')],
};
