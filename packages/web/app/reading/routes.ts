import { route } from '@react-router/dev/routes';

/** Outside the shell: a book that is read has no top bar and no footer. */
export const readingRoutes = [route('read/:slug/:page', 'reading/reader-screen.tsx')];
