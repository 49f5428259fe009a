import cluster from 'node:cluster';
import { sendToPrimary } from './worker-message.ts';

/** Of several workers the first that is ready says it for all. */
export function sayReady(lines: string[]): void {
  if (cluster.isWorker) return sendToPrimary({ type: 'ready', lines });
  for (const line of lines) console.log(line);
}
