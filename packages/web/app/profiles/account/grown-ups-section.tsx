import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { GrownUp, listGrownUps } from '@letsread/identity/grown-ups/contract.ts';
import { Link } from 'react-router';

import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/dialogs/question.tsx';

type Family = EndpointOutput<typeof listGrownUps>;

/** Who signs in to the account, who is invited, and the way to invite, take out and leave. */
export function GrownUpsSection(family: Family) {
  const t = useMessages();
  const { items, invitations, mayInvite } = family;
  const isShared = items.length > 1;
  if (!mayInvite && !isShared) return null;
  return (
    <section className="card card--pad stack" aria-labelledby="grown-ups">
      <h2 id="grown-ups">{t('identity.family')}</h2>
      <p className="muted">{t('identity.family.text')}</p>
      {(isShared || invitations.length > 0) && <People {...family} />}
      {mayInvite && (
        <div className="row">
          <Link className="btn" to="/account/invite">
            <Icon name="plus" size="s" />
            {t('identity.family.invite')}
          </Link>
        </div>
      )}
      {isShared && items.map((one) => <TakeOut key={one.id} {...one} />)}
    </section>
  );
}

/** Who is alone with invitations is named on the page already. */
function People({ items, invitations }: Family) {
  const t = useMessages();
  return (
    <ul className="account__people">
      {(items.length > 1 ? items : []).map((one) => (
        <li key={one.id} className="row">
          <Named {...one} />
          <button className="btn btn--plain btn--quiet" type="button" {...opens(`person-${one.id}`)}>
            {t(one.isYou ? 'identity.family.leave' : 'identity.family.remove')}
            {!one.isYou && <span className="sr"> {one.displayName}</span>}
          </button>
        </li>
      ))}
      {invitations.map(({ id, email }) => (
        <li key={id} className="row">
          <span>
            <bdi dir="ltr">{email}</bdi>
            <br />
            <span className="muted small">{t('identity.family.waiting')}</span>
          </span>
          <form method="post" action="/account/grown-ups">
            <input type="hidden" name="invitationId" value={id} />
            <button className="btn btn--plain btn--quiet" type="submit">
              {t('identity.family.remove')}
              <span className="sr"> {email}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

function Named({ displayName, email, isYou }: GrownUp) {
  const t = useMessages();
  return (
    <span>
      <bdi>{displayName}</bdi>
      {isYou && ` (${t('identity.family.you')})`}
      {email !== null && (
        <>
          <br />
          <bdi className="muted small" dir="ltr">
            {email}
          </bdi>
        </>
      )}
    </span>
  );
}

function TakeOut({ id, displayName, isYou }: GrownUp) {
  const t = useMessages();
  return (
    <Question
      id={`person-${id}`}
      question={isYou ? t('identity.family.leave') : t('identity.family.remove.sure', { name: displayName })}
      detail={t(isYou ? 'identity.family.leave.detail' : 'identity.family.remove.detail')}
      cancelLabel={t('shell.cancel')}
      icon="people"
    >
      <form method="post" action="/account/grown-ups" className="ask__do">
        <input type="hidden" name="grownUpId" value={id} />
        <input type="hidden" name="isYou" value={String(isYou)} />
        <button className="btn btn--danger" type="submit">
          {t(isYou ? 'identity.family.leave' : 'identity.family.remove')}
        </button>
      </form>
    </Question>
  );
}
