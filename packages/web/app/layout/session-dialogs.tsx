import { useSession } from '../identity/use-session.ts';
import type { Avatars } from '../profiles/avatar-choice.tsx';
import { CreateProfileDialog } from '../profiles/create-profile-dialog.tsx';
import { ProjectCodeDialog } from '../projects/project-code-dialog.tsx';

interface SessionDialogsProps {
  avatars: Avatars;
  /** Where who has no script goes back to. */
  returnPath: string;
  /** The project code as the page was written with it; the device may know a newer one. */
  code?: string | undefined;
}

/** What the settings menu opens for who is signed in. */
export function SessionDialogs({ avatars, code, returnPath }: SessionDialogsProps) {
  const session = useSession();
  if (session === undefined || session.classroom !== undefined) return null;
  return (
    <>
      <CreateProfileDialog avatars={avatars} />
      <ProjectCodeDialog code={code ?? session.userInfo.projectCode} returnPath={returnPath} />
    </>
  );
}
