import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const learningRoutes: Record<'screens' | 'files', RouteConfigEntry[]> = {
  screens: [],
  files: [route('play/:slug/:activity', 'learning/play/play-screen.tsx')],
};
