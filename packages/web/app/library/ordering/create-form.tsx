import type { Language } from '@letsread/catalogue/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import type { Outcome } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useRefused } from '../people/use-refused.ts';

export const createFormId = 'create';

interface CreateFormProps {
  /** What its button says. */
  name: string;
  languages: Language[];
  languageId: string;
  /** Of any form of the screen. */
  outcome: Outcome | undefined;
  /** How many there are: the form begins anew with each that came. */
  count: number;
}

/** Makes one more of what stands in an order, with a title in one language. */
export function CreateForm({ name, languages, languageId, outcome, count }: CreateFormProps) {
  const own = useRefused(outcome, ({ act }) => act === 'create');
  return (
    <Form
      className="library__card library__form"
      id={createFormId}
      method="post"
      noValidate
      key={JSON.stringify([own, count])}
    >
      <HiddenFields fields={{ act: 'create' }} />
      <TextFields languages={languages} languageId={own['languageId'] ?? languageId} typed={own} />
      <button className="btn btn--leaf" type="submit">
        <Icon name="plus" size="s" />
        {name}
      </button>
    </Form>
  );
}
