import { index, route } from '@react-router/dev/routes';

export const pageRoutes = {
  screens: [
    index('pages/home-screen.tsx'),
    route('book/:slug', 'pages/book-screen.tsx'),
    route('book/:slug/lesson', 'pages/lesson/lesson-screen.tsx'),
    route('share/:kind/:slug', 'pages/share/share-screen.tsx'),
    route('profile/:id', 'pages/profile-screen.tsx'),
  ],
  /** Outside the shell: a book that is read has no top bar and no footer. */
  reader: route('read/:slug/:page', 'pages/reader-screen.tsx'),
  /** Where shared links lead, and what a device asks for when it keeps a book. */
  files: [
    route('shared/:kind/:slug', 'pages/share/opened-link.ts'),
    route('read/:slug/offline.json', 'pages/offline/book-manifest-route.ts'),
    route('offline.json', 'pages/offline/shelf-manifest-route.ts'),
  ],
};
