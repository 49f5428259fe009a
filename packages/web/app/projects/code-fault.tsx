import { useMessages } from '../i18n/messages.tsx';
import { isProblem } from '../request/is-problem.ts';
import { Icon } from '../ui/icon.tsx';

/** Why a code could not be added or removed (specification section 8). */
export type CodeFault = 'offline' | 'other-project' | 'not-recognized' | 'not-removed' | 'several-grown-ups';

export function codeFaultFromError(error: unknown): CodeFault {
  if (isProblem(error) && error.code === 'several-grown-ups') return error.code;
  return isProblem(error) && error.status === 406 ? 'other-project' : 'not-recognized';
}

export function CodeFaultLine({ fault, id }: { fault: CodeFault | undefined; id: string }) {
  const t = useMessages();
  return (
    <div role="alert">
      {fault !== undefined && (
        <p className="err" id={`${id}-fault`}>
          <Icon name={fault === 'offline' ? 'offline' : 'alert'} />
          <span>
            {t(fault === 'several-grown-ups' ? 'identity.problem.other-grown-ups' : `projects.fault.${fault}`)}
            {fault === 'other-project' && <span className="err__more">{t('projects.fault.other-project-more')}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
