import { licences } from '@letsread/formats/licence.ts';
import { createImport, workOnImport } from '@letsread/importer/contract.ts';
import { type DragEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { isProblem } from '../../request/is-problem.ts';
import { browserClient } from '../../request/session/browser-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { Choice } from '../shelf/choice.tsx';
import { chosenFiles, droppedFiles, type FileToSend } from './dropped-files.ts';
import { sendFiles, withoutPassedOver } from './send-files.ts';

/** The same in every language. */
const examples = { language: 'sw', catalogue: 'https://example.org/opds' };

interface Sending {
  done: number;
  all: number;
}

interface NewImportProps {
  teams: readonly { id: string; name: string }[];
  /** May bring books in for no team too. */
  isLibrarian: boolean;
}

/** Begins an import: files, a folder or a catalogue; what comes of it is looked at at once. */
export function NewImport({ teams, isLibrarian }: NewImportProps) {
  const t = useLibraryMessages();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { sending, fault, begin } = useNewImport(form);
  const take = (chosen: FileToSend[]) => {
    const files = withoutPassedOver(chosen);
    if (files.length > 0) void begin({ files });
  };
  const faultOf = (field: FaultyField) => (fault?.field === field ? t(`library.fault.${fault.code}`) : undefined);
  const seek = (event: FormEvent) => {
    event.preventDefault();
    void begin({ files: [] });
  };
  return (
    <form className="library__card library__import" ref={form} onSubmit={seek} noValidate>
      <p className="library__needs">{t('library.imports.needs-script')}</p>
      <DropZone isBusy={sending !== undefined} onFiles={take} />
      {sending !== undefined && (
        <div role="status">
          <p>{t('library.imports.sending', { ...sending })}</p>
          <progress value={sending.done} max={Math.max(1, sending.all)} />
        </div>
      )}
      {fault !== undefined && fault.field === undefined && (
        <div className="err" role="alert">
          <Icon name="alert" />
          <span>{t(`library.fault.${fault.code}`)}</span>
        </div>
      )}
      {teams.length > 0 && (
        <Choice name="teamId" label={t('library.shelf.team')} defaultValue={isLibrarian ? '' : teams[0]?.id}>
          {isLibrarian && <option value="">{t('library.imports.no-team')}</option>}
          {teams.map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <label className="library__check">
        <input type="checkbox" name="isPublished" />
        <span>{t('library.imports.publish')}</span>
      </label>
      <div className="library__form library__plain">
        <Field
          name="language"
          label={t('library.imports.language')}
          placeholder={examples.language}
          fault={faultOf('language')}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          maxLength={35}
        />
        <Choice name="licence" label={t('library.imports.licence')} defaultValue="">
          <option value="">–</option>
          {licences.map((licence) => (
            <option value={licence} key={licence}>
              {licence}
            </option>
          ))}
        </Choice>
      </div>
      <div className="library__form library__plain">
        <Field
          name="catalogue"
          type="url"
          label={t('library.imports.catalogue')}
          placeholder={examples.catalogue}
          fault={faultOf('catalogue')}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          maxLength={2000}
        />
        <button className="btn" type="submit" disabled={!isHydrated || sending !== undefined}>
          <Icon name="search" size="s" />
          {t('library.imports.look')}
        </button>
      </div>
    </form>
  );
}

const faults = ['address-refused', 'import-running', 'import-too-large', 'invalid-input', 'too-many-imports'] as const;
type FaultyField = 'catalogue' | 'language';

interface Fault {
  code: (typeof faults)[number] | 'cut-off' | 'failed';
  /** Where one field is to be put right, that one says so. */
  field?: FaultyField | undefined;
}

function faultFromError(error: unknown): Fault {
  // `fetch` rejects with a TypeError when nothing answers.
  if (error instanceof TypeError) return { code: 'cut-off' };
  if (!isProblem(error)) throw error;
  const known = error.code === 'licence-not-known' || error.code === 'name-refused' ? 'invalid-input' : error.code;
  const isOf = (field: FaultyField) => error.errors?.some(({ path }) => path === `body.${field}`) === true;
  const isAddress = error.code === 'address-refused' || isOf('catalogue');
  return {
    code: faults.find((each) => each === known) ?? 'failed',
    // In the order of the form.
    field: isOf('language') ? 'language' : isAddress ? 'catalogue' : undefined,
  };
}

function useNewImport(form: { current: HTMLFormElement | null }) {
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const [fault, setFault] = useState<Fault>();
  // What was begun and cut off goes on with the same files.
  const begun = useRef<{ id: string; of: string }>(undefined);

  async function begin({ files }: { files: FileToSend[] }): Promise<void> {
    const formInput = readForm(form.current, files.length === 0);
    const of = JSON.stringify([formInput, files.map(({ path, file }) => [path, file.size])]);
    setFault(undefined);
    setSending({ done: 0, all: files.length });
    try {
      const id =
        begun.current?.of === of ? begun.current.id : (await browserClient(createImport, { body: formInput })).id;
      begun.current = { id, of };
      const onFile = () => setSending((now) => now && { ...now, done: now.done + 1 });
      await sendFiles(browserClient, { importId: id, files }, onFile);
      await browserClient(workOnImport, { importId: id, body: { work: 'check' } });
      await navigate(`/library/imports/${id}`);
    } catch (error) {
      const refused = faultFromError(error);
      flushSync(() => {
        setFault(refused);
        setSending(undefined);
      });
      if (refused.field !== undefined) form.current?.querySelector<HTMLElement>(`[name=${refused.field}]`)?.focus();
    }
  }
  return { sending, fault, begin };
}

function readForm(form: HTMLFormElement | null, isCatalogue: boolean) {
  const fields = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    isPublished: fields.get('isPublished') !== null,
    ...(text('teamId') === '' ? {} : { teamId: text('teamId') }),
    ...(text('language') === '' ? {} : { language: text('language') }),
    ...(text('licence') === '' ? {} : { licence: text('licence') }),
    ...(isCatalogue ? { catalogue: withScheme(text('catalogue')) } : {}),
  };
}

/** "books.example.org/opds", as people write addresses. */
function withScheme(address: string): string {
  return address === '' || /^\w+:\/\//.test(address) ? address : `https://${address}`;
}

function DropZone({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: FileToSend[]) => void }) {
  const t = useLibraryMessages();
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    hover(event);
    if (!isBusy) void droppedFiles(event.dataTransfer).then(onFiles);
  };
  return (
    <div className="library__drop" data-over={isOver || undefined} onDragOver={hover} onDragLeave={hover} onDrop={drop}>
      <Icon name="download" size="l" />
      <p>{t('library.imports.drop')}</p>
      <div className="library__choose">
        <Chooser label={t('library.imports.files')} isBusy={isBusy} onFiles={onFiles} />
        <Chooser label={t('library.imports.folder')} isBusy={isBusy} onFiles={onFiles} isFolder />
      </div>
    </div>
  );
}

function Chooser({
  label,
  isBusy,
  onFiles,
  isFolder = false,
}: {
  label: string;
  isBusy: boolean;
  onFiles: (files: FileToSend[]) => void;
  isFolder?: boolean;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    onFiles(chosenFiles(field.current?.files ?? null));
    // The same files may be chosen again.
    if (field.current !== null) field.current.value = '';
  };
  const takeFirst = useEffectEvent(take);
  // Files that were chosen before scripts ran.
  useEffect(() => {
    if (field.current?.files?.length) takeFirst();
  }, []);
  return (
    <span className="library__chooser">
      <input
        id={id}
        ref={field}
        type="file"
        multiple
        autoComplete="off"
        disabled={isBusy}
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.epub,.bloompub,.bloomd,.pdf,.zip' })}
        onChange={take}
      />
      <label className="btn" htmlFor={id}>
        <Icon name={isFolder ? 'books' : 'doc'} size="s" />
        {label}
      </label>
    </span>
  );
}
