import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What came of a file of a catalogue, so that it need not be fetched again. */
export interface RememberedFile {
  address: string;
  /** As the feed said. */
  updated: string;
  etag?: string | undefined;
  modified?: string | undefined;
  /** Of the import's options: what was refused without a licence may be taken with one. */
  options: string;
  /** The edition that it became; it is looked up whether the library still has it. */
  edition?: { source: string; sourceFile: string; languageCode: string; sourceHash: string } | undefined;
  /** Why it was refused. */
  refused?: { code: string; message: string } | undefined;
}

export interface RememberedFiles {
  find: (address: string) => RememberedFile | undefined;
  remember: (file: RememberedFile) => Promise<void>;
}

/** The memory of a catalogue's files, a line of JSON each in `<data folder>/imports/`; `isDryRun`: only read. */
export async function openRememberedFiles(
  catalogue: string,
  { dataDir, isDryRun }: { dataDir: string; isDryRun: boolean },
): Promise<RememberedFiles> {
  const name = createHash('sha256').update(catalogue).digest('hex').slice(0, 16);
  const file = path.join(dataDir, 'imports', `${name}.jsonl`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const known = new Map<string, RememberedFile>();
  for (const line of text.split('\n')) {
    const each = parse(line);
    if (each !== undefined) known.set(each.address, each);
  }
  return {
    find: (address) => known.get(address),
    async remember(each) {
      const line = JSON.stringify(each);
      if (isDryRun || line === JSON.stringify(known.get(each.address))) return;
      known.set(each.address, each);
      await mkdir(path.dirname(file), { recursive: true });
      await appendFile(file, `${line}\n`);
    },
  };
}

/** The last line may have been cut off when the machine stopped. */
function parse(line: string): RememberedFile | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isFile = typeof value === 'object' && value !== null && 'address' in value && 'options' in value;
    return isFile ? (value as RememberedFile) : undefined;
  } catch {
    return undefined;
  }
}
