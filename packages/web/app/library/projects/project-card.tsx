import type { PartnerProject } from '@letsread/projects/back-room/contract.ts';
import { Form, Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useRefused } from '../people/use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { EmailInput } from '../people/email-input.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { ProjectTexts } from './project-texts.tsx';

/** A project as it stands, the way to its numbers and, for a librarian, all that can be done with it. */
export function ProjectCard({ project, isLibrarian, outcome }: ProjectCardProps) {
  const t = useLibraryMessages();
  const { code, name, partner, about, closedAt } = project;
  return (
    <li className="library__card">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {partner !== '' && (
        <p className="muted">
          <bdi>{partner}</bdi>
        </p>
      )}
      {about !== '' && <p dir="auto">{about}</p>}
      <p className="library__row">
        <b className="library__code">{code}</b>
        {closedAt !== null && <span className="tag">{t('library.projects.closed')}</span>}
      </p>
      <Link
        className="btn btn--leaf"
        to={`/library/projects/${code}`}
        aria-label={`${t('library.projects.report')}: ${name}`}
      >
        {t('library.projects.report')}
      </Link>
      {isLibrarian && <Settings project={project} outcome={outcome} />}
    </li>
  );
}

interface ProjectCardProps {
  project: PartnerProject;
  isLibrarian: boolean;
  /** Of any form of the screen. */
  outcome: Outcome | undefined;
}

function Settings({ project, outcome }: Pick<ProjectCardProps, 'project' | 'outcome'>) {
  const t = useLibraryMessages();
  const { code, version, name, partner, about, isForTeachers, closedAt } = project;
  const stored = { name, partner, about, isForTeachers: isForTeachers ? 'on' : '' };
  const typed = useRefused(outcome, (sent) => sent['act'] === 'change' && sent['code'] === code, stored);
  const isChanging = typed['act'] !== undefined;
  const closing = closedAt === null ? 'library.projects.close' : 'library.projects.reopen';
  return (
    <>
      <Readers project={project} outcome={outcome} />
      <details open={isChanging} key={JSON.stringify([name, partner, about, isForTeachers])}>
        <summary>{t('library.projects.change')}</summary>
        <Form className="stack" method="post" noValidate>
          <HiddenFields fields={{ act: 'change', code, version }} />
          <ProjectTexts id={code} texts={{ ...stored, ...typed }} />
          <button className="btn btn--leaf" type="submit">
            {t('library.projects.save')}
          </button>
        </Form>
      </details>
      <Form method="post">
        <HiddenFields fields={{ act: closedAt === null ? 'close' : 'reopen', code }} />
        <button className="btn btn--plain btn--quiet" type="submit" aria-label={`${t(closing)}: ${name}`}>
          {t(closing)}
        </button>
      </Form>
    </>
  );
}

function Readers({ project: { code, name, readBy }, outcome }: Pick<ProjectCardProps, 'project' | 'outcome'>) {
  const t = useLibraryMessages();
  const typed = useRefused(outcome, (sent) => sent['act'] === 'add-partner' && sent['code'] === code);
  return (
    <section className="stack" aria-label={`${t('library.projects.read-by')}: ${name}`}>
      <h3>{t('library.projects.read-by')}</h3>
      <ul className="chips">
        {readBy.map(({ id, displayName }) => (
          <li key={id}>
            <Form method="post">
              <HiddenFields fields={{ act: 'remove-partner', code, accountId: id }} />
              <button
                className="chip chip--x"
                type="submit"
                aria-label={t('library.projects.remove-partner', { name: displayName, project: name })}
              >
                <bdi>{displayName}</bdi>
                <Icon name="close" size="s" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form className="library__add" method="post" noValidate key={readBy.length}>
        <HiddenFields fields={{ act: 'add-partner', code }} />
        <EmailInput whose={name} typed={typed['email']} />
        <button className="btn" type="submit">
          {t('library.projects.add-partner')}
        </button>
      </Form>
    </section>
  );
}
