import cluster, { type Worker } from 'node:cluster';
import type { WorkerMessage } from './worker-message.ts';

/** A worker that ends at once each time is not started in a loop that fills the log and the processor. */
const firstWaitMs = 200;
const longestWaitMs = 30_000;
/** Who has run for so long begins again without waiting. */
const steadyAfterMs = 60_000;
/** Each ends by its own rules within 7 seconds (`stopOnSignal`); one that does not even hear the signal is ended here. */
const killAfterMs = 8_500;

/**
 * Starts `count` processes on one port, and each again that ends by itself. SIGTERM and SIGINT end all of them, each by its
 * own rules, and then this process. Where the first cannot begin, it has said why, and this process ends.
 */
export function runWorkers(count: number): void {
  // The workers accept from one socket. By turns, this process would accept and hand on: it keeps its copy of a connection
  // until the worker says it has it, and where that worker is killed before, the client waits for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  let hasFailed = false;
  let hasServed = false;
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Worker>();

  function startOne(waitMs = firstWaitMs): void {
    const worker = cluster.fork();
    const startedAt = Date.now();
    running.add(worker);
    worker.once('listening', () => {
      console.log(`A worker (${worker.process.pid}) serves.`);
      if (hasServed) return;
      // The first has prepared the database and found that all can be used: the others find it done.
      hasServed = true;
      if (!isStopping) for (let more = 1; more < count; more++) startOne();
    });
    const onEnd = (code: number | null, signal: string | null) => {
      if (!running.delete(worker)) return;
      if (isStopping) {
        // One that was only starting ends by the signal itself.
        hasFailed ||= code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT';
        return endIfLast();
      }
      if (!hasServed) {
        if (signal !== null) console.error(`The first worker ended with ${signal} before it served.`);
        process.exit(code === 0 ? 0 : 1);
      }
      startAgain(worker, signal ?? code, Date.now() - startedAt >= steadyAfterMs ? firstWaitMs : waitMs);
    };
    worker.once('exit', onEnd);
    worker.on('error', (error) => {
      // Also a message that did not arrive is told here; its end is told as such.
      if (worker.process.pid !== undefined) return;
      console.error(`A worker could not be started: ${error.message}`);
      onEnd(1, null);
    });
  }

  function startAgain(ended: Worker, how: string | number | null, waitMs: number): void {
    console.error(`A worker (${ended.process.pid}) ended with ${how}; another starts in ${waitMs} ms.`);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      startOne(Math.min(waitMs * 2, longestWaitMs));
    }, waitMs);
    waiting.add(timer);
  }

  function endIfLast(): void {
    if (running.size === 0) process.exit(hasFailed ? 1 : 0);
  }

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    for (const timer of waiting) clearTimeout(timer);
    for (const worker of running) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of running) {
        console.error(`A worker (${worker.process.pid}) has not ended in time and is killed.`);
        worker.process.kill('SIGKILL');
      }
    }, killAfterMs);
    endIfLast();
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  sayOnceReady();
  startOne();
}

function sayOnceReady(): void {
  let hasSaid = false;
  cluster.on('message', (_worker, message: WorkerMessage) => {
    if (message.type !== 'ready' || hasSaid) return;
    hasSaid = true;
    for (const line of message.lines) console.log(line);
  });
}
