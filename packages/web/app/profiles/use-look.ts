import { useCallback, useState } from 'react';

import { nameAfter } from './name-input.ts';

/** What stands in a form that asks for a name and a picture, read from the form itself. */
export function useLook() {
  const [name, setName] = useState('');
  const [imageUrl, setImageUrl] = useState('');
  /** For `ref`, `onInput`, `onChange` and `onReset` of the form. */
  const read = useCallback((form: HTMLFormElement | null) => {
    keepWithinRules(form?.elements.namedItem('name'));
    const fields = form === null ? undefined : new FormData(form);
    setName(textOf(fields?.get('name')));
    setImageUrl(textOf(fields?.get('imageUrl')));
  }, []);
  return { name, imageUrl, isComplete: name.trim() !== '' && imageUrl !== '', read };
}

/** Also a name that was typed before scripts ran. */
function keepWithinRules(field: unknown): void {
  if (!(field instanceof HTMLInputElement)) return;
  const shortened = nameAfter(field.value);
  if (shortened !== field.value) field.value = shortened;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
