import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const name = 'lets-read-tests-';
/** A whole run was seen to hold half a gigabyte of files at once; browsers and libraries want memory beside it. */
const leastFreeBytes = 8 * 2 ** 30;

/**
 * A folder in memory for what tests write, where the machine has much of it: on a disk their databases wait for it a fifth of
 * the time. Undefined elsewhere. It is removed when this process ends; what a killed run left is removed by the next.
 */
export function openMemoryFolder() {
  let left;
  try {
    left = readdirSync(memory);
  } catch {
    // No system but Linux has it.
    return undefined;
  }
  for (const one of left) {
    if (one.startsWith(name) && !isRunning(Number(one.slice(name.length))))
      rmSync(path.join(memory, one), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < leastFreeBytes) return undefined;
  const folder = path.join(memory, `${name}${process.pid}`);
  mkdirSync(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
