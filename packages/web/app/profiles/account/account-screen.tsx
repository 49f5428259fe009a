import { listGrownUps } from '@letsread/identity/grown-ups/contract.ts';
import { getWeeklyLetter } from '@letsread/learning/weekly-letter/contract.ts';
import { listPushDevices } from '@letsread/profiles/push/contract.ts';
import { Link } from 'react-router';

import { backRoomLink } from '../../identity/back-room-link.server.ts';
import { orAskGrownUp } from '../../identity/account/ask-grown-up.ts';
import { loadForGrownUp } from '../../identity/account/load-own-account.server.ts';
import { useSession } from '../../identity/use-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { answerOf } from '../../request/problems.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { noStore } from '../../request/no-store.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/dialogs/question.tsx';
import type { Route } from './+types/account-screen.ts';
import { GrownUpsSection } from './grown-ups-section.tsx';
import accountSheet from './account.css?url';
import { Sheet } from '../../ui/sheet.tsx';
import { LetterChoice } from '../letter/letter-choice.tsx';
import { PushChoice } from '../push/push-choice.tsx';

const deleteAccountId = 'delete-account';

export const handle = { page: 'screen' };

export const headers = noStore;

/** For grown-ups, who are asked who they are before; a child with the tablet does not come in. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { email } = await loadForGrownUp(context, '/account');
  const { current, client } = context.get(sessionContext);
  const userId = current()?.userInfo.id ?? '';
  const [letter, { publicKey, items: devices }, family] = await answerOf(
    Promise.all([
      client(getWeeklyLetter, {}),
      client(listPushDevices, { userId }),
      orAskGrownUp(client(listGrownUps, {}), '/account'),
    ]),
  );
  return {
    email,
    family,
    letter,
    push: { userId, publicKey, deviceIds: devices.map(({ id }) => id) },
    further: backRoomLink(context, request),
    notice: noticeOf(url.searchParams.get('told')),
  };
}

function noticeOf(value: string | null): 'invited' | 'password-set' | undefined {
  return value === 'invited' || value === 'password-set' ? value : undefined;
}

/** What an account may do with itself and with all that is kept of it. */
export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const { email, family, letter, push, further, notice } = loaderData;
  const t = useMessages();
  const session = useSession();
  const isShared = family.items.length > 1;
  return (
    <main id="main" className="wrap stack account__page">
      <Sheet href={accountSheet} />
      <PageHead title={t('identity.grown-ups')} isHidden />
      <h1 tabIndex={-1}>{t('identity.grown-ups')}</h1>
      {notice !== undefined && (
        <p className="note" role="status">
          <Icon name="check" />
          <span>{t(notice === 'invited' ? 'identity.family.sent' : 'identity.told.password-set')}</span>
        </p>
      )}
      <section className="card card--pad stack" aria-labelledby="account">
        <h2 id="account">{t('profiles.account.title')}</h2>
        <p className="muted">{t('profiles.account.text', { name: session?.displayName ?? '' })}</p>
        {email !== null && (
          <>
            <p>
              <bdi dir="ltr">{email}</bdi>
            </p>
            <div className="row">
              <Link className="btn" to="/account/email">
                {t('identity.change-email')}
              </Link>
              <Link className="btn" to="/account/password">
                {t('identity.new-password')}
              </Link>
            </div>
          </>
        )}
        <div className="row">
          <form method="post" action="/account/export">
            <button className="btn" type="submit">
              <Icon name="download" size="s" />
              {t('profiles.account.export')}
            </button>
          </form>
          {!isShared && (
            <button className="btn btn--plain btn--quiet" type="button" {...opens(deleteAccountId)}>
              <Icon name="trash" size="s" />
              {t('profiles.account.delete')}
            </button>
          )}
        </div>
        {isShared && <p className="muted">{t('identity.family.no-delete')}</p>}
      </section>
      <GrownUpsSection {...family} />
      <LetterChoice {...letter} />
      <PushChoice {...push} />
      {further !== undefined && (
        <p>
          <a className="btn" href={further.path}>
            {further.name}
          </a>
        </p>
      )}
      <form method="post" action="/account/lock">
        <button className="btn btn--leaf" type="submit">
          <Icon name="key" size="s" />
          {t('identity.grown-ups.lock')}
        </button>
      </form>
      {!isShared && <DeleteAccount />}
    </main>
  );
}

function DeleteAccount() {
  const t = useMessages();
  return (
    <Question
      id={deleteAccountId}
      question={t('profiles.account.sure')}
      detail={t('profiles.account.what-goes')}
      cancelLabel={t('shell.cancel')}
    >
      <form method="post" action="/account/deletion" className="ask__do">
        <button className="btn btn--danger" type="submit">
          {t('shell.delete')}
        </button>
      </form>
    </Question>
  );
}
