import { Icon } from '../ui/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** Prints the page. Nothing would come of it without a script, where the menu of the browser prints. */
export function PrintButton({ name }: { name: string }) {
  if (!useIsHydrated()) return null;
  return (
    <button className="btn" type="button" onClick={() => print()}>
      <Icon name="doc" size="s" />
      {name}
    </button>
  );
}
