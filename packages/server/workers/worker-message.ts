/** The numbers of one process, as `Registry.getMetricsAsJSON` of prom-client gives them. */
export type Numbers = { name: string; type: unknown; aggregator?: string }[];

/** What a worker tells the process that keeps it running. */
export type WorkerMessage =
  | { type: 'ready'; lines: string[] }
  | { type: 'numbers'; question: number; numbers: Numbers }
  | { type: 'numbers-of-all-wanted'; question: number };

/** What it is told. */
export type PrimaryMessage =
  | { type: 'numbers-wanted'; question: number }
  /** Without a text where they could not be put together. */
  | { type: 'numbers-of-all'; question: number; text?: string };

/** Whoever has ended meanwhile needs no answer. */
export function sendToPrimary(message: WorkerMessage): void {
  process.send?.(message, undefined, undefined, () => {});
}
