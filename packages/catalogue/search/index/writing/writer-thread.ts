import { parentPort, workerData } from 'node:worker_threads';
import { IndexWriter, type WriterOrder } from './index-writer.ts';

const port = parentPort;
if (port === null) throw new Error('search/index/writing/writer-thread.ts only runs as a worker thread');

const { file, isNew } = workerData as { file: string; isNew: boolean };
let writer: IndexWriter | undefined;

port.on('message', (order: WriterOrder | 'close') => {
  try {
    if (order === 'close') writer?.close();
    else (writer ??= new IndexWriter(file, isNew)).write(order);
    port.postMessage({});
  } catch (error) {
    // What SQLite says beside the message would be lost on the way.
    const { message, code, errcode } = error as { message: string; code?: string; errcode?: number };
    port.postMessage({ failure: { message, code, errcode } });
  }
  if (order === 'close') port.close();
});
