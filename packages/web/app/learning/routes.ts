import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const learningRoutes: Record<'screens' | 'files', RouteConfigEntry[]> = {
  screens: [route('profile/:id/growth', 'learning/growth/growth-screen.tsx')],
  files: [],
};
