import type { RouteConfigEntry } from '@react-router/dev/routes';

export const learningRoutes: Record<'screens' | 'files', RouteConfigEntry[]> = {
  screens: [],
  files: [],
};
