import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ProjectCode } from './project-code.tsx';

export const projectCodeId = 'project-code';

/** "Project Code" of the settings menu, for who is signed in. */
export function ProjectCodeDialog(props: { code: string; returnPath: string }) {
  const t = useMessages();
  return (
    <Dialog
      id={projectCodeId}
      title={t('projects.title')}
      closeLabel={t('shell.close')}
      backLabel={t('shell.back')}
      resets
    >
      <ProjectCode id={projectCodeId} {...props} />
    </Dialog>
  );
}
