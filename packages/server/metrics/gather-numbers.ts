import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { Numbers, PrimaryMessage, WorkerMessage } from '../workers/worker-message.ts';
import type { Metrics } from './open-metrics.ts';

/** A worker that does not answer in time is told of as it last was. */
const maxWaitMs = 5_000;

/**
 * The numbers of all workers together, gathered in the process that keeps them running, which also answers a worker that is
 * asked for them. prom-client's own way (`clusterMetrics`) gives no answer at all while one worker is just ending.
 */
export function gatherNumbers(): Pick<Metrics, 'contentType' | 'read'> {
  const serving = new Set<Worker>();
  const last = new Map<number, Numbers>();
  /** Of the workers that have ended: a sum that falls would be read as a start of everything anew. */
  let ended: Numbers = [];
  let questions = 0;
  const waiting = new Map<number, { of: Worker; isAnswered: () => void }>();

  function askOne(worker: Worker): Promise<void> {
    const question = ++questions;
    return new Promise((resolve) => {
      const isAnswered = () => {
        clearTimeout(timer);
        waiting.delete(question);
        resolve();
      };
      const timer = setTimeout(isAnswered, maxWaitMs);
      waiting.set(question, { of: worker, isAnswered });
      // What cannot be sent is not waited for.
      send(worker, { type: 'numbers-wanted', question }, (error) => error !== null && isAnswered());
    });
  }

  async function read(): Promise<string> {
    await Promise.all([...serving].map(askOne));
    return sumOf([...last.values(), ended]).metrics();
  }

  function receive(worker: Worker, message: WorkerMessage): void {
    if (message.type === 'numbers') {
      if (!worker.isDead()) last.set(worker.id, message.numbers.map(worstOfAll));
      waiting.get(message.question)?.isAnswered();
    }
    if (message.type === 'numbers-of-all-wanted') void tellAll(worker, message.question);
  }

  async function tellAll(worker: Worker, question: number): Promise<void> {
    try {
      send(worker, { type: 'numbers-of-all', question, text: await read() });
    } catch (error) {
      console.error('The numbers of the workers could not be read:', error);
      send(worker, { type: 'numbers-of-all', question });
    }
  }

  function forget(worker: Worker): void {
    serving.delete(worker);
    const before = last.get(worker.id);
    last.delete(worker.id);
    if (before !== undefined) ended = cumulativeOf([before, ended]);
    for (const { of, isAnswered } of waiting.values()) if (of === worker) isAnswered();
  }

  cluster.on('listening', (worker) => serving.add(worker));
  cluster.on('message', receive);
  cluster.on('exit', forget);
  return { contentType: Registry.PROMETHEUS_CONTENT_TYPE, read };
}

/** On average, one of eight workers that stands still would hardly be seen. */
function worstOfAll(number: Numbers[number]): Numbers[number] {
  return /^nodejs_eventloop_lag_(p\d+_)?seconds$/.test(number.name) ? { ...number, aggregator: 'max' } : number;
}

function sumOf(numbers: Numbers[]): Registry {
  return AggregatorRegistry.aggregate(numbers);
}

/** What only grows; how many connections a worker had open when it ended is of no use to anybody. */
function cumulativeOf(numbers: Numbers[]): Numbers {
  const sums: Numbers = sumOf(numbers).getMetricsAsArray();
  return sums.filter(({ type }) => type === 'counter' || type === 'histogram');
}

function send(worker: Worker, message: PrimaryMessage, onSent: (error: Error | null) => void = () => {}): void {
  worker.send(message, undefined, undefined, onSent);
}
