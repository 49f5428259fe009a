import type { RouteConfig } from '@react-router/dev/routes';

import { catalogueRoutes } from './catalogue/routes.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { learningRoutes } from './learning/routes.ts';
import { offlineRoutes } from './offline/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { informationScreens, shellRoutes, withinShell } from './shell/routes.ts';

export default [
  ...withinShell([
    ...catalogueRoutes.screens,
    ...downloadRoutes.screens,
    ...identityRoutes.screens,
    ...profileRoutes.screens,
    ...readingRoutes.screens,
    ...learningRoutes.screens,
    ...offlineRoutes.screens,
    ...informationScreens,
  ]),
  readingRoutes.reader,
  ...readingRoutes.files,
  ...catalogueRoutes.files,
  ...identityRoutes.files,
  ...learningRoutes.files,
  ...profileRoutes.files,
  ...shellRoutes,
] satisfies RouteConfig;
