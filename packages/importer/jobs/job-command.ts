import { openDatabase } from '@letsread/database/open-database.ts';
import { importWork } from '../contract.ts';
import { runJob } from './run-job.ts';

// Started by the library (`launch-process.ts`), never by hand.
const [importId = '', word, whose] = process.argv.slice(2);
const work = importWork.find((each) => each === word);
const { DATA_DIR: dataDir = '', DATABASE_URL: url } = process.env;
if (work === undefined || importId === '' || dataDir === '')
  throw new Error('The library starts this, with an import and what to do.');

const stop = new AbortController();
process.on('message', () => stop.abort());
// The library that started it has ended.
process.on('disconnect', () => stop.abort());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const database = await openDatabase(url ? { url } : { dataDir, joinsRunning: true });
try {
  await runJob({ importId, work, isOfTeam: whose === 'team' }, { database, dataDir, signal: stop.signal });
} finally {
  await database.close();
  if (process.connected) process.disconnect();
}
