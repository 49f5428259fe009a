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
  const typed = field.value;
  const shortened = nameAfter(typed);
  if (shortened === typed) return;
  // A value that is set takes the caret to its end: who types at the beginning of a name goes on there.
  const caret = Math.max(0, (field.selectionStart ?? 0) - (typed.length - typed.trimStart().length));
  field.value = shortened;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
