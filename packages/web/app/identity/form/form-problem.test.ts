import { commonProblem } from '@letsread/http/problem.ts';
import { expect, test, vi } from 'vitest';
import { refuseForm } from './form-problem.ts';

test.each(['storage-unavailable', 'database-unavailable', 'overloaded'] as const)(
  'a form that could not be taken (%s) says to try again later, with what was typed',
  (code) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { data, init } = refuseForm(commonProblem(code, { retryAfterSeconds: 60 }), { email: 'a@example.org' });
    expect([data, init?.status]).toEqual([
      { problem: { code: 'unreachable', fields: [], minutes: 1 }, typed: { email: 'a@example.org' } },
      503,
    ]);
    expect(said).toHaveBeenCalledWith(`503 ${code} while a form was answered`);
    said.mockRestore();
  },
);
