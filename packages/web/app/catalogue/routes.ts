import { route } from '@react-router/dev/routes';

export const catalogueRoutes = {
  screens: [
    route('search', 'catalogue/search/search-screen.tsx'),
    route('tag/:id', 'catalogue/lists/tag-screen.tsx'),
    route('collections', 'catalogue/collections/collections-screen.tsx'),
    route('collection/:slug', 'catalogue/lists/collection-screen.tsx'),
    route('level/:n', 'catalogue/lists/level-screen.tsx'),
    route('collaborators', 'catalogue/collaborators/collaborators-screen.tsx'),
  ],
  files: [
    route('sitemap.xml', 'catalogue/crawlers/sitemap-index.ts'),
    route('sitemaps/:part', 'catalogue/crawlers/sitemap-part.ts'),
    route('robots.txt', 'catalogue/crawlers/robots.ts'),
  ],
};
