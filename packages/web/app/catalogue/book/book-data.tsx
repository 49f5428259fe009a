import type { Book } from '@letsread/catalogue/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { bookFacts } from './book-facts.ts';

/** The book for search engines. They read what the server renders, so no browser fetches the code that makes it. */
export function BookData({ book, isPrintable }: { book: Book; isPrintable: boolean }) {
  const { origin } = useInterface();
  const t = useMessages();
  const facts = () => JSON.stringify(bookFacts(book, { origin, t, isPrintable })).replaceAll('<', '\\u003c');
  const json = import.meta.env.SSR ? facts() : '';
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
