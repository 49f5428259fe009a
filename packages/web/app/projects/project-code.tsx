import { assignProject, unassignProject } from '@letsread/projects/contract.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { browserClient, browserClientWith, currentSession, subscribe } from '../request/session/browser-session.ts';
import { storeProjectCode } from '../request/session/project-code.ts';
import { useMessages } from '../i18n/messages.tsx';
import { closeDialog } from '../ui/dialogs/close-dialog.ts';
import { opens } from '../ui/dialogs/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { hideToast } from '../ui/toasts/hide-toast.ts';
import { showToast } from '../ui/toasts/show-toast.ts';
import { AskToDelete } from './ask-to-delete.tsx';
import { type CodeFault, CodeFaultLine, codeFaultFromError } from './code-fault.tsx';
import { codeAfter, codeLength } from './code-input.ts';
import { CodeField } from './code-field.tsx';
import { projectCodePath } from './project-code-path.ts';
import projectSheet from './project-code.css?url';
import { Sheet } from '../ui/sheet.tsx';
import { useProject } from './use-project.ts';
import { PartnerSums } from './partner-sums.tsx';

interface ProjectCodeProps {
  /** Of the view, since a page and its menu may each have one. */
  id: string;
  /** As the page was written; the device may know a newer one. */
  code: string;
  /** Where who has no script goes back to. */
  returnPath: string;
  /** Stands in a page that answers its forms, and is not hydrated. */
  isPage?: boolean;
  /** What came of a form that the page answered. */
  answered?: { typed?: string | undefined; fault?: CodeFault | undefined };
}

/**
 * The project code view: a field to add a code, or the code that is assigned, which can be deleted. Without script its forms
 * are answered by a page (`project-code-screen.tsx`).
 */
export function ProjectCode({ code: before, ...view }: ProjectCodeProps) {
  const code = useSyncExternalStore(subscribe, codeNow, () => before);
  const shownIn = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  // What had the focus is gone when the one view takes the place of the other.
  useLayoutEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    shownIn.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  }, [code]);
  return (
    <div className="dialog__body stack projectcode" ref={shownIn}>
      <Sheet href={projectSheet} />
      {code === '' ? <AddCode {...view} /> : <AssignedCode code={code} {...view} />}
    </div>
  );
}

function codeNow(): string {
  return currentSession()?.userInfo.projectCode ?? '';
}

function AddCode({ id, returnPath, isPage = false, answered = {} }: Omit<ProjectCodeProps, 'code'>) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(answered.typed ?? '');
  const [isAdding, setAdding] = useState(false);
  const [fault, setFault] = useState(answered.fault);
  const { project, settled } = useProject(code);

  // What was typed before this lived.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') setCode(codeAfter({ before: '', value: typed, caret: typed.length, deleted: undefined }).value);
  }, []);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (code.length !== codeLength || isAdding) return;
    setFault(undefined);
    setAdding(true);
    const { projectCode, fault: met } = await attempt(async () => {
      const seen = await settled();
      const headers = seen === undefined ? undefined : { 'sharing-version': String(seen.sharingVersion) };
      return browserClientWith({ ...headers })(assignProject, { code });
    }, codeFaultFromError);
    setAdding(false);
    setFault(met);
    hideToast();
    if (projectCode === undefined) return field.current?.focus();
    storeProjectCode(projectCode);
    showToast({ kind: 'done', text: t('projects.added') });
  }

  return (
    <form
      className="stack"
      method="post"
      action={projectCodePath}
      onSubmit={(event) => void add(event)}
      onReset={() => (setCode(''), setFault(undefined))}
      data-answers={isPage ? undefined : ''}
    >
      <input type="hidden" name="to" value={returnPath} />
      <CodeField id={id} ref={field} code={code} onCode={setCode} isBusy={isAdding} isWrong={fault !== undefined} />
      <CodeFaultLine fault={fault} id={id} />
      <PartnerSums project={project}>{t('projects.shared.agree')}</PartnerSums>
    </form>
  );
}

function AssignedCode({ id, code, returnPath, answered = {} }: ProjectCodeProps) {
  const t = useMessages();
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState(answered.fault);
  const askToDeleteId = `delete-${id}`;
  const { project } = useProject(code);

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (isRemoving) return;
    setFault(undefined);
    setRemoving(true);
    const { projectCode, fault: met } = await attempt(
      () => browserClient(unassignProject, {}),
      () => 'not-removed',
    );
    setRemoving(false);
    setFault(met);
    hideToast();
    closeDialog(askToDeleteId);
    if (projectCode === undefined) return;
    storeProjectCode(projectCode);
    showToast({ kind: 'done', text: t('projects.removed') });
  }

  return (
    <>
      <p className="muted">{t('projects.yours')}</p>
      <div className="code__now">
        <strong>{code}</strong>
        <button className="iconbtn" type="button" aria-label={t('projects.delete')} {...opens(askToDeleteId)}>
          <Icon name="trash" />
        </button>
      </div>
      <CodeFaultLine fault={fault} id={id} />
      <PartnerSums project={project}>{t('projects.shared.leave')}</PartnerSums>
      <AskToDelete
        id={askToDeleteId}
        returnPath={returnPath}
        isBusy={isRemoving}
        onDelete={(event) => void remove(event)}
      />
    </>
  );
}

/** Code actions need the browser to be online (specification section 5). */
async function attempt(
  send: () => Promise<{ projectCode: string }>,
  faultOf: (error: unknown) => CodeFault,
): Promise<{ projectCode?: string; fault?: CodeFault }> {
  if (!navigator.onLine) return { fault: 'offline' };
  try {
    return await send();
  } catch (error) {
    // `fetch` rejects with a TypeError when nothing answers.
    return { fault: error instanceof TypeError ? 'offline' : faultOf(error) };
  }
}
