import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Screens between the top bar and the footer; an address that nobody knows is one of them. */
export function withinShell(screens: RouteConfigEntry[]): RouteConfigEntry[] {
  return [layout('layout/shell-layout.tsx', [...screens, route('*', 'layout/not-found-screen.tsx')])];
}

/** Pages with nothing around them. */
export function withinQuiet(pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return [layout('layout/quiet-layout.tsx', pages)];
}

/** The pages about the library. */
export const informationScreens = [
  route('about', 'layout/information/about-screen.tsx'),
  route('termsandcondition', 'layout/information/terms-screen.tsx'),
  route('impact', 'layout/information/impact-screen.tsx'),
  route('accessibility', 'layout/information/accessibility-screen.tsx'),
];
