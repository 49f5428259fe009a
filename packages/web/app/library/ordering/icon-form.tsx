import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';

interface IconFormProps {
  fields: Fields;
  label: string;
  icon: 'up' | 'down' | 'trash';
  id?: string;
}

/** A form of one button that shows what it does as a figure. */
export function IconForm({ fields, label, icon, id }: IconFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button className={icon === 'up' ? 'iconbtn iconbtn--up' : 'iconbtn'} type="submit" id={id} aria-label={label}>
        <Icon name={icon === 'up' ? 'down' : icon} />
      </button>
    </Form>
  );
}
