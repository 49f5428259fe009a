import { listLanguages } from '@letsread/catalogue/contract.ts';
import { redirect } from 'react-router';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import type { Route } from './+types/choose-language.ts';
import { interfaceLanguage, languageCookies } from '../interface-language.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';

/** Stores the language chosen in the picker and goes back to where it was chosen. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const origin = context.get(siteContext).origin ?? url.origin;
  const to = sameOriginPath(form.get('to'));
  const id = form.get('language');
  if (id === interfaceLanguage(request).id) return redirect(to, 303);
  const { languages } = await context.get(apiClientContext)(listLanguages, {});
  const chosen = languages.find((language) => language.id === id && language.publishedBooks > 0);
  const headers = new Headers();
  for (const cookie of chosen === undefined ? [] : languageCookies(chosen, origin.startsWith('https:')))
    headers.append('set-cookie', cookie);
  return redirect(to, { status: 303, headers });
}

/** There is nothing to see here: the picker is on every page. */
export function loader() {
  return redirect('/', 303);
}
