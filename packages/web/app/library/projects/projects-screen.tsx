import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { listPartnerProjects } from '@letsread/projects/back-room/contract.ts';
import { Form } from 'react-router';

import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import { useRefused } from '../people/use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { FindByName } from '../listing/find-by-name.tsx';
import { NextPart } from '../listing/next-part.tsx';
import { partOfList } from '../listing/part-of-list.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import type { Route } from './+types/projects-screen.ts';
import { actOnProjects } from './act-on-projects.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectTexts } from './project-texts.tsx';

export const headers = noStore;

/** Each is a card with all that can be done with it. */
const partSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ items: projects }, { roles }] = await answerOf(
    Promise.all([client(listPartnerProjects, {}), client(getBackRoom, {})]),
  );
  const part = partOfList(projects, {
    searchParams: url.searchParams,
    size: partSize,
    namesOf: ({ name, partner, code }) => [name, partner, code, code.replace('-', '')],
  });
  return { part, count: projects.length, isLibrarian: roles.includes('LIBRARIAN') };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnProjects(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** The programmes that families join by a code: a partner's own, or all for a librarian. */
export default function ProjectsScreen({ loaderData: { part, count, isLibrarian }, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.projects.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.projects.title')}</h1>
      <p className="muted">{t('library.projects.about')}</p>
      <OutcomeNote outcome={actionData} />
      <FindByName part={part} />
      {count === 0 && <p className="muted">{t('library.projects.none')}</p>}
      <ul className="library__cards">
        {part.items.map((project) => (
          <ProjectCard project={project} isLibrarian={isLibrarian} outcome={actionData} key={project.code} />
        ))}
      </ul>
      {isLibrarian && <NewProject outcome={actionData} count={count} />}
      <NextPart path="/library/projects" part={part} />
    </>
  );
}

/** Begins anew with each project that is there. */
function NewProject({ outcome, count }: { outcome: Outcome | undefined; count: number }) {
  const t = useLibraryMessages();
  const typed = useRefused(outcome, ({ act }) => act === 'create');
  return (
    <Form className="library__card library__form" method="post" noValidate key={JSON.stringify([typed, count])}>
      <HiddenFields fields={{ act: 'create' }} />
      <ProjectTexts id="new" texts={typed} />
      <button className="btn btn--leaf" type="submit">
        <Icon name="plus" size="s" />
        {t('library.projects.create')}
      </button>
    </Form>
  );
}
