import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fault } from '../outcome.ts';

/** Why what was asked for cannot be, and what to do. */
export function FaultNote({ fault }: { fault: Fault }) {
  const t = useLibraryMessages();
  return (
    <p className="err" role="alert">
      <Icon name="alert" />
      <span>{t(`library.fault.${fault}`)}</span>
    </p>
  );
}
