import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test('of a copy that finds no room it names where it was to go, not where it came from', () => {
  const failed = (where: object) => Object.assign(new Error('no space'), { code: 'ENOSPC', ...where });
  const copied = explain(failed({ path: '/data/database/PG_VERSION', dest: '/mnt/backups/new/PG_VERSION' }));
  expect(copied).toBe(
    'There is no room on the disk (/mnt/backups/new/PG_VERSION). Make room there, or choose another folder, and run the same command again.',
  );
  expect(explain(failed({ path: '/mnt/backups' }))).toContain('(/mnt/backups)');
  expect(explain(failed({}))).toMatch(/^There is no room on the disk\. /);
});
