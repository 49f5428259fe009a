import { expect, test, vi } from 'vitest';
import { retryOnConflict } from './retry-on-conflict.ts';

const errorOf = (code: string): Error => Object.assign(new Error(`the database said ${code}`), { code });

test.each([
  ['a row that is named was deleted', '23503'],
  ['a name was taken', '23505'],
  ['two waited for each other', '40P01'],
])('what was not written because %s is written once more', async (_case, code) => {
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(errorOf(code)).mockResolvedValueOnce('written');
  expect(await retryOnConflict(write)).toBe('written');
  expect(write).toHaveBeenCalledTimes(2);
});

test('it is written once more and no oftener', async () => {
  const write = vi.fn<() => Promise<string>>().mockRejectedValue(errorOf('40P01'));
  await expect(retryOnConflict(write)).rejects.toMatchObject({ code: '40P01' });
  expect(write).toHaveBeenCalledTimes(2);
});

test.each([errorOf('23514'), errorOf('57014'), new Error('no code')])('%s is no conflict', async (error) => {
  const write = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(retryOnConflict(write)).rejects.toBe(error);
  expect(write).toHaveBeenCalledOnce();
});
