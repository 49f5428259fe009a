import { StayChoice } from '../../identity/stay-choice.tsx';
import { useSession } from '../../identity/use-session.ts';
import { useWords } from '../../shell/language/words.tsx';
import { opens } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/question.tsx';
import accountSheet from './account.css?url';

const deleteAccountId = 'delete-account';

/** What an account may do with all that is kept of it: take it along, or have it deleted. */
export function AccountSection() {
  const t = useWords();
  const session = useSession();
  return (
    <section className="card card--pad stack account" aria-labelledby="account">
      <link rel="stylesheet" href={accountSheet} precedence="screen" />
      <h2 id="account">{t('profiles.account.title')}</h2>
      <p className="muted">{t('profiles.account.text', { name: session?.displayName ?? '' })}</p>
      <div className="row">
        <form method="post" action="/account/export">
          <button className="btn" type="submit">
            <Icon name="download" size="s" />
            {t('profiles.account.export')}
          </button>
        </form>
        <button className="btn btn--plain btn--quiet" type="button" {...opens(deleteAccountId)}>
          <Icon name="trash" size="s" />
          {t('profiles.account.delete')}
        </button>
      </div>
      <StayChoice />
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
    </section>
  );
}
