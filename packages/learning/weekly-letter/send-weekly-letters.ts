import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Mail } from '@letsread/identity/mail/compose-mail.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import sql from 'sql-template-tag';
import { provenAddress } from './select-proven-address.ts';
import { composeLetter } from './compose-letter.ts';
import { isOfWeek, readWeek } from './read-week.ts';
import { weekToTell } from './week-to-tell.ts';

interface LettersContext extends CatalogueContext {
  identity: Pick<Identity, 'sendOnce' | 'publicUrl'>;
  nowMs?: number;
  /** Told what kept a letter from its recipient; never with an address. */
  onError: (what: string, error: unknown) => void;
  /** How many are looked for at a time. */
  batch?: number;
  /** Ends the round behind the letter that is under way. */
  signal?: AbortSignal;
}

type SendingContext = CatalogueContext & Pick<LettersContext, 'identity'>;

const usualBatch = 200;
/** Of each hour the other half is for all else: what is left goes with the next round. */
const roundMs = 30 * 60 * 1000;

interface DueLetter {
  token: string;
  accountId: string;
  email: string;
  language: string;
  /** The week that the letter before told of. */
  before: string | null;
}

/**
 * The letters of the last week that have not gone yet; to accounts where somebody read. A letter is claimed before it is
 * sent, so that of many processes one sends it and a restart sends none twice; what was certainly not sent is due again.
 */
export async function sendWeeklyLetters({
  nowMs = Date.now(),
  batch = usualBatch,
  signal,
  ...context
}: LettersContext): Promise<void> {
  const monday = weekToTell(nowMs);
  const end = AbortSignal.any([AbortSignal.timeout(roundMs), ...(signal === undefined ? [] : [signal])]);
  for (;;) {
    const due = await selectDue(context, monday, batch);
    const sent = await sendSome(context, due, { monday, end });
    // A mail server that takes nothing is not asked for all of them.
    if (due.length < batch || sent === 0 || end.aborted) return;
  }
}

/** @returns how many were sent */
async function sendSome(
  { onError, ...context }: SendingContext & Pick<LettersContext, 'onError'>,
  letters: readonly DueLetter[],
  { monday, end }: { monday: string; end: AbortSignal },
): Promise<number> {
  const tell = (error: unknown): undefined => {
    onError('letter', error);
    return undefined;
  };
  let sent = 0;
  for (const letter of letters) {
    if (end.aborted) break;
    if (!(await claim(context, letter.token, monday))) continue;
    const mail = await compose(context, letter, monday).catch(tell);
    const outcome = mail === undefined ? 'later' : await context.identity.sendOnce(mail).catch(tell);
    if (outcome === 'sent') sent += 1;
    if (outcome === 'later') await giveBack(context, letter, monday);
  }
  return sent;
}

async function selectDue(
  { database: { pool } }: CatalogueContext,
  monday: string,
  batch: number,
): Promise<DueLetter[]> {
  const { rows } = await pool.query<DueLetter>(sql`
    select w.token, w.account_id as "accountId", ${provenAddress} as email, w.language, w.told_week as before
    from weekly_letter w join account a on a.id = w.account_id left join idp_user u on u.id = w.user_id
    where w.stopped_at is null and coalesce(w.told_week < ${monday}, true) and ${provenAddress} is not null
      and exists (
        select from profile p where p.account_id = w.account_id and p.class_id is null and (
          exists (
            select from read_time t
            where t.profile_id = p.id and t.day >= ${monday}::date and t.day < ${monday}::date + 7)
          or exists (select from reading_position r where r.profile_id = p.id and ${isOfWeek(monday)})))
    -- Each has its turn, whatever number of addresses take no mail any more.
    order by random() limit ${batch}`);
  return rows;
}

async function claim({ database: { pool } }: CatalogueContext, token: string, monday: string): Promise<boolean> {
  const { rowCount } = await pool.query(sql`
    update weekly_letter set told_week = ${monday}
    where token = ${token} and stopped_at is null and coalesce(told_week < ${monday}, true)`);
  return rowCount === 1;
}

async function giveBack({ database: { pool } }: CatalogueContext, letter: DueLetter, monday: string): Promise<void> {
  await pool.query(sql`
    update weekly_letter set told_week = ${letter.before} where token = ${letter.token} and told_week = ${monday}`);
}

/** Undefined when who read was deleted meanwhile. */
async function compose(
  context: SendingContext,
  { accountId, email, language, token }: DueLetter,
  monday: string,
): Promise<Mail | undefined> {
  const readers = await readWeek(context, { accountId, monday });
  if (readers.length === 0) return undefined;
  return composeLetter({ to: email, language, publicUrl: context.identity.publicUrl, token, readers });
}
