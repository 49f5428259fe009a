import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { IconForm } from './icon-form.tsx';

interface MoveFormsProps {
  /** What is moved: its id, and what it is called. */
  id: string;
  title: string;
  /** The fields of a form that moves it one place up; none for the first. */
  up: Fields | undefined;
  /** And one place down; none for the last. */
  down: Fields | undefined;
}

/** One place up or down, pressed as often as it is far: the focus stays there. */
export function MoveForms({ id, title, up, down }: MoveFormsProps) {
  const t = useLibraryMessages();
  const [upId, downId] = [`up-${id}`, `down-${id}`];
  return (
    <>
      {up !== undefined && (
        <IconForm
          fields={{ ...up, next: `${upId} ${downId}` }}
          label={`${t('library.move-up')}: ${title}`}
          icon="up"
          id={upId}
        />
      )}
      {down !== undefined && (
        <IconForm
          fields={{ ...down, next: `${downId} ${upId}` }}
          label={`${t('library.move-down')}: ${title}`}
          icon="down"
          id={downId}
        />
      )}
    </>
  );
}
