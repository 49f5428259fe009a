import { passwordLength } from '@letsread/identity/contract.ts';
import { useState } from 'react';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Field } from './field.tsx';
import type { RefusedForm } from './form-problem.ts';

interface PasswordFieldProps {
  refused: RefusedForm | undefined;
  /** One that is being chosen, which has a rule. */
  isNew?: boolean;
}

const length = { least: passwordLength.min, most: passwordLength.max };

/** A password, which can be looked at while it is typed; it never comes back from the server. */
export function PasswordField({ refused, isNew = false }: PasswordFieldProps) {
  const t = useMessages();
  const isHydrated = useIsHydrated();
  const [isShown, setIsShown] = useState(false);
  const isWrong = refused?.problem.fields.includes('password');
  return (
    <Field
      name="password"
      type={isShown ? 'text' : 'password'}
      label={t(isNew ? 'identity.password.new' : 'identity.password')}
      {...(isNew ? { hint: t('identity.password.rule', length) } : {})}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      dir="ltr"
      required
      fault={isWrong ? t(faultKey(refused, isNew), length) : undefined}
    >
      <button
        className="btn field__show"
        type="button"
        data-waits={isHydrated ? undefined : ''}
        aria-pressed={isShown}
        aria-label={t('identity.password.show.long')}
        onClick={() => setIsShown(!isShown)}
      >
        {t('identity.password.show')}
      </button>
    </Field>
  );
}

function faultKey(refused: RefusedForm | undefined, isNew: boolean) {
  if (refused?.problem.code === 'password-too-common') return 'identity.problem.password-too-common';
  return isNew ? 'identity.fault.new-password' : 'identity.fault.password';
}
