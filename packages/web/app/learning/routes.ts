import { route, type RouteConfigEntry } from '@react-router/dev/routes';

export const learningRoutes: Record<'screens' | 'files', RouteConfigEntry[]> = {
  screens: [
    route('decodables', 'learning/decodables/decodables-screen.tsx'),
    route('decodables/:slug', 'learning/decodables/sounds-screen.tsx'),
  ],
  files: [],
};
