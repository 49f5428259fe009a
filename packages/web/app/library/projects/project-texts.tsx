import { maxAbout, maxProjectName } from '@letsread/projects/back-room/contract.ts';

import { Field } from '../../identity/form/field.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';

/** What families read of a project before they join it. */
export function ProjectTexts({ id, texts }: { id: string; texts: Fields }) {
  const t = useLibraryMessages();
  return (
    <>
      <Field
        name="name"
        id={`${id}-name`}
        label={t('library.projects.name')}
        autoComplete="off"
        maxLength={maxProjectName}
        defaultValue={texts['name']}
      />
      <Field
        name="partner"
        id={`${id}-partner`}
        label={t('library.projects.partner')}
        autoComplete="off"
        maxLength={maxProjectName}
        defaultValue={texts['partner']}
      />
      <Field
        name="about"
        id={`${id}-about`}
        label={t('library.projects.tell')}
        autoComplete="off"
        maxLength={maxAbout}
        defaultValue={texts['about']}
      />
      <label className="agree">
        <input type="checkbox" name="isForTeachers" defaultChecked={texts['isForTeachers'] === 'on'} />
        <span>{t('library.projects.for-teachers')}</span>
      </label>
    </>
  );
}
