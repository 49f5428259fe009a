import { accessibilityPath } from '../bars/information-paths.ts';
import { useMessages } from '../../i18n/messages.tsx';
import type { Route } from './+types/accessibility-screen.ts';
import { loadPageText } from './load-page-text.ts';
import { TextPage } from './text-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  return { text: await loadPageText('accessibility', args) };
}

export default function AccessibilityScreen({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <TextPage
      text={text}
      description={useMessages()('shell.pages.accessibility.description')}
      path={accessibilityPath}
    />
  );
}
