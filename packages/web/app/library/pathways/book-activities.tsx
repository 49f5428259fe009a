import type { PathwayWithBooks } from '@letsread/learning/pathway-editing/contract.ts';
import { Form } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';

interface BookActivitiesProps {
  entry: PathwayWithBooks['books'][number];
  /** The fields of a form that lets these follow the book. */
  fieldsOf: (activities: PathwayWithBooks['books'][number]['activities']) => Fields;
}

/** What follows a book on its path: each can be put in and taken out. A new one is not needed for the badge. */
export function BookActivities({ entry: { book, activities, offered }, fieldsOf }: BookActivitiesProps) {
  const t = useLibraryMessages();
  if (offered.length === 0) return null;
  return (
    <div className="library__chips library__after">
      {offered.map((kind) => {
        const isOn = activities.some((one) => one.kind === kind);
        const name = t(`learning.path.kind.${kind}`);
        const changed = isOn
          ? activities.filter((one) => one.kind !== kind)
          : [...activities, { kind, isOptional: true }];
        return (
          <Form method="post" preventScrollReset key={kind}>
            <HiddenFields fields={fieldsOf(changed)} />
            <button className="chip" type="submit" aria-pressed={isOn} aria-label={`${name}: ${book.title}`}>
              <Icon name={isOn ? 'check' : 'plus'} size="s" />
              {name}
            </button>
          </Form>
        );
      })}
    </div>
  );
}
