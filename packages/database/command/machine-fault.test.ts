import { expect, test } from 'vitest';
import { FolderError } from './make-folder.ts';
import { machineFault } from './machine-fault.ts';

const failed = (code: string) => Object.assign(new Error('could not extend file "base/5/1"'), { code });

test.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk (%s) is told with what to do', (code) => {
  expect(machineFault(failed(code))).toBe(
    'No room is left on the disk. Make room there, and run the same command again.',
  );
});

test.each(['ECONNREFUSED', '28P01', '3D000', '57P01'])('%s is told in its own words', (code) => {
  expect(machineFault(failed(code))).toBe('could not extend file "base/5/1"');
});

test.each(['EACCES', 'EPERM', 'EROFS'])('what this account may not do (%s) is told with who may', (code) => {
  expect(machineFault(failed(code))).toBe(
    'This account may not: could not extend file "base/5/1". Run the command as the account that the library runs as, or give this one the right.',
  );
});

test.each(['ENOENT', 'EEXIST', 'ENOTDIR'])('a folder that cannot be made (%s) is told by its name', (code) => {
  expect(machineFault(new FolderError('/proc/none', failed(code)))).toBe(
    `The folder /proc/none cannot be made (${code}). Choose another one.`,
  );
});

test('a database that goes away meanwhile is told with what to do', () => {
  expect(machineFault(new Error('Connection terminated unexpectedly'))).toContain('has stopped meanwhile');
});

test.each([failed('23505'), new Error('a bug'), 'no error'])('%s is for whoever writes the code', (error) => {
  expect(machineFault(error)).toBeUndefined();
});
