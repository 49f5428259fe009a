import { route } from '@react-router/dev/routes';

export const readingRoutes = {
  screens: [
    route('mybooks', 'reading/my-books/my-books-screen.tsx'),
    route('favourite', 'reading/favourites/favourite-screen.tsx'),
    route('report/:editionId', 'reading/reports/report-screen.tsx'),
  ],
  files: [route('embed/:slug/:page?', 'reading/embed/embed-route.tsx')],
};
