import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Whoever works with keys goes on where they were: a form that searches or chooses begins anew with what was asked for, and the field or
 * button that had the focus is gone with it; and the next part of a list is read from its beginning, not from the link that led there.
 * @returns what is told of each form that is sent
 */
export function useFocusAfterSearch(): (event: FormEvent) => void {
  const { state } = useNavigation();
  const { pathname, search, key } = useLocation();
  const sentFrom = useRef<string>(undefined);
  // Where the answer is quick no render may see that it was waited for: the key of the address says that it is there.
  useLayoutEffect(() => {
    if (state !== 'idle' || sentFrom.current === undefined) return;
    const field = document.querySelector<HTMLElement>(sentFrom.current);
    sentFrom.current = undefined;
    if (document.activeElement !== document.body) return;
    field?.focus();
    // To go on typing where it ended.
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [state, key]);
  const part = partIn(search);
  const shown = useRef({ pathname, part });
  useLayoutEffect(() => {
    const isOther = shown.current.pathname === pathname && shown.current.part !== part;
    shown.current = { pathname, part };
    if (isOther && part !== '') document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname, part]);
  return ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'get') sentFrom.current = selectorOf(target);
  };
}

/** Which part of its list an address asks for; '' is the first. */
function partIn(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('cursor') ?? query.get('from') ?? '';
}

/** What has the focus in a form, as it is found in the one that takes its place. */
function selectorOf(form: HTMLFormElement): string | undefined {
  const fields = [...form.elements].filter(
    (one) => (one instanceof HTMLInputElement && one.type !== 'hidden') || one instanceof HTMLSelectElement,
  );
  const named = (field: Element) => `${field.localName}[name="${field.getAttribute('name')}"]`;
  const focused = fields.find((field) => field === document.activeElement);
  if (focused !== undefined) return `main form[method=get] ${named(focused)}`;
  const [first] = fields;
  return first && `main form[method=get]:has(${named(first)}) button[type=submit]`;
}
