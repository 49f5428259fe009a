import { route } from '@react-router/dev/routes';

export const readingRoutes = {
  screens: [
    route('mybooks', 'reading/my-books/my-books-screen.tsx'),
    route('report/:editionId', 'reading/reports/report-screen.tsx'),
  ],
  files: [
    route('favourite', 'reading/favourites/favourite-route.ts'),
    route('embed/:slug/:page?', 'reading/embed/embed-route.tsx'),
  ],
};
