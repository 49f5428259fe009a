import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { eq } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { getInterfaceText as contract } from './contract.ts';
import { language } from './tables.ts';

export async function getInterfaceText(
  { database }: CatalogueContext,
  { params }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [found] = await database.db
    .select({ code: language.code, direction: language.direction })
    .from(language)
    .where(eq(language.id, params.langId));
  if (found === undefined)
    throw new Problem('language-not-found', 404, { detail: 'There is no language with this id.' });
  const fields = interfaceText(found.code)?.fields ?? {};
  return { value: JSON.stringify({ fields, direction: found.direction }) };
}
