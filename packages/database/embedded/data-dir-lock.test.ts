import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DataDirInUseError, lockDataDir, lockFailure } from './data-dir-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'data-'));
    return () => rmSync(folder, { recursive: true });
  });

  test('keeps a second process out while the first one lives, and lets it in after kill -9', async () => {
    const first = await lockInOtherProcess(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
    first.kill('SIGKILL');
    await once(first, 'exit');
    lockDataDir(folder)();
  });

  test('keeps the same process from opening the folder twice', () => {
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(
      `Another Let's Read is already using the data folder ${folder}. Stop that one first, or choose another data folder for this one.`,
    );
    unlock();
    lockDataDir(folder)();
  });

  test('tells a full disk as any other call of the system does', () => {
    const full = () => {
      using db = new DatabaseSync(':memory:');
      try {
        db.exec('pragma max_page_count = 1; create table a (b)');
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(lockFailure(full(), folder)).toMatchObject({ code: 'ENOSPC', path: folder });
    const other = new Error('something else');
    expect(lockFailure(other, folder)).toBe(other);
  });
});

async function lockInOtherProcess(folder: string) {
  const code = `
    const { lockDataDir } = await import(${JSON.stringify(path.join(import.meta.dirname, 'data-dir-lock.ts'))})
    lockDataDir(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}
