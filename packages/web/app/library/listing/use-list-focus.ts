import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Whoever works with keys goes on where they were: a form that searches or chooses begins anew with what was asked for, and the field or
 * button that had the focus is gone with it, and what was typed on before the answer came; and the next part of a list is read from its
 * beginning, not from the link that led there.
 * @returns what is told of each form that is sent
 */
export function useListFocus(): (event: FormEvent) => void {
  const { state } = useNavigation();
  const { pathname, search, hash, key } = useLocation();
  const sent = useRef<Sent>(undefined);
  // Where the answer is quick no render may see that it was waited for: the key of the address says that it is there.
  useLayoutEffect(() => {
    if (state !== 'idle' || sent.current === undefined) return;
    const { from, fields, focused } = sent.current;
    sent.current = undefined;
    // Whoever went to another list meanwhile does not search there.
    if (from !== pathname) return;
    for (const { field, value } of fields) if (field.value !== value) typeOn(field);
    if (document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(focused);
    next?.focus();
    // To go on typing where it ended.
    if (next instanceof HTMLInputElement) next.setSelectionRange(next.value.length, next.value.length);
  }, [state, key, pathname]);
  const part = partIn(search);
  const shown = useRef({ pathname, part });
  useLayoutEffect(() => {
    const isOther = shown.current.pathname === pathname && shown.current.part !== part;
    shown.current = { pathname, part };
    if (!isOther || part === '') return;
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
    heading?.focus();
  }, [pathname, part, hash]);
  return ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'get') sent.current = sentWith(target, pathname);
  };
}

/** Which part of its lists an address asks for; '' is the first. */
function partIn(search: string): string {
  const query = new URLSearchParams(search);
  return ['cursor', 'from', 'teams'].flatMap((name) => query.get(name) ?? []).join(' ');
}

type Field = HTMLInputElement | HTMLSelectElement;

/** A form as it was sent: on which screen, what stood in its fields, and where the focus was, as that is found in the form that takes its place. */
interface Sent {
  from: string;
  fields: { field: Field; value: string }[];
  focused: string;
}

function sentWith(form: HTMLFormElement, from: string): Sent | undefined {
  const fields = [...form.elements].filter(isField);
  const [first] = fields;
  if (first === undefined) return undefined;
  const focused = fields.find((field) => field === document.activeElement);
  return {
    from,
    fields: fields.map((field) => ({ field, value: field.value })),
    focused: focused ? selectorOf(focused) : `main form[method=get]:has(${named(first)}) button[type=submit]`,
  };
}

function isField(one: Element): one is Field {
  return (one instanceof HTMLInputElement && one.type !== 'hidden') || one instanceof HTMLSelectElement;
}

/** What somebody typed into a field that is gone stands in the one that took its place. */
function typeOn(field: Field): void {
  const next = field.isConnected ? null : document.querySelector<Field>(selectorOf(field));
  if (next !== null) next.value = field.value;
}

function selectorOf(field: Field): string {
  return `main form[method=get] ${named(field)}`;
}

function named(field: Field): string {
  return `${field.localName}[name="${field.name}"]`;
}
