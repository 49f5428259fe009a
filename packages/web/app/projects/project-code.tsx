import { assignProject, unassignProject } from '@letsread/projects/contract.ts';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import {
  browserClient,
  browserClientWith,
  currentSession,
  storeProjectCode,
  subscribe,
} from '../request/session/browser-session.ts';
import { useMessages } from '../i18n/messages.tsx';
import { isProblem } from '../request/is-problem.ts';
import { closeDialog } from '../ui/dialogs/close-dialog.ts';
import { opens } from '../ui/dialogs/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toasts/show-toast.ts';
import { AskToDelete, askToDeleteId } from './ask-to-delete.tsx';
import { codeAfter, codeLength } from './code-input.ts';
import { CodeField } from './code-field.tsx';
import projectSheet from './project-code.css?url';
import { Sheet } from '../ui/sheet.tsx';
import { useProject } from './use-project.ts';
import { PartnerSums } from './partner-sums.tsx';

/** The project code view: a field to add a code, or the code that is assigned, which can be deleted. */
export function ProjectCode({ code: before }: { code: string }) {
  const code = useSyncExternalStore(subscribe, codeNow, () => before);
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  // What had the focus is gone when the one view takes the place of the other.
  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    view.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);
  return (
    <div className="dialog__body stack projectcode" ref={view}>
      <Sheet href={projectSheet} />
      {code === '' ? <AddCode /> : <AssignedCode code={code} />}
    </div>
  );
}

function codeNow(): string {
  return currentSession()?.userInfo.projectCode ?? '';
}

type Fault = 'offline' | 'other-project' | 'not-recognized' | 'not-removed' | 'several-grown-ups';

function AddCode() {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [fault, setFault] = useState<Fault>();
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
    }, faultOfAdding);
    setAdding(false);
    setFault(met);
    if (projectCode === undefined) return field.current?.focus();
    storeProjectCode(projectCode);
    showToast({ kind: 'done', text: t('projects.added') });
  }

  return (
    <form className="stack" onSubmit={(event) => void add(event)} onReset={() => (setCode(''), setFault(undefined))}>
      <CodeField ref={field} code={code} onCode={setCode} isBusy={isAdding} isWrong={fault !== undefined} />
      <FaultLine fault={fault} />
      <PartnerSums project={project}>{t('projects.shared.agree')}</PartnerSums>
    </form>
  );
}

function AssignedCode({ code }: { code: string }) {
  const t = useMessages();
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const { project } = useProject(code);

  async function remove() {
    setFault(undefined);
    setRemoving(true);
    const { projectCode, fault: met } = await attempt(
      () => browserClient(unassignProject, {}),
      () => 'not-removed',
    );
    setRemoving(false);
    setFault(met);
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
      <FaultLine fault={fault} />
      <PartnerSums project={project}>{t('projects.shared.leave')}</PartnerSums>
      <AskToDelete isBusy={isRemoving} onDelete={() => void remove()} />
    </>
  );
}

function FaultLine({ fault }: { fault: Fault | undefined }) {
  const t = useMessages();
  return (
    <div role="alert">
      {fault !== undefined && (
        <p className="err" id="project-code-fault">
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

/** Code actions need the browser to be online (specification section 5). */
async function attempt(
  send: () => Promise<{ projectCode: string }>,
  faultOf: (error: unknown) => Fault,
): Promise<{ projectCode?: string; fault?: Fault }> {
  if (!navigator.onLine) return { fault: 'offline' };
  try {
    return await send();
  } catch (error) {
    // `fetch` rejects with a TypeError when nothing answers.
    return { fault: error instanceof TypeError ? 'offline' : faultOf(error) };
  }
}

function faultOfAdding(error: unknown): Fault {
  if (isProblem(error) && error.code === 'several-grown-ups') return error.code;
  return isProblem(error) && error.status === 406 ? 'other-project' : 'not-recognized';
}
