import { Form } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';

/** Brings back a theme that is gone. */
export function RestoreButton({ id, name }: { id: string; name: string }) {
  const t = useLibraryMessages();
  return (
    <Form method="post">
      <HiddenFields fields={{ act: 'restore', id }} />
      <button className="btn btn--s" type="submit" aria-label={`${t('library.collections.restore')}: ${name}`}>
        {t('library.collections.restore')}
      </button>
    </Form>
  );
}
