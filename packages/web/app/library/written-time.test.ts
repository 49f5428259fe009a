import { expect, test } from 'vitest';

import { writtenDay, writtenTime } from './written-time.ts';

test('days and times have the digits that all other numbers of the language have', () => {
  const at = '2026-12-01T16:30:00Z';
  expect([writtenDay('en')(at), writtenTime('en')(at)]).toEqual(['Dec 1, 2026', 'Dec 1, 2026, 4:30 PM UTC']);
  for (const written of [writtenDay('ar'), writtenDay('ar', { dateStyle: 'long' }), writtenTime('ar')])
    expect(written(at)).toMatch(/^[^0-9]*٢٠٢٦[^0-9]*$/);
  expect(writtenDay('my')(at)).toContain('၂၀၂၆');
  expect(writtenDay('hi', { dateStyle: 'long' })(at)).toContain('2026');
});
