import {
  type BookImport,
  discardImport,
  getImport,
  importWork,
  lineOutcomes,
  listImportLines,
  stopImport,
  workOnImport,
} from '@letsread/importer/contract.ts';
import { data, Form, Link, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isProblem } from '../../request/is-problem.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { faultText } from '../fault-text.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/import-screen.ts';
import { ImportFacts, isWorking, nameOfImport } from './import-facts.tsx';
import { ImportLines } from './import-lines.tsx';
import { useProgress } from './use-progress.ts';
import { writtenTime } from '../written-time.ts';

const pageSize = 100;

export const headers = noStore;

export async function loader({ context, request, params: { importId }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const outcome = lineOutcomes.find((each) => each === url.searchParams.get('outcome'));
  // One after the other: lines from before it ended, with the state of after, would be the last that are looked for.
  const found = await answerOf(client(getImport, { importId }), url);
  const lines = await answerOf(client(listImportLines, { importId, limit: pageSize, cursor, outcome }), url);
  const written = writtenTime(interfaceLanguage(request).languageISOCode);
  return { found: { ...found, written: written(found.createdAt) }, lines, outcome, cursor };
}

export async function action({ request, context, params: { importId }, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const client = backRoomClient(context);
  const act = (await request.formData()).get('act');
  try {
    const work = importWork.find((each) => each === act);
    if (work !== undefined) await client(workOnImport, { importId, body: { work } });
    if (act === 'stop') await client(stopImport, { importId });
    if (act !== 'discard') return data({ fault: undefined });
    await client(discardImport, { importId });
  } catch (error) {
    if (!isProblem(error)) throw error;
    return data(
      { fault: error.code === 'import-running' ? ('import-running' as const) : ('failed' as const) },
      { status: 409 },
    );
  }
  return redirect('/library/imports');
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** One import: what would come of it, how far it is, what came, and the way back. */
export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome, cursor } = loaderData;
  const t = useLibraryMessages();
  const { found, lines, isCutOff } = useProgress(loaderData, { limit: pageSize, cursor, outcome });
  const title = nameOfImport(t, found);
  return (
    <>
      <PageHead title={title} isHidden />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="library__card" aria-live="polite">
        <ImportFacts of={found} />
        {isWorking(found) && (
          <progress
            aria-label={t(`library.imports.state.${found.state}`)}
            {...(found.files > 0 ? { value: found.filesDone, max: found.files } : {})}
          />
        )}
        {isCutOff && <p className="muted">{t('offline.waiting')}</p>}
        {found.failure !== null && (
          <div className="err">
            <Icon name="alert" />
            <details>
              <summary>{t('library.imports.failed')}</summary>
              <p dir="ltr" lang="en">
                {found.failure}
              </p>
            </details>
          </div>
        )}
      </div>
      {actionData?.fault !== undefined && (
        <div className="err" role="alert">
          <Icon name="alert" />
          <span>{faultText(t, actionData.fault)}</span>
        </div>
      )}
      <Acts of={found} />
      <OutcomeChoice of={found} chosen={outcome} />
      <ImportLines lines={lines.items} />
      <p className="library__choose">
        {lines.cursor !== undefined && (
          <Link className="btn" to={addressOf({ outcome, cursor: lines.cursor })}>
            {t('library.audit.more')}
          </Link>
        )}
      </p>
    </>
  );
}

/** The address of this page with only some lines, or with those after others. */
function addressOf(search: { outcome?: string | undefined; cursor?: string }): string {
  const given = Object.entries(search).filter((each): each is [string, string] => each[1] !== undefined);
  return given.length === 0 ? '.' : `?${new URLSearchParams(given).toString()}`;
}

/** The lines of one outcome alone; pressed again, all. */
function OutcomeChoice({ of: { counts }, chosen }: { of: BookImport; chosen: string | undefined }) {
  const t = useLibraryMessages();
  const there = lineOutcomes.filter((outcome) => counts[outcome] !== undefined);
  if (there.length === 0) return null;
  return (
    <ul className="chips">
      {there.map((outcome) => (
        <li key={outcome}>
          <Link
            className="chip"
            to={addressOf(outcome === chosen ? {} : { outcome })}
            aria-current={outcome === chosen ? 'true' : undefined}
            preventScrollReset
          >
            {t(`library.imports.outcome.${outcome}`)} {t.number(counts[outcome] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Acts({ of: found }: { of: BookImport }) {
  const t = useLibraryMessages();
  const { id, state, canUndo, isCommand } = found;
  const isOn = isWorking(found);
  const isToDo = state === 'checked' || ((state === 'stopped' || state === 'failed') && !canUndo);
  // What a command was given lies where it was given.
  const mayImport = isToDo && !isCommand;
  return (
    <Form className="library__choose" method="post">
      {isOn && !isCommand && (
        <button className="btn" name="act" value="stop" type="submit">
          <Icon name="close" size="s" />
          {t('library.imports.stop')}
        </button>
      )}
      {mayImport && (
        <button className="btn btn--leaf" name="act" value="import" type="submit">
          <Icon name="download" size="s" />
          {t('library.imports.bring')}
        </button>
      )}
      {canUndo && (
        <Link className="btn" to={`/library/shelf?importId=${id}`}>
          <Icon name="books" size="s" />
          {t('library.imports.on-shelf')}
        </Link>
      )}
      {!isOn && canUndo && (
        <button className="btn" name="act" value="undo" type="submit">
          <Icon name="redo" size="s" />
          {t('library.undo')}
        </button>
      )}
      {!isOn && !canUndo && state !== 'imported' && state !== 'undone' && (
        <button className="btn btn--plain btn--quiet" name="act" value="discard" type="submit">
          <Icon name="trash" size="s" />
          {t('library.imports.discard')}
        </button>
      )}
    </Form>
  );
}
