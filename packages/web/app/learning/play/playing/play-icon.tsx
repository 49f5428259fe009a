import { Drawing } from '../../../ui/icon.tsx';

/** Signs that only activities have. */
const shapes = {
  silent: '<path style="fill:var(--soft,none)" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="m15.5 9.5 5 5m0-5-5 5"/>',
} as const;

export function PlayIcon({ name }: { name: keyof typeof shapes }) {
  return <Drawing shape={shapes[name]} />;
}
