import { Icon, type IconName } from '../icon.tsx';
import type { Toast } from './show-toast.ts';

const icons = { done: 'check', failed: 'alert', offline: 'offline' } as const satisfies Record<Toast['kind'], IconName>;

/** Where a screen reader listens for messages; each dialog has one too, as all else is out of reach while it is open. */
export function ToastRegions() {
  return (
    <div className="toasts">
      <div role="status" suppressHydrationWarning />
      <div role="alert" suppressHydrationWarning />
    </div>
  );
}

/** What a message of each kind looks like, for `showToast` to fill in. */
export function ToastTemplates({ dismissLabel }: { dismissLabel: string }) {
  return Object.entries(icons).map(([kind, icon]) => (
    <div key={kind} data-toast={kind} hidden>
      <div className={`toast toast--${kind}`}>
        <Icon name={icon} />
        <p />
        <button className="iconbtn" type="button" aria-label={dismissLabel}>
          <Icon name="close" size="s" />
        </button>
      </div>
    </div>
  ));
}
