import type { ApiClient } from '@letsread/http/api-client.ts';
import { addImportPart, importLimits } from '@letsread/importer/contract.ts';

import { isProblem } from '../../request/is-problem.ts';
import type { FileToSend } from './dropped-files.ts';

/** What machines leave in folders, and what the library does not take by its name. */
const passedOver = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

export function withoutPassedOver(files: readonly FileToSend[]): FileToSend[] {
  return files.filter(({ path }) => !passedOver.test(path));
}

const minPartBytes = 250_000;

/**
 * Sends files in, part after part. Where the line is slow the parts get smaller; where it breaks, what has arrived stays, and the same call goes
 * on from there. `onFile` is told of each that has arrived whole.
 */
export async function sendFiles(
  client: ApiClient,
  { importId, files }: { importId: string; files: readonly FileToSend[] },
  onFile: () => void,
): Promise<void> {
  let partBytes = importLimits.partBytes;
  for (const { path, file } of files) {
    let from = 0;
    do {
      const bytes = file.slice(from, from + partBytes);
      try {
        ({ bytes: from } = await client(addImportPart, { importId, path, from, bytes }));
      } catch (error) {
        if (isProblem(error) && error.code === 'too-many-requests') await pause(error.retryAfterSeconds ?? 5);
        else if (isProblem(error) || partBytes <= minPartBytes) throw error;
        else partBytes = Math.max(minPartBytes, partBytes / 4);
      }
    } while (from < file.size);
    onFile();
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
