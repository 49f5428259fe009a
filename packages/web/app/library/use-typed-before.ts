import { useEffect, useState } from 'react';

/** Of a field before scripts ran: what was typed into it, and where the caret stood. */
interface Typed {
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  isTicked: boolean;
  caret: number | null;
}

/**
 * What was typed, chosen or ticked before scripts ran is taken as if it were done now. The screens that hold the value of a field
 * themselves begin with what the server wrote and put it back with their next change; a text area React puts back at once, so that it is
 * read before any field is rendered. For what stands around all forms.
 */
export function useTypedBefore(): void {
  const [typed] = useState(typedFields);
  useEffect(() => {
    // Outside of React's own work each is rendered before the next: several may be parts of one value.
    if (typed.length > 0) queueMicrotask(() => typed.filter(({ field }) => field.isConnected).forEach(retype));
  }, [typed]);
}

function typedFields(): Typed[] {
  if (typeof document === 'undefined' || document.documentElement.dataset['started'] !== undefined) return [];
  const fields = document.querySelectorAll<Typed['field']>('main :is(input, textarea, select)');
  return [...fields].filter(isTyped).map((field) => ({
    field,
    value: field.value,
    isTicked: 'checked' in field && field.checked,
    caret: field === document.activeElement && 'selectionEnd' in field ? field.selectionEnd : null,
  }));
}

function isTyped(field: Typed['field']): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== firstValue(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  // Of radio buttons the one that was chosen is enough.
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  // What fits no line is not in the value; files are taken where they are sent.
  return !['file', 'hidden'].includes(field.type) && field.value !== field.defaultValue.replaceAll(/[\r\n]/g, '');
}

function firstValue({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** React tells a component of a value that is another than it wrote last: that is written first. */
function retype({ field, value, isTicked, caret }: Typed): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !isTicked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
}
