import type { Registry } from 'prom-client';
import { type PrimaryMessage, sendToPrimary } from '../workers/worker-message.ts';

/** In a worker: tells the numbers of this process when they are gathered. @returns what reads those of all */
export function numbersOfWorkers(registry: Registry): () => Promise<string> {
  let questions = 0;
  const waiting = new Map<number, (text: string | undefined) => void>();

  process.on('message', (message: PrimaryMessage) => {
    if (message.type === 'numbers-wanted') void sendNumbers(registry, message.question).catch(console.error);
    if (message.type === 'numbers-of-all') {
      waiting.get(message.question)?.(message.text);
      waiting.delete(message.question);
    }
  });

  return () =>
    new Promise((resolve, reject) => {
      const question = ++questions;
      waiting.set(question, (text) =>
        text === undefined ? reject(new Error('the process that asks all workers has logged why')) : resolve(text),
      );
      sendToPrimary({ type: 'numbers-of-all-wanted', question });
    });
}

async function sendNumbers(registry: Registry, question: number): Promise<void> {
  sendToPrimary({ type: 'numbers', question, numbers: await registry.getMetricsAsJSON() });
}
