import { freshSignIn } from '@letsread/identity/contract.ts';
import { redirect, redirectDocument } from 'react-router';

import { PasswordField } from '../identity/form/password-field.tsx';
import { ProblemNote } from '../identity/form/problem-note.tsx';
import { refuseForm, textOf } from '../identity/form/form-problem.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { apiClientWithContext } from '../request/contexts.ts';
import { requireSameSite } from '../request/from-elsewhere.ts';
import { sessionContext } from '../request/session/server-session.server.ts';
import { Island } from '../ui/island.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Route } from './+types/classroom-screen.ts';
import classroomSheet from './classroom.css?url';
import { Classroom } from './classroom.tsx';
import { NotOpen } from './not-open.tsx';

/** The password of the teacher ends it: the session is the account's again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const session = context.get(sessionContext);
  const classId = session.current()?.classroom?.id;
  if (classId === undefined) return redirect('/classroom', 303);
  try {
    const body = { password: textOf(await request.formData(), 'password'), deviceToken: session.deviceToken() };
    await context.get(apiClientWithContext)({ authorization: `Bearer ${session.refreshToken()}` })(freshSignIn, {
      body,
    });
    await session.renew();
  } catch (error) {
    return refuseForm(error);
  }
  return redirectDocument(`/library/classes/${classId}`, 303);
}

/**
 * Where the children of a class choose themselves, on a browser that their teacher opened. The page itself is anybody's, so
 * that the device has a copy of it; who is in the class only the device knows.
 */
export default function ClassroomScreen({ actionData: refused }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <main id="main" className="wrap stack classroom">
      <Sheet href={classroomSheet} />
      <PageHead title={t('profiles.page.who-reads')} isHidden />
      <Island
        name="classroom"
        props={{}}
        component={Classroom}
        start={
          <>
            <h1 tabIndex={-1}>{t('profiles.page.who-reads')}</h1>
            <NotOpen />
          </>
        }
        need="in-classroom"
      />
      <details className="classroom__teacher" open={refused !== undefined}>
        <summary>{t('classes.teacher')}</summary>
        <form className="stack" method="post" action="/classroom">
          <p className="muted">{t('classes.close-about')}</p>
          <ProblemNote problem={refused?.problem} />
          <PasswordField refused={refused} />
          <button className="btn btn--leaf" type="submit">
            {t('classes.close')}
          </button>
        </form>
      </details>
    </main>
  );
}
