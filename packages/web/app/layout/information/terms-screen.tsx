import { useMessages } from '../../i18n/messages.tsx';
import type { Route } from './+types/terms-screen.ts';
import { loadPageText } from './load-page-text.ts';
import { TextPage } from './text-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  return { text: await loadPageText('terms', args) };
}

export default function TermsScreen({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <TextPage text={text} description={useMessages()('shell.pages.terms.description')} path="/termsandcondition" />
  );
}
