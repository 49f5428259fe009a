import { noteWhereFocusWas, removePart } from '../removable.ts';
import { hideToast } from './hide-toast.ts';

/** A message that goes by itself: what was done, or why it was not. */
export interface Toast {
  kind: 'done' | 'failed' | 'offline';
  text: string;
  detail?: string;
}

const shownMs = 6000;

/** Shows one message in place of the one before it, for six seconds; longer while a pointer or the focus is on it. */
export function showToast({ kind, text, detail }: Toast): void {
  hideToast();
  const card = document.querySelector(`[data-toast=${kind}]`)?.firstElementChild?.cloneNode(true) as
    | HTMLElement
    | undefined;
  if (card === undefined) return;
  card.querySelector('p')?.append(text, ...(detail === undefined ? [] : [detailOf(detail)]));
  let timer = setTimeout(() => card.remove(), shownMs);
  const stay = () => clearTimeout(timer);
  const leaveLater = () => {
    stay();
    timer = setTimeout(() => card.remove(), shownMs);
  };
  for (const sign of ['pointerenter', 'focusin']) card.addEventListener(sign, stay);
  for (const sign of ['pointerleave', 'focusout']) card.addEventListener(sign, leaveLater);
  card.querySelector('button')?.addEventListener('click', () => removePart(card));
  noteWhereFocusWas(card);
  regionFor(kind)?.append(card);
}

function detailOf(text: string): HTMLElement {
  const detail = document.createElement('span');
  detail.textContent = text;
  return detail;
}

function regionFor(kind: Toast['kind']): Element | undefined {
  const role = kind === 'done' ? 'status' : 'alert';
  return (
    [...document.querySelectorAll(`dialog:modal > .toasts > [role=${role}]`)].at(-1) ??
    document.querySelector(`body > .toasts > [role=${role}]`) ??
    undefined
  );
}
