import { watch } from 'node:fs';

/**
 * Calls back when anything in a folder changes, until the returned function is called. Some network drives tell
 * nothing of changes: there a new text is seen after a restart.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const watcher = watch(folder, { recursive: true, persistent: false }, onChange).on('error', onError);
  return async () => watcher.close();
}
