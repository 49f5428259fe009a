import { assignProject, getProject, unassignProject } from '@letsread/projects/contract.ts';
import { redirect } from 'react-router';

import { PageHead } from '../i18n/page-head.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { requireSameSite } from '../request/from-elsewhere.ts';
import { isProblem } from '../request/is-problem.ts';
import { noStore } from '../request/no-store.ts';
import { sameOriginPath } from '../request/same-origin-path.ts';
import { sessionContext } from '../request/session/server-session.server.ts';
import { cookiesOfProjectCode } from '../request/session/project-code.ts';
import type { Session } from '../request/session/session.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Route } from './+types/project-code-screen.ts';
import { type CodeFault, codeFaultFromError } from './code-fault.tsx';
import { codeAfter, codeLength } from './code-input.ts';
import { ProjectCode } from './project-code.tsx';
import { PartnerSums } from './partner-sums.tsx';
import { projectCodePath } from './project-code-path.ts';
import projectSheet from './project-code.css?url';
import type { JoinableProject } from './use-project.ts';

interface Outcome {
  done?: 'added' | 'removed';
  fault?: CodeFault;
  /** The code that was typed, where it is to be typed again. */
  typed?: string;
  /** What would be joined: nobody joins what they were not shown. */
  project?: JoinableProject;
}

export const headers = noStore;

/** Who comes back to this page, with an address and no form, finds the view itself. */
export function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext).current();
  return session === undefined ? redirect('/profile/signin') : { code: session.userInfo.projectCode };
}

/** The project code view without script: its forms are answered by this page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const session = context.get(sessionContext).current();
  if (session === undefined) return redirect('/profile/signin', 303);
  const form = await request.formData();
  const isDeletion = form.get('act') === 'delete';
  const to = sameOriginPath(form.get('to'));
  try {
    return { to, ...(await (isDeletion ? leave(context, session) : join(context, session, form))) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (isDeletion) return { to, fault: 'not-removed' as const };
    return { to, fault: codeFaultFromError(error), typed: typedIn(form) };
  }
}

async function leave(context: Route.ActionArgs['context'], session: Session): Promise<Outcome> {
  const { client, store } = context.get(sessionContext);
  const { projectCode } = await client(unassignProject, {});
  store(cookiesOfProjectCode(session, projectCode));
  return { done: 'removed' };
}

/** The first time the project is shown; Add on this page joins it. */
async function join(context: Route.ActionArgs['context'], session: Session, form: FormData): Promise<Outcome> {
  const { client, clientWith, store } = context.get(sessionContext);
  const [code, seen] = [typedIn(form), form.get('sharing-version')];
  if (code.length !== codeLength) return { fault: 'not-recognized', typed: code };
  if (typeof seen !== 'string') return { project: await client(getProject, { code }) };
  const { projectCode } = await clientWith({ 'sharing-version': seen })(assignProject, { code });
  store(cookiesOfProjectCode(session, projectCode));
  return { done: 'added' };
}

function typedIn(form: FormData): string {
  const typed = form.get('code');
  return typeof typed === 'string' ? codeAfter({ before: '', value: typed, caret: typed.length }).value : '';
}

export default function ProjectCodeScreen({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { to = '/', done, fault, typed, project }: Outcome & { to?: string } = actionData ?? {};
  return (
    <main id="main" className="wrap stack codepage">
      <PageHead title={t('projects.title')} isHidden />
      <Sheet href={projectSheet} />
      <h1 tabIndex={-1}>{t('projects.title')}</h1>
      {done !== undefined && <p role="status">{t(`projects.${done}`)}</p>}
      {done === undefined && project === undefined && (
        <ProjectCode id="project-code-page" code={code} returnPath={to} answered={{ typed, fault }} isPage />
      )}
      {project !== undefined && (
        <form className="stack" method="post" action={projectCodePath}>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="code" value={project.code} />
          <input type="hidden" name="sharing-version" value={project.sharingVersion} />
          <PartnerSums project={project}>{t('projects.shared.agree')}</PartnerSums>
          <button className="btn btn--leaf" type="submit">
            {t('projects.add')}
          </button>
        </form>
      )}
      <p>
        <a className="btn" href={to}>
          {t('shell.back')}
        </a>
      </p>
    </main>
  );
}
