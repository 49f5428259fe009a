import { listProfiles } from '@letsread/profiles/contract.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { data, redirect } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { loadMessages } from '../../i18n/load-messages.server.ts';
import { siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/reminder-file.ts';
import { reminderCalendar } from './reminder-calendar.ts';

/** The reminder of a reader for a calendar, which also reminds where the library is closed. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { current, client } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const { items } = await answerOf(client(listProfiles, { userId: session.userInfo.id }));
  const profile = items.find(({ id }) => id === params.id);
  if (profile === undefined || profile.days.length === 0) throw data(null, { status: 404 });
  const words = await answerOf(loadMessages(context, interfaceLanguage(request)));
  const t = translator(words.fields, words.languageTag, { fields: {}, languageTag: 'en' });
  const said = {
    title: t('profiles.reminder.event', { name: profile.name }),
    description: t('profiles.reminder.any-story'),
  };
  const file = reminderCalendar(profile, said, {
    origin: context.get(siteContext).origin ?? url.origin,
    now: new Date(),
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="lets-read-reminder.ics"',
      'cache-control': 'no-store',
    },
  });
}
