import { useMessages } from '../i18n/messages.tsx';
import type { JoinableProject } from './use-project.ts';

const shared = ['readers', 'reading', 'languages', 'answers'] as const;

/** Whose project a code is and exactly what it may see: before it is joined, and while the account is in it. */
export function PartnerSums({ project, children }: { project: JoinableProject | undefined; children: string }) {
  const t = useMessages();
  return (
    <div aria-live="polite">
      {project !== undefined && (
        <section className="sharing">
          <h3 className="sharing__name">
            <bdi>{project.name}</bdi>
          </h3>
          {project.partner !== '' && (
            <p className="muted">
              <bdi>{project.partner}</bdi>
            </p>
          )}
          {project.about !== '' && <p dir="auto">{project.about}</p>}
          <p>{t('projects.shared')}</p>
          <ul className="sharing__list">
            {shared.map((what) => (
              <li key={what}>{t(`projects.shared.${what}`)}</li>
            ))}
          </ul>
          <p>{t('projects.shared.never')}</p>
          <p>{children}</p>
        </section>
      )}
    </div>
  );
}
