import { route } from '@react-router/dev/routes';

export const readingRoutes = {
  /** Outside the shell: a book that is read has no top bar and no footer. */
  reader: route('read/:slug/:page', 'reading/reader/reader-screen.tsx'),
  screens: [route('mybooks', 'reading/my-books/my-books-screen.tsx')],
  files: [
    route('favourite', 'reading/favourites/favourite-route.ts'),
    route('embed/:slug/:page?', 'reading/embed/embed-route.tsx'),
  ],
};
