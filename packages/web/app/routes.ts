import type { RouteConfig } from '@react-router/dev/routes';

import { catalogueRoutes } from './catalogue/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { shellRoutes, withinShell } from './shell/routes.ts';

export default [
  ...withinShell(catalogueRoutes.screens),
  ...readingRoutes,
  ...catalogueRoutes.files,
  ...shellRoutes,
] satisfies RouteConfig;
