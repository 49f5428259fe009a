import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { Icon, type IconName } from './icon.tsx';

/** A message that goes by itself: what was done, or why it was not. */
export interface Toast {
  kind: 'done' | 'failed' | 'offline';
  text: string;
  detail?: string;
}

const shownMs = 6000;
const icons = { done: 'check', failed: 'alert', offline: 'offline' } as const satisfies Record<Toast['kind'], IconName>;

let current: (Toast & { region: Element; shownAt: number }) | undefined;
const listeners = new Set<() => void>();

/** Shows one message in place of the one before it. */
export function showToast(toast: Toast): void {
  const region = regionFor(toast.kind);
  current = region === undefined ? undefined : { ...toast, region, shownAt: Date.now() };
  tell();
}

/** Where a screen reader listens for messages; each dialog has one too, as all else is out of reach while it is open. */
export function ToastRegions() {
  return (
    <div className="toasts">
      <div role="status" />
      <div role="alert" />
    </div>
  );
}

/** The message that is shown now, if any. */
export function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  if (toast === undefined) return null;
  return createPortal(<ToastCard key={toast.shownAt} toast={toast} dismissLabel={dismissLabel} />, toast.region);
}

/** Six seconds, longer while a pointer or the focus is on it. */
function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const leaveLater = () => {
    stay();
    timer.current = setTimeout(dismiss, shownMs);
  };
  useEffect(() => {
    timer.current = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <div
      className={`toast toast--${toast.kind}`}
      onPointerEnter={stay}
      onPointerLeave={leaveLater}
      onFocus={stay}
      onBlur={leaveLater}
    >
      <Icon name={icons[toast.kind]} />
      <p>
        {toast.text}
        {toast.detail !== undefined && <span>{toast.detail}</span>}
      </p>
      <button className="iconbtn" type="button" aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

function regionFor(kind: Toast['kind']): Element | undefined {
  const role = kind === 'done' ? 'status' : 'alert';
  return (
    [...document.querySelectorAll(`dialog:modal > .toasts > [role=${role}]`)].at(-1) ??
    document.querySelector(`body > .toasts > [role=${role}]`) ??
    undefined
  );
}

function dismiss(): void {
  current = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
