import { setWeeklyLetter } from '@letsread/learning/weekly-letter/contract.ts';
import { redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import type { Route } from './+types/choose-letter.ts';

/** Begins or ends the weekly letter, in the language of the screen. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  if (current() === undefined) return redirect('/profile/signin', 303);
  const isOn = (await request.formData()).get('isOn') === 'true';
  const language = interfaceLanguage(request).languageISOCode;
  await answerOf(orAskGrownUp(client(setWeeklyLetter, { body: { isOn, language } }), '/account'));
  return redirect('/account#letter', 303);
}

export function loader() {
  return redirect('/account', 303);
}
