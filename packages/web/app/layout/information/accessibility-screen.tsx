import { accessibilityPath } from '../bars/information-paths.ts';
import { useWords } from '../../i18n/words.tsx';
import type { Route } from './+types/accessibility-screen.ts';
import { loadPageText } from './load-page-text.ts';
import { TextPage } from './text-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  return { text: await loadPageText('accessibility', args) };
}

export default function AccessibilityScreen({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <TextPage text={text} description={useWords()('shell.pages.accessibility.description')} path={accessibilityPath} />
  );
}
