import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Screens between the top bar and the footer; an address that nobody knows is one of them. */
export function withinShell(screens: RouteConfigEntry[]): RouteConfigEntry[] {
  return [layout('shell/shell-layout.tsx', [...screens, route('*', 'shell/not-found-screen.tsx')])];
}

/** The pages about the library. */
export const informationScreens = [
  route('about', 'shell/pages/about-screen.tsx'),
  route('termsandcondition', 'shell/pages/terms-screen.tsx'),
  route('accessibility', 'shell/pages/accessibility-screen.tsx'),
];

export const shellRoutes = [
  route('language', 'shell/language/choose-language.ts'),
  route('words/:version', 'shell/language/words-route.ts'),
];
