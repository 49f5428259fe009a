import type { RouteConfig } from '@react-router/dev/routes';

import { catalogueRoutes } from './catalogue/routes.ts';
import { classRoutes } from './classes/routes.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { interfaceRoutes } from './i18n/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { learningRoutes } from './learning/routes.ts';
import { offlineRoutes } from './offline/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { projectScreens } from './projects/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { informationScreens, withinQuiet, withinShell } from './layout/routes.ts';
import { pageRoutes } from './pages/routes.ts';

export default [
  ...withinShell([
    ...pageRoutes.screens,
    ...catalogueRoutes.screens,
    ...downloadRoutes.screens,
    ...identityRoutes.screens,
    ...profileRoutes.screens,
    ...projectScreens,
    ...readingRoutes.screens,
    ...learningRoutes.screens,
    ...offlineRoutes.screens,
    ...classRoutes.screens,
    ...libraryRoutes,
    ...informationScreens,
  ]),
  pageRoutes.reader,
  ...withinQuiet(learningRoutes.games),
  ...pageRoutes.files,
  ...readingRoutes.files,
  ...catalogueRoutes.files,
  ...identityRoutes.files,
  ...profileRoutes.files,
  ...interfaceRoutes.files,
] satisfies RouteConfig;
