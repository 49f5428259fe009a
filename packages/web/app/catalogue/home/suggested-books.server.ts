import { type BookCard, suggestBooks } from '@letsread/catalogue/contract.ts';
import { titleFromCode } from '@letsread/http/problem-document.ts';
import type { RouterContextProvider } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { currentProfile } from '../../request/session/session.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { isProblem } from '../../request/is-problem.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';

/** The page size of suggestions (specification section 9). */
const pageSize = 20;

interface Suggested {
  books: BookCard[];
  /** For whom they are; undefined for a visitor, who gets the newest. */
  reader: string | undefined;
  /** Why there are none; the rest of the page stands without them. */
  fault: string | undefined;
}

/** What to read next, in a language: for the profile that reads, else the newest books. */
export async function suggestedBooks(context: Readonly<RouterContextProvider>, languageId: string): Promise<Suggested> {
  const { current, client } = context.get(sessionContext);
  const session = current();
  const reader = session && currentProfile(session);
  const query = { language_id: languageId, limit: pageSize, new: 'true' } as const;
  const newest = async () => (await context.get(apiClientContext)(suggestBooks, query)).items;
  try {
    if (reader === undefined) return { books: await newest(), reader, fault: undefined };
    const { items } = await client(suggestBooks, { ...query, profile_id: reader.id });
    return { books: items, reader: reader.name, fault: undefined };
  } catch (error) {
    if (!isProblem(error)) throw error;
    // Deleted or signed out on another device, which this one learns with its next token.
    if (reader !== undefined && error.status < 500)
      return { books: await newest(), reader: undefined, fault: undefined };
    return fallBackTo(context, 'suggested books', { books: [], reader: undefined, fault: titleFromCode(error.code) })(
      error,
    );
  }
}
