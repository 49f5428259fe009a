import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a running library lets commands of its own machine in, and with which key. */
export interface DoorAddress {
  port: number;
  key: string;
}

function fileIn(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'database.door');
}

/** Only the owner of the data folder can read the key, which is another one each time the library starts. */
export function writeDoorFile(dataDir: string, address: DoorAddress): void {
  const file = fileIn(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(address), { mode: 0o600 });
}

export function removeDoorFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Undefined where no library says that it runs; a library that was killed may have left its file. */
export function readDoorFile(dataDir: string): DoorAddress | undefined {
  try {
    const { port, key } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<DoorAddress>;
    return typeof port === 'number' && typeof key === 'string' ? { port, key } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
