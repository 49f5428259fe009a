import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/**
 * The back room. The server has these routes only for who is signed in with a role (`server/web-app/back-room.ts`): to readers
 * their addresses are none, and no page of theirs names a file of them.
 */
export const libraryRoutes: RouteConfigEntry[] = [
  layout('library/words-layout.tsx', [
    layout('library/library-layout.tsx', [
      route('library', 'library/library-screen.tsx'),
      route('library/shelf', 'library/shelf/shelf-screen.tsx'),
      route('library/people', 'library/people/people-screen.tsx'),
      route('library/classes', 'library/classes/classes-screen.tsx'),
      route('library/classes/:classId', 'library/classes/class-screen.tsx'),
      route('library/classes/:classId/handed-out', 'library/handing/handing-screen.tsx'),
      route('library/classes/:classId/overview', 'library/handing/overview-screen.tsx'),
      route('library/classes/:classId/wall', 'library/wall/wall-screen.tsx'),
      route('library/classes/:classId/cards', 'library/cards/cards-screen.tsx'),
      route('library/classes/:classId/:profileId', 'library/classes/reader-screen.tsx'),
      route('library/collections', 'library/collections/collections-screen.tsx'),
      route('library/collections/:id', 'library/collections/collection-screen.tsx'),
      route('library/themes', 'library/themes/themes-screen.tsx'),
      route('library/themes/:id', 'library/themes/theme-screen.tsx'),
      route('library/pathways', 'library/pathways/pathways-screen.tsx'),
      route('library/pathways/:id', 'library/pathways/pathway-screen.tsx'),
      route('library/home', 'library/home/home-screen.tsx'),
      route('library/projects', 'library/projects/projects-screen.tsx'),
      route('library/projects/:code', 'library/projects/report-screen.tsx'),
      route('library/imports', 'library/imports/imports-screen.tsx'),
      route('library/imports/:importId', 'library/imports/import-screen.tsx'),
      route('library/books/:bookId', 'library/book/book-screen.tsx'),
      route('library/books/:bookId/editions', 'library/editions/editions-screen.tsx'),
      route('library/numbers', 'library/numbers/numbers-screen.tsx'),
      route('library/reports', 'library/reports/reports-screen.tsx'),
      route('library/audit', 'library/audit/audit-screen.tsx'),
    ]),
  ]),
  route('library/numbers/:form', 'library/numbers/numbers-file.ts'),
  route('library/classes/:classId/overview.csv', 'library/handing/overview-file.ts'),
  route('library/projects/:code/report.csv', 'library/projects/report-file.ts'),
];
