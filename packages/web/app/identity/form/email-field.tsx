import { useMessages } from '../../i18n/messages.tsx';
import { Field } from './field.tsx';
import type { RefusedForm } from './form-problem.ts';

/** An address is written from left to right in every language. */
export function EmailField({ refused }: { refused: RefusedForm | undefined }) {
  const t = useMessages();
  const isWrong = refused?.problem.fields.includes('email');
  return (
    <Field
      name="email"
      type="email"
      label={t('identity.email')}
      autoComplete="username"
      autoCapitalize="none"
      placeholder={t('identity.email.example')}
      dir="ltr"
      required
      defaultValue={refused?.typed.email}
      fault={isWrong ? t('identity.fault.email') : undefined}
    />
  );
}
