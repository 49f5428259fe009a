import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { expect, test } from 'vitest';
import { explainStop } from './explain-stop.ts';

const aborted = new Error('The embedded database has stopped: Aborted()');

test('a folder that cannot be written is why the database stopped', async () => {
  await using place = await temporaryFolder();
  const file = path.join(place.folder, 'data');
  await writeFile(file, '');
  expect(await explainStop(aborted, file)).toBe(
    `The embedded database has stopped. The folder ${file} cannot be used (EEXIST). Free it, or choose another: DATA_DIR=/some/folder npm start`,
  );
});

test('where the folder is as it should be, what it said itself', async () => {
  await using place = await temporaryFolder();
  expect(await explainStop(aborted, place.folder)).toBe('The embedded database has stopped: Aborted()');
});
