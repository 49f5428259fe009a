import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RefusedForm } from './form-problem.ts';

const name = 'agreed';

/** That an adult makes the account, and agrees to the terms; never ticked beforehand. */
export function AgreeField({ refused }: { refused: RefusedForm | undefined }) {
  const t = useMessages();
  const isWrong = refused?.problem.fields.includes(name) === true;
  return (
    <div className="field">
      <label className="agree">
        <input
          type="checkbox"
          name={name}
          value="true"
          required
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${name}-fault` : undefined}
        />
        <span>{t('identity.agree')}</span>
      </label>
      {isWrong && (
        <p className="err" id={`${name}-fault`}>
          <Icon name="alert" />
          <span>{t('identity.fault.agree')}</span>
        </p>
      )}
      <p className="small">
        <a href="/termsandcondition">{t('shell.menu.terms')}</a>
      </p>
    </div>
  );
}

/** What the form says; the call refuses what is not true. */
export function hasAgreed(form: FormData): true {
  return (form.get(name) === 'true') as true;
}
