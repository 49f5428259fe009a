import { assignableRoles } from '@letsread/identity/roles/contract.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { useRefused } from './use-refused.ts';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from './hidden-fields.tsx';

export const grantFormId = 'give';

/** Gives somebody who has signed in here before a role, by their address. */
export function GrantForm({ outcome }: { outcome: Outcome | undefined }) {
  const t = useLibraryMessages();
  const own = useRefused(outcome, ({ act }) => act === 'grant');
  // Begins anew once it was taken, and with what was typed where it was not.
  const isTaken = outcome !== undefined && 'done' in outcome && outcome.done.action === 'role-granted';
  return (
    <Form
      className="library__card library__form"
      id={grantFormId}
      method="post"
      noValidate
      key={JSON.stringify(isTaken ? outcome.done : own)}
    >
      <HiddenFields fields={{ act: 'grant' }} />
      <Field
        name="email"
        type="email"
        label={t('identity.email')}
        placeholder={t('identity.email.example')}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
        maxLength={254}
        defaultValue={own['email']}
      />
      <div className="field">
        <label htmlFor="role">{t('library.people.role')}</label>
        <div className="select">
          <select className="input" id="role" name="role" defaultValue={own['role'] ?? 'EDITOR'}>
            {assignableRoles.map((role) => (
              <option value={role} key={role}>
                {t(`library.role.${role}`)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <button className="btn btn--leaf" type="submit">
        {t('library.people.give')}
      </button>
    </Form>
  );
}
