import { route } from '@react-router/dev/routes';

export const downloadRoutes = {
  screens: [
    route('book/:slug/print', 'downloads/print-screen.tsx'),
    route('take-along', 'downloads/several/several-screen.tsx'),
  ],
};
