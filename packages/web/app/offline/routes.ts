import { route } from '@react-router/dev/routes';

export const offlineRoutes = { screens: [route('offline', 'offline/offline-screen.tsx')] };
