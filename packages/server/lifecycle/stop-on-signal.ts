import type { Server } from 'node:http';

interface Patience {
  /** Requests that have begun may end; then their connections are cut. */
  cutAfterMs: number;
  /** Whatever still hangs, such as a database that does not answer: both databases take it as they take a power cut. */
  exitAfterMs: number;
}
export const usualPatience: Patience = { cutAfterMs: 3_000, exitAfterMs: 7_000 };

/** Ends the process on SIGINT and SIGTERM, within 10 seconds whatever hangs. @returns whether that has begun */
export function stopOnSignal({
  server,
  close,
  patience: { cutAfterMs, exitAfterMs } = usualPatience,
}: {
  server: Server;
  close: () => Promise<void>;
  patience?: Patience;
}): () => boolean {
  // Ctrl-C reaches this process twice, from the terminal and through npm.
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), cutAfterMs);
    setTimeout(() => {
      console.error('Not everything could be closed in time; what was saved is safe.');
      process.exit(1);
    }, exitAfterMs);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Closing failed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => isStopping;
}
