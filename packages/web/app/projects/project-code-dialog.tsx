import { lazy, Suspense } from 'react';

import { useWords } from '../shell/language/words.tsx';
import { Dialog } from '../ui/dialog.tsx';

export const projectCodeId = 'project-code';

const ProjectCode = lazy(async () => ({ default: (await import('./project-code.tsx')).ProjectCode }));

/** "Project Code" of the settings menu; what it does is fetched only for who is signed in. */
export function ProjectCodeDialog({ code }: { code: string }) {
  const t = useWords();
  return (
    <Dialog
      id={projectCodeId}
      title={t('projects.title')}
      closeLabel={t('shell.close')}
      backLabel={t('shell.back')}
      onClose={(dialog) => dialog.querySelector('form')?.reset()}
    >
      <Suspense>
        <ProjectCode code={code} />
      </Suspense>
    </Dialog>
  );
}
